package scenes

import (
	"runehall/scenes/settings"
	"runehall/scenes/stage"
	"runehall/ui"
)

// padNote tells about gamepads that nobody knows, once for each: the person can name their buttons.
type padNote struct {
	told map[string]bool
	line string // what is said; say is the button beside it
	say  ui.Button
	seen bool // a gamepad has been connected since the start
}

// notePads tells about the gamepad of this tick if that is necessary.
func (a *App) notePads() {
	n, st, name := &a.pads, a.stage, a.input.UnknownPad
	n.seen = n.seen || a.input.Pad != ui.NoPad || name != ""
	if name == "" || n.told[name] || !a.started || a.missing.toast.Text() != "" {
		return
	}
	if n.told == nil {
		n.told = map[string]bool{}
	}
	n.told[name] = true
	n.say.Text = st.Text("pad.say")
	n.say.OnTap = func() {
		a.missing.toast.Hide()
		st.Push(settings.NewPadNaming(st))
	}
	n.line = st.Text("pad.unknown")
	a.missing.toast.Show(ui.IconInfo, n.line, st.Kit.Palette.Brass, &n.say)
	a.layout++
	a.pace.Repaint()
}

func (n *padNote) report(r *stage.Report, over *missing) {
	if n.line != "" && over.toast.Text() == n.line {
		stage.Names{&n.say: "pad.say"}.Report(r)
	}
}
