// Package ceremony shows how a match begins and how it ends: the players come in out of the dark, and after the last
// move the winner is honoured. It knows nothing of the match but who sits at the table, and the result.
package ceremony
