// Package page is what screens are made of that are no table: the page with its bar, its scrolling body and its ledge, the dialog that asks and the
// toast that answers, and the widgets that several screens put into the body, such as columns, cards, notices and rows of settings. It also has the screens
// that any other may need, which say that something is being read or has failed.
//
// It knows no game, and no scene but those two. What only one screen draws lies with that screen; widgets that know nothing of screens are in package ui.
package page
