package lang

// Foreign reports whether a text shown in a language has words that come from no message. It is nil unless the program
// speaks pseudo-words, since only their messages can be recognised, by brackets: see internal/workshop/tools/pseudo.
var Foreign func(tag, text string) bool
