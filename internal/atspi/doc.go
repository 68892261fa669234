// Package atspi tells screen readers on Linux what is on the screen, over D-Bus, in their own protocol, AT-SPI 2. It
// needs no C.
//
// Two properties on the desktop's bus say whether somebody listens. [Start] watches them, which costs nothing as long
// as they do not change. When one of them becomes true, the program registers with the bus for accessibility and starts
// to describe the screen; when both are false again, it leaves. Without a bus, nothing happens.
//
// All of this runs on goroutines of its own. The program's loop only passes on where its window is, and never waits.
//
// Every description becomes a tree of objects: the program, its window, the parts of the screen, and the things in
// them. The differences between two trees are sent as events. A tree never changes, so questions can be answered on any
// goroutine. An object keeps its path as long as the thing exists, and a path is never used again.
//
// Nothing from the bus is trusted: the type and the bounds of each argument are checked, and a malformed question is
// answered with an error.
package atspi
