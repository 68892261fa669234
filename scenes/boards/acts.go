package boards

import (
	"strings"

	"runehall/games"
	"runehall/scenes/table"
	"runehall/ui"
)

// MaxActs is how many buttons stand beside the golden one.
const MaxActs = 2

// Acts are the buttons beside the golden one, each with its meaning. The last place may go to the button that asks for
// the curtain.
type Acts[K comparable] struct {
	list    [MaxActs]act[K]
	curtain ui.Button
}

type act[K comparable] struct {
	ui.Button
	on    bool
	means K
	// rests is for how many ticks a pressed button still does only what it did then. Its meaning may change right after
	// the press, and nobody meant to press that.
	rests int
	did   K
}

// RestTicks is how long that lasts.
var RestTicks = ui.Ticks(340)

// Wire sets what is called when a button is pressed.
func (a *Acts[K]) Wire(press func(i int), open func()) {
	for i := range a.list {
		b := &a.list[i]
		b.Button = ui.Button{Kind: ui.SlateButton, OnTap: func() {
			if a.Rests(i) {
				return
			}
			b.rests, b.did = RestTicks, b.means
			press(i)
		}}
	}
	a.curtain = ui.Button{Icon: ui.IconCurtain, OnTap: open}
}

// Offer shows a button with a meaning at a place; without Offer it is hidden. If the words would be small, the sign
// stands above them; if they would be illegible, only the sign is shown.
func (a *Acts[K]) Offer(f *table.Frame, i int, means K, word games.Phrase, sign ui.Icon, at ui.Rect) {
	b, k := &a.list[i], f.Kit
	b.means, b.on = means, !at.Empty()
	if !b.on {
		return
	}
	b.Text, b.Icon, b.Hint = f.Say(word), ui.NoIcon, ""
	// small words below a sign need less room
	if b.Stacked = k.Measure(b.Text, k.Type.Body, 0).W*.86 > at.W-2*k.Gap.S &&
		at.H >= k.Icon+k.LineHeight(k.Type.Label); b.Stacked {
		b.Icon = sign
	}
	room := at.W - k.Gap.S
	if !b.Stacked {
		room -= k.Gap.S
	}
	if small := k.Type.Label; k.Measure(b.Text, small, 0).W*k.Legible/small.Size > room {
		if wrapped(k, b.Text, at) {
			b.Stacked, b.Icon = false, ui.NoIcon
		} else {
			b.Text, b.Hint, b.Icon = "", b.Text, sign
		}
	}
	b.Layout(k, at)
}

// wrapped reports whether a button's words can be read in several lines, without a sign.
func wrapped(k *ui.Kit, text string, at ui.Rect) bool {
	style := k.Type.Body
	style.Size = k.Legible
	wide := 0.0
	for word := range strings.FieldsSeq(text) {
		wide = max(wide, k.Measure(word, style, 0).W)
	}
	room := at.W - 2*k.Gap.S
	return wide <= room && k.Measure(text, style, room).H <= at.H
}

// Ask gives the button that asks for the curtain its place; without one it is not there.
func (a *Acts[K]) Ask(f *table.Frame, word games.Phrase, at ui.Rect) {
	if !at.Empty() {
		k := f.Kit
		a.curtain.Text, a.curtain.Icon = f.Say(word), ui.IconCurtain
		if room := at.W - 2*k.Gap.S - k.Icon - k.Gap.S; k.Measure(a.curtain.Text, k.Type.Body,
			0).W*k.Legible > room*k.Type.Body.Size && wrapped(k, a.curtain.Text, at) {
			a.curtain.Icon = ui.NoIcon // the words say more than the sign
		}
	}
	a.curtain.Layout(f.Kit, at)
}

// Means returns the meaning of button i. on is false if it is hidden.
func (a *Acts[K]) Means(i int) (means K, on bool) { return a.list[i].means, a.list[i].on }

// Rests reports whether a button has come to mean something else under a finger that has just pressed there: then it
// does nothing for a while.
func (a *Acts[K]) Rests(i int) bool {
	b := &a.list[i]
	return b.rests > 0 && b.means != b.did
}

// Button returns a button.
func (a *Acts[K]) Button(i int) *ui.Button { return &a.list[i].Button }

// Curtain returns where the button that asks for the curtain is; empty if it is not there.
func (a *Acts[K]) Curtain() ui.Rect { return a.curtain.Rect() }

// Update lets the buttons read a tick.
func (a *Acts[K]) Update(c *ui.Context) {
	for i := range a.list {
		b := &a.list[i]
		if b.on {
			b.Update(c)
		}
		if b.rests > 0 {
			b.rests--
			c.Moves(true)
		}
	}
	if !a.curtain.Rect().Empty() {
		a.curtain.Update(c)
	}
}

// Draw draws the buttons.
func (a *Acts[K]) Draw(c *ui.Canvas) {
	for i := range a.list {
		if a.list[i].on {
			a.list[i].Draw(c)
		}
	}
	if !a.curtain.Rect().Empty() {
		a.curtain.Draw(c)
	}
}

// Report names the buttons, with the game as the first part of each name.
func (a *Acts[K]) Report(r *table.Report, game string, name func(means K) string) {
	r.Stop(&a.curtain, game+".open-hand", a.curtain.Rect())
	for i := range a.list {
		if b := &a.list[i]; b.on {
			r.Stop(&b.Button, game+".act."+name(b.means), b.Rect())
		}
	}
}
