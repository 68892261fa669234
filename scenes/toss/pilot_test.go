//go:build pilot

package toss

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/stage"
	"runehall/ui"
)

// guest plays a match through the running program with one device. While a clock runs nothing ever settles, so it
// presses what is there.
type guest struct {
	*boardtest.Guest
	w, h    float64
	own     bool           // each person snatches alone
	persons []int          // seats of persons
	next    string         // partner of the rune reached for last
	brings  int            // seat it is brought to
	made    map[string]int // how often something was done, by mode
}

// newGuest plays for all persons of a match.
func newGuest(t *testing.T, app *pilot.App, m *match, hand pilot.Hand, w, h int) *guest {
	g := &guest{Guest: boardtest.NewGuest(t, app, hand, 1), w: float64(w), h: float64(h), made: map[string]int{}}
	for s, player := range m.Play.Record().Players {
		if player.Driver == person {
			g.persons = append(g.persons, s)
		}
	}
	return g
}

// points reports whether the device has pointers.
func (g *guest) points() bool { return g.Hand == pilot.Mouse || g.Hand == pilot.Finger }

// hit presses a target at once, unless it is gone by then.
func (g *guest) hit(name string) {
	g.T.Helper()
	at, ok := g.Probe().Targets[name]
	x, y := at.Middle()
	switch {
	case !ok:
	case g.Hand == pilot.Mouse:
		g.Click(x, y)
	case g.Hand == pilot.Finger:
		g.Touch(x, y)
	case g.Hand == pilot.Keyboard:
		for n := 0; n < 80 && g.Has(name); n++ {
			if g.Probe().Text("focus") == name {
				g.Key(ebiten.KeyEnter)
				return
			}
			g.Key(ebiten.KeyTab)
		}
	case g.leads(name):
		g.Pad(ebiten.StandardGamepadButtonRightBottom)
	}
}

// leads moves the focus by the direction pad alone, and reports whether it came to a target before the target was gone.
func (g *guest) leads(name string) bool {
	tried := map[string]int{}
	for range 80 {
		p := g.Probe()
		at, ok := p.Targets[name]
		on := p.Text("focus")
		if !ok || on == name {
			return ok
		}
		toX, toY := at.Middle()
		x, y := p.Targets[on].Middle()
		across, along := ebiten.StandardGamepadButtonLeftRight, ebiten.StandardGamepadButtonLeftBottom
		if toX < x {
			across = ebiten.StandardGamepadButtonLeftLeft
		}
		if toY < y {
			along = ebiten.StandardGamepadButtonLeftTop
		}
		ways := []ebiten.StandardGamepadButton{across, along, ebiten.StandardGamepadButtonLeftTop,
			ebiten.StandardGamepadButtonLeftBottom}
		if math.Abs(toX-x) < math.Abs(toY-y) {
			ways[0], ways[1] = ways[1], ways[0]
		}
		g.Pad(ways[tried[on]%len(ways)])
		tried[on]++
	}
	return false
}

// pulls drags the pointer from a target by dx, dy.
func (g *guest) pulls(name string, dx, dy float64) {
	at, ok := g.Probe().Targets[name]
	if !ok {
		return
	}
	x, y := at.Middle()
	if g.Hand == pilot.Mouse {
		g.Drag(x, y, x+dx, y+dy, 8)
	} else {
		g.Swipe(x, y, x+dx, y+dy, 8)
	}
}

// strikes strikes the meter at a target twice: once to start it, once to stop it. Without a pointer it turns the aim in
// between.
func (g *guest) strikes(name string) {
	if g.points() {
		g.hit(name)
		g.Tick(12 + g.Chance.IntN(40))
		g.hit(name)
		return
	}
	for range 2 {
		g.hit(name)
		if g.Hand == pilot.Keyboard {
			g.Key([]ebiten.Key{ebiten.KeyLeft, ebiten.KeyRight}[g.Chance.IntN(2)])
		} else {
			g.Pad([]ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonLeftLeft,
				ebiten.StandardGamepadButtonLeftRight}[g.Chance.IntN(2)])
		}
		g.Tick(12 + g.Chance.IntN(40))
	}
}

// throws swipes from the bowl or from the edge of a person round the table, or strikes the meter.
func (g *guest) throws() {
	docks := g.Names("toss.done.")
	switch n := g.Chance.IntN(4); {
	case !g.points() || n == 0:
		g.strikes("toss.bowl")
	case n > 1 && len(docks) > 0:
		tray := strings.Replace(docks[g.Chance.IntN(len(docks))], "done", "tray", 1)
		x, y := g.Target(tray).Middle()
		g.pulls(tray, (g.w/2-x)*.4, (g.h/2-y)*.4)
	default:
		g.pulls("toss.bowl", g.Chance.Float64()*80-40, -100-g.Chance.Float64()*150)
	}
}

// flicks pulls back the rune, or strikes the ring.
func (g *guest) flicks() {
	switch n := g.Chance.IntN(3); {
	case !g.points() || n == 0:
		g.strikes("toss.flicked")
	default:
		far := 30 + g.Chance.Float64()*60
		sin, cos := math.Sincos(math.Pi / 2 * float64(g.Chance.IntN(4)))
		g.pulls("toss.flicked", far*cos+far/9, far*sin)
	}
}

// pair returns a rune on the table whose partner lies there too.
func (g *guest) pair() (string, bool) {
	names := g.Names("toss.rune.")
	for _, i := range g.Chance.Perm(len(names)) {
		if slices.Contains(names, partner(names[i])) {
			return names[i], true
		}
	}
	return "", false
}

// partner returns the name of the other rune of the pair.
func partner(name string) string {
	n, err := strconv.Atoi(strings.TrimPrefix(name, "toss.rune."))
	if err != nil {
		return ""
	}
	return fmt.Sprintf("toss.rune.%d", n^1)
}

// snatches reaches for a rune of a pair, now and then for another one, and says that the seat is done when there is
// none.
func (g *guest) snatches(several bool) {
	name, ok := g.next, g.Has(g.next)
	if !ok {
		name, ok = g.pair()
		g.brings = g.persons[g.Chance.IntN(len(g.persons))]
	}
	g.next = partner(name)
	if all := g.Names("toss.rune."); len(all) > 0 && g.Chance.IntN(25) == 0 {
		name, ok = all[g.Chance.IntN(len(all))], true
	}
	switch {
	case ok && several && g.points():
		tray := fmt.Sprintf("toss.tray.%d", g.brings)
		to, there := g.Probe().Targets[tray]
		from, lies := g.Probe().Targets[name]
		if there && lies {
			x, y := from.Middle()
			toX, toY := to.Middle()
			g.pulls(name, toX-x, toY-y)
		}
	case several && !g.points():
		who := slices.Index(g.persons, g.brings)
		if !ok {
			name = fmt.Sprintf("toss.done.%d", g.brings)
		}
		if g.steers(who, name) {
			g.asks(who, ui.Confirm)
		}
	case ok:
		g.hit(name)
	default:
		if docks := g.Names("toss.done."); g.points() && len(docks) > 0 {
			g.hit(docks[g.Chance.IntN(len(docks))])
		}
		g.hit("table.confirm")
	}
}

// steers leads a person's cursor to a target with that person's control, and reports whether it came there before the
// target was gone.
func (g *guest) steers(who int, name string) bool {
	tried := map[string]int{}
	for range 60 {
		p := g.Probe()
		at, there := p.Targets[name]
		if done := strings.HasPrefix(name, "toss.done."); p.State["tick"] == nil || !there && !done {
			return false
		} else if !there {
			at = p.Targets["table.confirm"]
		}
		on := ""
		if cursors, ok := p.State["toss.cursors"].([]any); ok { // absent until a cursor was used
			on, _ = cursors[g.persons[who]].(string)
		}
		if on == name {
			return true
		}
		across, along := ui.Right, ui.Down
		toX, toY := at.Middle()
		if from, ok := p.Targets[on]; ok {
			x, y := from.Middle()
			if toX < x {
				across = ui.Left
			}
			if toY < y {
				along = ui.Up
			}
			if math.Abs(toX-x) < math.Abs(toY-y) {
				across, along = along, across
			}
		}
		ways := []ui.Action{across, along, ui.Left, ui.Up, ui.Right, ui.Down}
		g.asks(who, ways[tried[on]%len(ways)])
		tried[on]++
	}
	return false
}

// asks presses what a person's control has for an action: a key of a part of the keyboard, or a button of a gamepad.
func (g *guest) asks(who int, a ui.Action) {
	if g.Hand == pilot.Keyboard {
		g.Key([]map[ui.Action]ebiten.Key{
			{ui.Left: ebiten.KeyArrowLeft, ui.Right: ebiten.KeyArrowRight, ui.Up: ebiten.KeyArrowUp,
				ui.Down: ebiten.KeyArrowDown, ui.Confirm: ebiten.KeyEnter},
			{ui.Left: ebiten.KeyA, ui.Right: ebiten.KeyD, ui.Up: ebiten.KeyW, ui.Down: ebiten.KeyS,
				ui.Confirm: ebiten.KeySpace},
			{ui.Left: ebiten.KeyJ, ui.Right: ebiten.KeyL, ui.Up: ebiten.KeyI, ui.Down: ebiten.KeyK,
				ui.Confirm: ebiten.KeyN},
			{ui.Left: ebiten.KeyNumpad4, ui.Right: ebiten.KeyNumpad6, ui.Up: ebiten.KeyNumpad8,
				ui.Down: ebiten.KeyNumpad5, ui.Confirm: ebiten.KeyNumpad0},
		}[who][a])
		return
	}
	pads := make([][]ebiten.StandardGamepadButton, len(g.persons))
	pads[who] = []ebiten.StandardGamepadButton{map[ui.Action]ebiten.StandardGamepadButton{
		ui.Left: ebiten.StandardGamepadButtonLeftLeft, ui.Right: ebiten.StandardGamepadButtonLeftRight,
		ui.Up:   ebiten.StandardGamepadButtonLeftTop,
		ui.Down: ebiten.StandardGamepadButtonLeftBottom, ui.Confirm: ebiten.StandardGamepadButtonRightBottom,
	}[a]}
	g.Pads(pads...)
}

// act does the next thing; it returns false once the match is over.
func (g *guest) act() bool {
	g.T.Helper()
	p := g.Probe()
	mode := p.Text("toss.mode")
	_, golden := p.Targets["table.confirm"]
	choices := g.Names("toss.choice.")
	switch {
	case p.Scene == "results":
		return false
	case p.Scene == "error":
		g.T.Fatal(g.Log())
	case g.Has("rules.back"): // the words of a refusal lead there
		g.hit("rules.back")
	case g.Has("recap.close"):
		g.hit("recap.close")
	case g.Has("toss.close"):
		g.hit("toss.close")
	case g.Has("curtain.open"):
		g.Curtains++
		g.HoldOn("curtain.open")
	case p.State["toss.firm"] == true:
		if g.Chance.IntN(3) == 0 && g.Has("toss.act.skip") {
			g.hit("toss.act.skip")
		} else {
			g.hit("table.confirm")
		}
	case !golden && mode != "taking" && len(choices) == 0, mode == "taking" && !g.Has("toss.act.lights") &&
		!g.Has("toss.act.dark"):
		g.Tick(10)
		return true
	case mode == "throwing":
		g.throws()
	case mode == "flicking":
		g.flicks()
	case mode == "giving", mode == "ordering":
		if p.State["toss.ready"] != true {
			g.hit(choices[g.Chance.IntN(len(choices))])
		} else {
			g.hit("table.confirm")
		}
	case mode == "snatching" && p.State["tick"] == nil:
		g.Tick(10)
		return true
	case mode == "snatching":
		g.snatches(len(g.persons) > 1 && !g.own)
	case mode == "taking":
		if name, ok := g.pair(); ok && g.Chance.IntN(20) > 0 {
			g.hit(name)
		} else if g.Chance.IntN(4) == 0 {
			g.hit(g.Names("toss.act.")[0])
		} else {
			g.hit("toss.act.pass")
		}
	default:
		g.Tick(10)
		return true
	}
	g.made[mode]++
	g.Tick(4)
	return true
}

const person = games.Person

// TestMatchesToTheEnd plays matches in the real program to their results: by mouse, by fingers, by keyboard alone and
// by gamepad alone, with 2 to 5 seats, in each way to snatch, and with computers among persons. The matches are kept
// ones with a short last round; with RUNEHALL_WHOLE others are played from the first move.
func TestMatchesToTheEnd(t *testing.T) {
	whole := boardtest.Whole()
	for i, c := range []struct {
		hand    pilot.Hand
		way     string
		drivers []string
		w, h    int
		seats   string
		kept    string
	}{
		{hand: pilot.Mouse, w: 1280, h: 800, kept: "tiny"},
		{hand: pilot.Gamepad, w: 1280, h: 800, kept: "tiny"},
		{hand: pilot.Finger, w: 412, h: 915, kept: "tiny-calm"},
		{hand: pilot.Keyboard, way: "ghost", w: 915, h: 412, kept: "tiny-ghost"},

		{pilot.Mouse, "snatch", []string{person, "greedy", "greedy"}, 1280, 800, "", ""},
		{pilot.Finger, "calm", []string{person, person}, 412, 915, "", ""},
		{pilot.Keyboard, "ghost", []string{person, "random"}, 915, 412, "", ""},
		{pilot.Gamepad, "snatch", []string{"greedy", person, "random", "greedy"}, 1280, 800, "", ""},

		{pilot.Finger, "snatch", []string{person, person, person, person, person}, 1366, 1024, stage.SeatsRound, ""},
		{pilot.Finger, "snatch", []string{person, "greedy"}, 412, 915, "", ""},
		{pilot.Keyboard, "snatch", []string{person, person, "greedy"}, 915, 412, "", ""},
		{pilot.Mouse, "snatch", []string{person, "greedy", person, "random"}, 1366, 1024, stage.SeatsRound, ""},
		{pilot.Gamepad, "snatch", []string{person, person, person, person}, 1280, 800, "", ""},
		{pilot.Keyboard, "snatch", []string{person, person, person, "greedy", person}, 1440, 900, "", ""},
		{pilot.Gamepad, "calm", []string{person, "greedy", "random"}, 412, 915, "", ""},
		{pilot.Keyboard, "calm", []string{person, "greedy", person, "random"}, 1280, 800, "", ""},
		{pilot.Mouse, "calm", []string{"greedy", person, "random", "greedy", person}, 915, 412, "", ""},
		{pilot.Finger, "ghost", []string{person, person, "greedy"}, 768, 1024, stage.SeatsRound, ""},
		{pilot.Mouse, "ghost", []string{person, "greedy", person, "random"}, 1280, 800, "", ""},
		{pilot.Gamepad, "ghost", []string{"random", person, "greedy", person, "greedy"}, 1280, 800, "", ""},
	} {
		if whole != (c.kept == "") {
			continue
		}
		name := c.kept
		if whole {
			name = fmt.Sprintf("%s of %d", c.way, len(c.drivers))
		}
		t.Run(fmt.Sprintf("%s by %v", name, c.hand), func(t *testing.T) {
			boardtest.ByDay(t, rules.Def.ID, c.hand)
			var m *match
			if whole {
				setup := games.Setup{Seats: len(c.drivers), Seed: uint64(i),
					Options: map[string]string{rules.OptionWay: c.way}}
				m = boardtest.NewMatch(t, rules.Def, setup, c.drivers...)
			} else {
				m = boardtest.Kept(t, rules.Def, c.kept)
			}
			set := stage.Speed.Set(stage.Settings{}, "4")
			if c.seats != "" {
				set = stage.Seats.Set(set, c.seats)
			}
			app := boardtest.OpenSet(t, m, set, c.w, c.h, "--lang", "en")
			g := newGuest(t, app, m, c.hand, c.w, c.h)
			g.own = c.way == "ghost"
			begun := time.Now()
			for n := 0; g.act(); n++ {
				if n > 6000 {
					g.Save(fmt.Sprintf("endless-%d", i))
					t.Fatalf("after %d steps the match is not over: %v, %+v", n, g.made, g.Probe())
				}
			}
			moves, _ := g.Probe().Number("moves")
			t.Logf("%v, %d curtains, %v moves, %d ticks, %v", g.made, g.Curtains, moves, g.Ticks(),
				time.Since(begun).Round(time.Second))
		})
	}
}
