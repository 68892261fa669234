package speaker

import "syscall/js"

// listen makes the deck go on whenever the browser allows it. A page may only make sound after the person has done
// something, and some browsers stop it by themselves, for a telephone call or when the sound device disappears.
func (d *deck) listen() {
	document := js.Global().Get("document")
	d.on(document, "touchend", "keyup", "mouseup", "visibilitychange")
	d.on(d.context, "statechange")
	if devices := js.Global().Get("navigator").Get("mediaDevices"); devices.Truthy() {
		d.on(devices, "devicechange")
	}
}

// on makes the deck run or stand still at certain events, until it is closed.
func (d *deck) on(target js.Value, events ...string) {
	heard := js.FuncOf(func(js.Value, []js.Value) any {
		d.safely(d.run)
		return nil
	})
	for _, event := range events {
		target.Call("addEventListener", event, heard)
	}
	d.release = append(d.release, func() {
		for _, event := range events {
			target.Call("removeEventListener", event, heard)
		}
		heard.Release()
	})
}

// Close implements [mixer.Deck].
func (d *deck) Close() error {
	d.safely(func() {
		for _, release := range d.release {
			release()
		}
		if d.context.Get("state").String() != closed {
			d.context.Call("close").Call("catch", ignore)
		}
	})
	return d.err
}
