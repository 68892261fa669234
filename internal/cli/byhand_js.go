package cli

import "syscall/js"

// shower returns what shows a text over the canvas, in a field of the browser's: there it can be selected and copied by
// hand, by fingers and keys, and screen readers read it.
func shower() func(text, how, done string) {
	document := js.Global().Get("document")
	if document.Get("createElement").Type() != js.TypeFunction {
		return nil
	}
	return func(text, how, done string) {
		element := func(name string) js.Value { return document.Call("createElement", name) }
		dialog, line, field, button := element("dialog"), element("label"), element("textarea"), element("button")
		dialog.Set("className", "byhand")
		line.Set("textContent", how)
		field.Set("value", text)
		field.Set("readOnly", true)
		field.Set("rows", 5)
		button.Set("textContent", done)
		line.Call("append", field)
		dialog.Call("append", line, button)
		var hide, gone js.Func
		hide = js.FuncOf(func(js.Value, []js.Value) any {
			dialog.Call("close")
			return nil
		})
		gone = js.FuncOf(func(js.Value, []js.Value) any { // closed by the button or by Escape
			dialog.Call("remove")
			hide.Release()
			gone.Release()
			if canvas := document.Call("querySelector", "body > canvas"); canvas.Truthy() {
				canvas.Call("focus")
			}
			return nil
		})
		button.Call("addEventListener", "click", hide)
		dialog.Call("addEventListener", "close", gone)
		document.Get("body").Call("append", dialog)
		dialog.Call("showModal")
		field.Call("focus")
		field.Call("select")
	}
}
