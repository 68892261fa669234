package ui

import "syscall/js"

// Compose joins letters and their combining marks into single letters where Unicode has such (NFC). It asks the
// browser, so that no library has to be downloaded.
func Compose(s string) string {
	if !composes(s) {
		return s
	}
	return js.Global().Get("String").Get("prototype").Get("normalize").Call("call", s, "NFC").String()
}
