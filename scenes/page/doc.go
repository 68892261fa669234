// Package page has the parts of all screens except the table: the page with its bar, its scrolling body and its ledge,
// the dialog that asks and the toast that answers, and widgets that several screens use, such as columns, cards,
// notices and rows of settings. It also has two screens that any other may need: one says that something is being read,
// the other that something has failed.
//
// It knows no game, and no scene but these two. What only one screen uses is in that screen's package; widgets that
// know nothing of screens are in package ui.
package page
