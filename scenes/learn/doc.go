// Package learn has the screens that lead to lessons: the list of all, with what was done and what is next, and the
// question whether somebody wants to play along before a first match.
package learn
