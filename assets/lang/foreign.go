package lang

// Foreign reports whether a text has words that come from no message. It is nil, since nobody can tell, except in a language
// of pseudo-words, whose messages stand in brackets: see internal/tools/pseudo.
var Foreign func(text string) bool
