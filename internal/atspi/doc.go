// Package atspi tells screen readers on Linux what is on the screen, over D-Bus, in the protocol that they read on that system: AT-SPI 2.
// It has no C in it.
//
// Two properties on the desktop's bus say whether somebody listens. [Start] watches them, which costs nothing as long as they
// stay as they are. Once one of them is true, the program registers with the accessibility's own bus and has the screen
// described; when both are false again, it leaves. Where there is no bus, nothing happens at all.
//
// All of it runs on goroutines of its own. The program's loop hands over where its window is, and never waits.
//
// Every description becomes a tree of objects: the program, its window, the parts of the screen, and the things in them. Two
// trees are compared, and what differs is sent as events. A tree never changes, so that questions are answered on any goroutine. An
// object keeps its path as long as the thing is there, and no path is used twice.
//
// What comes from the bus is not trusted: the type and the bounds of each argument are checked, and a malformed question is
// answered with an error.
package atspi
