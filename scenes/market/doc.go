// Package market is the board of Rune Market: what lies on its table is painted here, from pictures of the hall or from plain shapes.
package market
