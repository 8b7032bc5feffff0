"""What is true of every game, and how games are found to try it on.

`exploring` finds what may be done and answers whatever is asked, `invariants` says what is true of any game, `walks` plays a table with both,
`mirrors` compares games that differ in something that must not matter.
"""
