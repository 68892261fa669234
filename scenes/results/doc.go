// Package results shows how a match ended: the ranks, where each point came from, what turned the match and what was
// achieved for the first time; and the keepsake, a picture of all that. The replay is package table's, and the
// statistics of many matches are package statistics.
package results
