// Package library says where screens take games and texts from: which games there are, the doors to their tables, what
// they look and sound like, what can be remembered of their matches, and the books of messages and rules. It has no
// games by itself: package scenes fills it with those that have boards.
package library
