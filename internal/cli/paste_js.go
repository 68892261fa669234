package cli

import (
	"errors"
	"syscall/js"

	"runehall/scenes"
)

// paster returns what reads the browser's clipboard, or nil where pages may not.
func paster() func(func(string, error)) {
	board := js.Global().Get("navigator").Get("clipboard")
	if !board.Truthy() || board.Get("readText").Type() != js.TypeFunction {
		return nil
	}
	return func(got func(string, error)) {
		var kept, broken js.Func
		release := func() { kept.Release(); broken.Release() }
		kept = js.FuncOf(func(_ js.Value, args []js.Value) any {
			release()
			got(args[0].String(), nil)
			return nil
		})
		broken = js.FuncOf(func(_ js.Value, args []js.Value) any {
			release()
			got("", errors.New(args[0].Call("toString").String()))
			return nil
		})
		board.Call("readText").Call("then", kept, broken)
	}
}

// listenPaste passes on what is pasted into the page. If a field of the browser has the focus, the browser handles it.
func listenPaste(app *scenes.App) {
	js.Global().Call("addEventListener", "paste", js.FuncOf(func(_ js.Value, args []js.Value) any {
		event := args[0]
		if in := event.Get("target").Get("tagName"); in.Type() == js.TypeString &&
			(in.String() == "INPUT" || in.String() == "TEXTAREA") {
			return nil
		}
		if data := event.Get("clipboardData"); data.Truthy() {
			app.Paste(data.Call("getData", "text").String())
		}
		return nil
	}))
}
