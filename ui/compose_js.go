package ui

import "syscall/js"

// Compose returns a text with marks and their letters as one letter where there is one. The browser knows how; a library would have to
// be downloaded.
func Compose(s string) string {
	if !composes(s) {
		return s
	}
	return js.Global().Get("String").Get("prototype").Get("normalize").Call("call", s, "NFC").String()
}
