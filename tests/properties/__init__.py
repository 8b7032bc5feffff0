"""What is true of every game, and how games are found to try it on.

`laws` says what is held; `exploring` finds what may be done and answers whatever is asked, `walks` plays a table with it, `invariants` and
`accounts` say what is true of any game and of any move, `mirrors` compares games that differ in something that must not matter.
"""
