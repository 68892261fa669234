// Package pause is the menu of a match, over the dimmed table, with the standing of the match.
package pause
