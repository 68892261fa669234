package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
	"runehall/scenes/table"
)

// Board shows a match of Rune Masters. Its parts know those before them.
type Board struct {
	*shared
	places places
	latest latest
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
	b.latest = latest{shared: b.shared}
	b.player = newPlayer(first)
	b.player.wire()
	b.words = words{parts: first, player: p}
	b.artist = artist{parts: first, latest: &b.latest, player: p, words: &b.words}
	b.Init(boards.Def[rules.Move, rules.Event, rules.View, model, selection, kind]{
		Kinds: &catalogue,
		Plane: p.plane(&b.latest),
		Picture: &boards.Picture[rules.Move, rules.View]{
			Mover: rules.View.OnTurn,
			Place: b.pose, Draw: b.drawField, At: b.at,
		},
		Need: need,
		Frame: func() {
			b.artist.layout()
			b.words.layout()
			b.places.made = arrangement{}
		},
		Place: func() bool {
			if !b.places.arrange(p.arrangement()) {
				return false
			}
			p.placeButtons()
			return true
		},
		Spread: b.places.spread,

		Model:   b.latest.model,
		Noises:  func(m *model) *motion.Noises[thing] { return &m.noises },
		Event:   func(e rules.Event, v rules.View) []step { return b.latest.told(e, steps(e, v)) },
		Light:   func(t thing) step { return lit(flash{on: sectionAt(cellOf(t))}, glowTicks) },
		Refused: refused,
		Draw:    b.artist.draw,

		Tick: func() bool {
			p.marks.Step()
			return b.Timeline.Step()
		},
		Moves:  p.marks.Moving,
		Settle: p.marks.Rest,

		About:  about,
		Of:     func(_ *model, e rules.Event) []thing { return of(e) },
		Aim:    b.places.aim,
		Expose: p.expose,

		Private: private,
		Afield:  p.afield,
		Handed:  handed,
		Renew:   p.renew,
		Intent:  p.intent,
		Made:    p.made,
		Back:    p.back,
		Itself:  p.itself,
		Curtain: func(g gesture) (means, may bool) { return p.opens(g), p.curtained() },
		Knows:   func(m rules.Move) bool { return m.Card == rules.Hidden || b.Given.View.Reader() != games.Public },
		Handled: handled,

		Hit:      p.hit,
		Hinted:   p.hinted,
		Same:     p.same,
		Ring:     b.places.ring,
		Focuses:  p.focuses,
		Passes:   p.passes,
		Numbered: p.numbered,
		Buttons:  p.updateButtons,

		Write: func() {
			p.judge(true)
			p.placeChoices()
			b.words.write()
		},
		Words:    b.artist.told,
		Spare:    b.artist.spare,
		Headline: b.words.headline,
		Golden:   b.words.golden,
		Report:   p.report,
		Says:     b.words.says,
		Tells:    b.words.tells,
	})
	return b
}

// Standing returns what a seat would score now (MAS-18).
func (b *Board) Standing(s games.Seat) games.Phrase {
	return number("masters.board.standing", b.Given.View.Points(s))
}
