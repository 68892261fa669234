package page

import "strconv"

// Numbered returns a stable name with a number at its end.
func Numbered(prefix string, n int) string { return prefix + strconv.Itoa(n) }
