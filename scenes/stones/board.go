package stones

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
	"runehall/scenes/table"
	"runehall/ui"
)

// Board shows a match of Menhirs. Its parts know those before them.
type Board struct {
	*shared
	places places
	player player
	words  words
	artist artist
}

var (
	_ table.Board[rules.Move, rules.Event, rules.View] = (*Board)(nil)
	_ table.Pictured[rules.Move, rules.View]           = (*Board)(nil)
	_ table.Secret[rules.View]                         = (*Board)(nil)
	_ table.Illustrated[rules.Event]                   = (*Board)(nil)
	_ table.Standing                                   = (*Board)(nil)
	_ table.Covering                                   = (*Board)(nil)
)

// New returns a board that shows nothing yet.
func New() *Board {
	b := &Board{shared: new(shared)}
	p := &b.player
	first := parts{b.shared, &b.places}
	b.places = places{shared: b.shared}
	b.player = newPlayer(first)
	b.player.wire()
	b.words = words{parts: first, player: p}
	b.artist = artist{parts: first, player: p, words: &b.words}
	b.Init(boards.Def[rules.Move, rules.Event, rules.View, model, selection, kind]{
		Kinds: &catalogue,
		Picture: &boards.Picture[rules.Move, rules.View]{
			Mover:  rules.View.OnTurn,
			Fronts: true,
			Place:  b.pose, Draw: b.drawField, At: b.at,
		},
		Need: need,
		Frame: func() {
			b.artist.layout()
			b.words.layout()
			b.places.made = arrangement{}
		},
		Place:  func() bool { return b.places.arrange(p.arrangement()) },
		Spread: b.places.spread,
		Sheet:  func() *boards.Sheet { return &b.places.sheet },

		Model:  modelOf,
		Noises: func(m *model) *motion.Noises[thing] { return &m.noises },
		Event:  steps,
		After:  settled,
		Light:  func(t thing) step { return lit(flash{kind: flashThing, at: t}, glowTicks) },
		Shake:  func(t thing) step { return lit(flash{kind: flashRefused, at: t}, refuseTicks) },
		Draw:   b.artist.draw,

		About:  func(_ rules.View, m rules.Move) []thing { return refused(p.options, &b.Model, m) },
		Of:     (*model).of,
		WhyNot: p.whyNot,
		Aim:    b.places.aim,

		Handed:  handed,
		Renew:   p.renew,
		Intent:  p.intent,
		Back:    func(s selection) selection { return s.back(p.options) },
		Afield:  p.afield,
		Private: private,
		Curtain: func(g gesture) (means, may bool) { return p.opens(g), p.curtained() },
		Told:    p.told,
		Knows:   p.knows,
		Handled: handled,

		Hit:      b.places.hit,
		Mark:     p.mark,
		Explains: p.explains,
		Stands:   p.stands,
		Focuses:  p.focuses,
		Numbered: p.numbered,
		Buttons:  func(c *ui.Context) { p.acts.Update(c) },

		Write: func() {
			p.putActs()
			b.words.write()
		},
		Headline: b.words.headline,
		Golden:   b.words.golden,
		Report:   p.report,
		Name:     func(t thing) string { return catalogue.Name(t, b.Given.Front) },
		Says:     b.words.says,
		Open:     p.open,
		Tells:    b.words.tells,
	})
	return b
}

// Standing returns where a seat stands on the power track, with points that are due, and else whether it is the start player.
func (b *Board) Standing(s games.Seat) games.Phrase {
	n, due := number("n", b.Given.View.Points(s)), b.words.dueTo(s)
	if due > 0 {
		return games.Phrase{Key: "stones.board.standing-due", Args: []games.Arg{n, number("due", due)}}
	}
	if s == b.Given.View.Starts() {
		return games.Phrase{Key: "stones.board.standing-start", Args: []games.Arg{n}}
	}
	return games.Phrase{Key: "stones.board.standing", Args: []games.Arg{n}}
}

// handled returns what a person's own hands let be heard when one selection follows another by a tap, and false for nothing: cards that are
// lifted or put back, gems that are put down to pay, and a tick where anything else is chosen. A button is heard without this, and
// a leaf that is turned over makes no sound.
func handled(before, after selection, g gesture) (sound.Effect, bool) {
	if g.Kind != boards.Tap || g.On.Kind == act || turns(g.On) != 0 {
		return sound.Tick, false
	}
	switch was, is := before.chosen(), after.chosen(); {
	case is > was:
		return sound.CardDraw, true
	case is < was:
		return sound.CardPlay, true
	case before.pay != after.pay:
		return sound.Gem, true
	}
	return sound.Tick, before != after
}
