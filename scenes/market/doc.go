// Package market is the board of Rune Market. How a board is made of parts says package boards.
package market
