package ui

import "syscall/js"

// wheelUnit is how much of the engine's unit one notch of the wheel makes: most browsers count pixels.
const wheelUnit = 100.0

// Listen connects the page's own device script (wasm/page/devices.js), for input that the engine does not see or would
// keep from the browser. wake causes a tick. Where the program is embedded in another page, that script may be missing;
// then only the engine's input counts.
func (s *Source) Listen(wake func()) {
	page := js.Global().Get("runehallDevices")
	if !page.Truthy() {
		return
	}
	s.unit = 1 // the page's script counts notches
	on := func(name string, do func(args []js.Value) any) {
		page.Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any { return do(args) }))
	}
	tells := func(name string, what func(h *handed, args []js.Value)) {
		on(name, func(args []js.Value) any {
			s.hand(func(h *handed) { what(h, args) })
			wake()
			return nil
		})
	}
	tells("taken", func(h *handed, args []js.Value) {
		for i := range args[0].Length() {
			h.lost = append(h.lost, args[0].Index(i).Int())
		}
	})
	tells("lifted", func(h *handed, args []js.Value) {
		h.lifted = append(h.lifted, RawTouch{args[0].Int(), Pt(args[1].Float(), args[2].Float())})
	})
	tells("mouseLost", func(h *handed, _ []js.Value) { h.mouseLost = true })
	tells("left", func(h *handed, _ []js.Value) { h.unfocused = true })
	tells("pads", func(*handed, []js.Value) {}) // the next tick finds the pads
	tells("zoom", func(h *handed, args []js.Value) { h.zoom += args[0].Float() })
	on("means", func(args []js.Value) any {
		const ctrl, shift, alt, meta = 1, 2, 4, 8
		held := args[2].Int()
		return int(s.printed.means(args[0].String(), args[1].String(),
			mods{held&(ctrl|meta) != 0, held&shift != 0, held&alt != 0}))
	})
}
