package toss

import (
	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// arrange makes the layout anew if the arrangement has changed, and reports whether it has. The lens then glides to its
// new aim, but is there at once in a new frame, for another seat, and with reduced motion.
func (p *places) arrange(a arrangement) bool {
	if a == p.made {
		return false
	}
	anew := p.made == arrangement{} || p.made.front != a.front
	if anew || p.made.heap != a.heap {
		p.pan = ui.Point{}
	}
	p.made = a
	p.layout = arrange(&p.Given.Frame, a)
	p.pan = within(p.pan, p.slack)
	p.aim.mid = p.aim.mid.Add(p.pan)
	p.aim = p.aim.seen(p.Given.View.Edge(max(0, a.front)))
	if anew || p.Given.Frame.Tempo().Reduced || p.lens.edge != p.aim.edge {
		p.settle()
	} else if p.aim != p.lens {
		p.from, p.glides = p.lens, float64(glideTicks)
	}
	return true
}

func arrange(f *table.Frame, a arrangement) layout {
	s := setter{f: f, k: f.Kit, a: a, room: f.Field, touch: stage.MinTouch(f.Kit)}
	s.setOwn()
	s.setOthers()
	switch a.mode {
	case throwing:
		s.setThrow()
	case settling:
		s.setStory()
	case giving, ordering:
		s.setChoices()
	case flicking:
		s.setFlick()
	case racing:
		s.setRace()
	}
	s.window = s.room
	s.aim = s.aimed()
	s.openSheet()
	return s.layout
}

func need(r table.Room) table.Need {
	th := &r.Kit.Theme
	dock := ui.Sz(th.Dp(420), th.Dp(92))
	switch {
	case r.Low:
		return table.Need{Rail: min(th.Dp(230), r.Screen.W*.3), Seats: min(th.Dp(210), r.Screen.W*.27), Dock: dock}
	case r.Portrait:
		tablet := table.Tablet(r.Kit, r.Screen)
		rows := 1
		if n := r.Seats - 1; n > abreast(n, tablet) {
			rows = 2
		}
		ledge, chip := 104.0, 96.0
		switch {
		case tablet:
			ledge, chip = deskTray, 116
		case th.InDp(r.Screen.H) < 700:
			ledge = 60
		}
		return boards.Portrait(r, rows, min(chip, max(60, th.InDp(r.Screen.H)*.1)), ledge, dock)
	}
	n := boards.Landscape{Seats: 288, Share: .26, Ledge: 104, Low: 84}.Need(r, dock)
	if table.Tablet(r.Kit, r.Screen) {
		n.Ledge = th.Dp(deskTray)
	}
	return n
}

// abreast returns how many of n other seats sit side by side above the table on a portrait screen.
func abreast(n int, tablet bool) int {
	if n > 3 || n == 3 && !tablet {
		return 2
	}
	return n
}

// deskTray is the height of the tray in front on a tablet, in dp.
const deskTray = 152
