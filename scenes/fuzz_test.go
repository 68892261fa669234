package scenes

import (
	"log/slog"
	"testing"

	"runehall/ui"
)

// FuzzInput lets random fingers and keys loose on the program: whatever they do, no screen fails.
func FuzzInput(f *testing.F) {
	f.Add([]byte("\x00\x80\x80\x01\x80\x80\xff\x10\x20"), uint8(0))
	f.Add([]byte{4, 4, 4, 4, 4, 4, 4, 4, 4, 4}, uint8(1))
	f.Add([]byte{0, 200, 240, 1, 0, 0, 0, 200, 240, 1, 0, 0, 0, 120, 120, 1, 0, 0, 8, 9, 10, 4, 4}, uint8(2))
	f.Fuzz(func(t *testing.T, script []byte, shape uint8) {
		size := sizes[int(shape)%len(sizes)]
		var failed error
		config := Config{Log: slog.New(slog.DiscardHandler), Keep: func(_ string, text []byte) (string, error) {
			t.Errorf("a screen failed:\n%s", text)
			return "", failed
		}}
		d := launch(t, size, config)
		for len(script) > 2 {
			what, x, y := script[0], script[1], script[2]
			at := ui.Pt(float64(x)/255*size.W, float64(y)/255*size.H)
			switch {
			case what < 2:
				script = script[3:]
				d.touch(at)
			case what < 2+byte(ui.ActionCount):
				script = script[1:]
				d.in.Device = ui.KeyDevice
				d.in.Pressed = ui.ActionSet(ui.Action(what - 2))
				d.tick()
			case what < 60:
				script = script[2:]
				for range int(x) {
					d.in.Held = ui.ActionSet(ui.Hold)
					d.tick()
				}
			case what < 64:
				script = script[1:]
				d.in.FocusLost, d.in.Pause = what < 62, what == 62
				d.tick()
			case what < 80:
				script = script[1:]
				d.size = sizes[int(what)%len(sizes)]
				d.in.Resized = true
				d.tick()
			default:
				script = script[1:]
				for range int(what) {
					d.tick()
				}
			}
			if d.app.quit {
				return
			}
		}
	})
}
