// Package setup is the screen on which a match is set up: who sits where and looks how, by which rules and with which
// controls, as it was last time. What a game can be set up with, its door says; whoever opens the screen says in [Ways]
// how a match begins.
package setup
