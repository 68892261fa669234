// Package notices has the words that lie on a table and point at something there: tips for a first match, and toasts.
// They cover as little as they can of what people look at. The package knows no match: it is told what can be pointed
// at ([Targets]), and where words have room ([Room]).
package notices
