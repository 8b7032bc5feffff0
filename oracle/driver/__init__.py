"""The driver: plays a scenario's table and script on the rules, and shows what came of each step. Dicts in, dicts out.

| module | holds |
|---|---|
| `document` | table and script as typed values; what they may hold |
| `errors` | the ways in which a step or a whole scenario ends early |
| `table` | from a table to a game: `set_up` |
| `references` | handles and names: what they mean, which objects can be told apart |
| `script` | the steps: `play` |
| `journey` | passing priority for everybody: until something has resolved, until a step comes |
| `answers` | whose answer a question gets: the step's own choices, the scripted answers, or the only one that there is |
| `choices`, `objects`, `orders`, `paying` | from an answer as it is written to the options of a question, kind by kind |
| `abilities`, `keywords` | which ability a script means; a token's keywords |
| `snapshot` | from a game to what is seen of it |

`play` is what an adapter calls; nothing in here knows of files or processes.
"""

from oracle.driver.script import play

__all__ = ["play"]
