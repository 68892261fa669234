// Package market is the board of Rune Market. Package boards says of which parts a board is made.
package market
