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
		About: boards.About[rules.Move, rules.Event, rules.View, model, kind]{
			Move:  about,
			Event: func(_ *model, e rules.Event) []thing { return of(e) },
			Knows: func(m rules.Move) bool { return m.Card == rules.Hidden || b.Given.View.Reader() != games.Public },
		},
		Places: boards.Places[kind]{
			Need:    need,
			Arrange: func() bool { return b.places.arrange(p.arrangement()) },
			Spread:  b.places.spread,
			Forget:  func() { b.places.made = arrangement{} },
			Aim:     b.places.aim, Expose: p.expose,
		},
		Telling: boards.Telling[rules.Move, rules.Event, rules.View, model, kind]{
			Model:   b.latest.model,
			Noises:  func(m *model) *motion.Noises[thing] { return &m.noises },
			Event:   func(e rules.Event, v rules.View) []step { return b.latest.told(e, steps(e, v)) },
			Light:   func(t thing) step { return lit(flash{on: sectionAt(cellOf(t))}, glowTicks) },
			Refused: refused,
		},
		Motion: boards.Motion[model]{
			Tick: func() bool {
				p.marks.Step()
				return b.Timeline.Step()
			},
			Moves: p.marks.Moving, Settle: p.marks.Rest,
		},
		Choosing: boards.Choosing[rules.Move, selection, kind]{
			Renew: p.renew, Intent: p.intent, Handed: handed, Made: p.made, Back: p.back, Itself: p.itself, Handled: handled,
		},
		Secrets: boards.Secrets[rules.View, kind]{
			Private: private,
			Curtain: func(g gesture) (means, may bool) { return p.opens(g), p.curtained() },
			Afield:  p.afield,
		},
		Pointing: boards.Pointing[kind]{Hit: p.hit, Hinted: p.hinted},
		Focus: boards.Focus[kind]{
			Stops: p.focuses, Passes: p.passes, Numbered: p.numbered, Same: p.same, Ring: b.places.ring,
		},
		Buttons: boards.Buttons{
			Update: p.updateButtons, Place: p.placeButtons,
			Write: func() {
				p.judge(true)
				p.placeChoices()
			},
		},
		Words: boards.Words{
			Layout: b.words.layout, Write: b.words.write, Headline: b.words.headline, Golden: b.words.golden,
			At: b.artist.told, Spare: b.artist.spare,
		},
		Reports: boards.Reports[kind]{Add: p.report, Says: b.words.says, Tells: b.words.tells},
		Artist:  boards.Artist{Layout: b.artist.layout, Draw: b.artist.draw},
		Plane:   p.plane(&b.latest),
		Picture: &boards.Picture[rules.Move, rules.View]{
			Mover: rules.View.OnTurn, Place: b.pose, Draw: b.drawField, At: b.at,
		},
	})
	return b
}

// Hint lights a proposed move. A draft that the rules refuse gives way: its marks would lie over the ghost.
func (b *Board) Hint(m rules.Move) bool {
	if v := &b.player.verdict; lays(m) && b.Sel.draft && v.on && v.why != nil {
		b.Sel.draft = false
	}
	return b.shared.Hint(m)
}

// Standing returns what a seat would score now (MAS-18).
func (b *Board) Standing(s games.Seat) games.Phrase {
	return number("masters.board.standing", b.Given.View.Points(s))
}
