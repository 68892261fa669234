package cli

import (
	"errors"
	"syscall/js"
)

// copier returns the function that puts a text on the browser's clipboard. It fails if the page is not allowed to.
func copier() func(string, func(error)) {
	board := js.Global().Get("navigator").Get("clipboard")
	return func(text string, copied func(error)) {
		if !board.Truthy() { // on a page that did not come by https, or from this machine
			copied(errors.New("the browser gives this page no clipboard"))
			return
		}
		settle(board.Call("writeText", text), copied)
	}
}

// address returns the page's address without its parameters, since these belong to the person who opened it.
func address() string {
	at := js.Global().Get("location")
	return at.Get("origin").String() + at.Get("pathname").String()
}

// sender returns what offers a link in the system's own way, or nil where pages cannot. Whoever changes their mind is
// no error.
func sender() func(string) {
	navigator := js.Global().Get("navigator")
	if navigator.Get("share").Type() != js.TypeFunction {
		return nil
	}
	return func(link string) {
		settle(navigator.Call("share", map[string]any{"title": "Runehall", "url": link}), func(error) {})
	}
}

// settle calls done once a promise is kept or broken.
func settle(promise js.Value, done func(error)) {
	var kept, broken js.Func
	release := func() { kept.Release(); broken.Release() }
	kept = js.FuncOf(func(js.Value, []js.Value) any {
		release()
		done(nil)
		return nil
	})
	broken = js.FuncOf(func(_ js.Value, args []js.Value) any {
		release()
		done(errors.New(args[0].Call("toString").String()))
		return nil
	})
	promise.Call("then", kept, broken)
}
