// Package market is the board of Rune Market: what lies on its table is painted here, from pictures of the hall or from plain shapes.
// So far only specimens are drawn of it, which the page does not carry; so nothing of it is built for the browser.
package market
