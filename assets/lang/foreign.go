package lang

// Foreign reports whether a text that is shown in a language has words that come from none of its messages. It is nil, since nobody
// can tell, except with a language of pseudo-words, whose messages stand in brackets: see internal/workshop/tools/pseudo.
var Foreign func(tag, text string) bool
