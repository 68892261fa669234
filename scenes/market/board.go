package market

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
	"runehall/scenes/table"
	"runehall/ui"
)

// Board shows a match of Rune Market. Each part knows those before it.
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
			Mover:  acting,
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
		Before: advanced,
		Event:  steps,
		After:  settled,
		Light:  func(t thing) step { return lit(flash{kind: flashThing, at: t}, glowTicks) },
		Shake:  func(t thing) step { return lit(flash{kind: flashRefused, at: t}, refuseTicks) },
		Draw:   b.artist.draw,

		About: about,
		Of:    (*model).of,
		Aim:   b.places.aim,

		Handed:  handed,
		Renew:   p.renew,
		Intent:  p.intent,
		Back:    func(s selection) selection { return back(p.options, s) },
		Afield:  p.afield,
		Private: private,
		Curtain: func(g gesture) (means, may bool) { return p.opens(g), p.curtained() },
		Knows:   p.knows,
		Handled: handled,

		Mark:     p.mark,
		Explains: explains,
		Stands:   p.stands,
		Focuses:  func(t thing) bool { return t.Kind != act && (t != theLine || p.now.cheap != 0) },
		Numbered: p.numbered,
		Buttons:  func(c *ui.Context) { p.acts.Update(c) },

		Write: func() {
			p.think()
			p.putActs()
			b.words.write()
		},
		Headline: b.words.headline,
		Golden:   b.words.golden,
		Report:   p.report,
		Name:     p.name,
		Says:     b.words.says,
		Open:     p.open,
		Tells:    b.words.tells,
	})
	return b
}

// Question is the duel that waits for its answer.
func (b *Board) Question(v rules.View) (table.Question[rules.Move], bool) { return question(v) }

// Standing says how many points a seat has.
func (b *Board) Standing(s games.Seat) games.Phrase { return b.words.standing(s) }

// handled returns the sound of a tap that changes what is chosen: of cards that are lifted or put back, of runes that are put down to pay, or
// a tick; false for none. A button is heard without this.
func handled(before, after selection, g gesture) (sound.Effect, bool) {
	if g.Kind != boards.Tap || g.On.Kind == act {
		return sound.Tick, false
	}
	switch was, is := before.cards.Size(), after.cards.Size(); {
	case is > was:
		return sound.CardDraw, true
	case is < was:
		return sound.CardPlay, true
	case before.pay != after.pay:
		return sound.StonePlace, true
	}
	return sound.Tick, before != after
}
