package ritual

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
	"runehall/scenes/table"
)

// Board shows a match of Rituals. Its parts know those before them.
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
	_ table.Asker[rules.Move, rules.View]              = (*Board)(nil)
	_ table.Secret[rules.View]                         = (*Board)(nil)
	_ table.Illustrated[rules.Event]                   = (*Board)(nil)
)

// New returns a board that shows nothing yet.
func New() *Board {
	b := &Board{shared: new(shared)}
	b.Sel = unchosen()
	p := &b.player
	first := parts{b.shared, &b.places}
	b.places = places{shared: b.shared, anyLit: p.anyLit, works: p.works}
	b.player = player{parts: first, options: &options{actor: games.Nobody, reader: games.Public}}
	b.player.wire()
	b.words = words{parts: first, player: p}
	b.artist = artist{parts: first, player: p, words: &b.words}
	b.Init(boards.Def[rules.Move, rules.Event, rules.View, model, selection, kind]{
		Kinds: &catalogue,
		About: boards.About[rules.Move, rules.Event, rules.View, model, kind]{
			Move:  about,
			Event: func(_ *model, e rules.Event) []thing { return of(e) },
			Knows: func(m rules.Move) bool { return !secret(m) || b.Given.View.Reader() != games.Public },
		},
		Places: boards.Places[kind]{
			Need:    need,
			Arrange: func() bool { return b.places.arrange(&b.Model) },
			Spread:  p.arrangeChoices, // an open hand may have grown or shrunk
			Forget:  b.places.forget,
			Aim:     b.places.aim, Expose: p.expose,
		},
		Telling: boards.Telling[rules.Move, rules.Event, rules.View, model, kind]{
			Model:   func(v rules.View) model { return modelAfter(&b.Model, v) },
			Noises:  func(m *model) *motion.Noises[thing] { return &m.noises },
			Event:   func(e rules.Event, _ rules.View) []step { return b.Model.hastened(e, steps(e)) },
			Light:   func(t thing) step { return lit(flash{on: t}, glowTicks) },
			Refused: func(v rules.View, m rules.Move) []step { return refused(v, b.Actor, m) },
		},
		Motion: boards.Motion[model]{
			Tick: func() (turned bool) {
				turned = b.Timeline.Step()
				p.findCorner()
				return turned
			},
		},
		Choosing: boards.Choosing[rules.Move, selection, kind]{
			Renew: p.renew, Intent: p.intent, Handed: p.handed, Made: p.made, Back: selection.back, Considers: p.considers,
			Handled: handled,
		},
		Secrets:  boards.Secrets[rules.View, kind]{Private: drawing, Curtain: p.opens, Afield: p.afield},
		Hands:    boards.Hands[rules.Move, kind]{Takes: p.hurries},
		Pointing: boards.Pointing[kind]{Hit: p.hit, Hinted: p.hinted},
		Focus: boards.Focus[kind]{
			Stops: p.focuses, Numbered: p.numbered, Same: p.same, Ring: p.ring, Beside: true,
		},
		Buttons: boards.Buttons{
			Update: p.updateButtons, Place: p.placeButtons,
			Write: func() {
				p.proposed = p.proposed[:0]
				if b.Proposed.On {
					p.proposed = append(p.proposed, about(b.Given.View, b.Proposed.Move)...)
				}
				p.arrangeChoices()
			},
		},
		Words: boards.Words{
			Layout: b.words.layout, Write: b.words.write, Headline: b.words.headline, Golden: b.words.golden,
			Spare: b.artist.spare,
		},
		Reports: boards.Reports[kind]{Add: p.report, Name: p.name, Says: b.words.says, Tells: b.words.tells},
		Artist: boards.Artist{
			Layout: b.artist.layout, Draw: b.artist.draw,
			Dims: func() bool { return b.Sel.panel != noPanel || p.reveals() },
		},
		Plane: p.plane(),
		Picture: &boards.Picture[rules.Move, rules.View]{
			Mover: rules.View.OnTurn, Place: b.pose, Draw: b.drawField, At: b.at,
		},
	})
	return b
}

// handled returns what a person's own hands let be heard when one selection follows another, and false for nothing.
func handled(before, after selection, _ gesture) (sound.Effect, bool) {
	switch {
	case after.draft && (!before.draft || before.cell != after.cell || before.tile != after.tile):
		return sound.StonePlace, true
	case after.tile >= 0 && before.tile != after.tile,
		after.take >= 0 && before.take != after.take,
		after.pick && (!before.pick || before.picked != after.picked):
		return sound.StoneLift, true
	case after.tile >= 0 && before.turn() != after.turn():
		return sound.StoneTurn, true
	case after.panel != noPanel && before.panel != after.panel, before.card != after.card, before.read != after.read:
		return sound.CardDraw, true
	}
	return 0, false
}

// Question returns the question for answers that is open in a public view. How many rituals a seat holds is open
// (RIT-30), so who holds none is not asked; what the others hold makes no difference.
func (b *Board) Question(v rules.View) (table.Question[rules.Move], bool) {
	cards := v.Chain()
	if v.Phase() != rules.AnswerPhase || len(cards) == 0 {
		return table.Question[rules.Move]{}, false
	}
	last := cards[len(cards)-1]
	q := table.Question[rules.Move]{Decline: rules.Move{Kind: rules.Decline}, Inquiry: table.Inquiry{
		By: last.Seat, Ask: phrase("ritual.board.question"),
		About: revealed(revealedCard{seat: last.Seat, target: last.Target, card: last.Card, does: last.Does}),
	}}
	for s := v.After(last.Seat); s != last.Seat; s = v.After(s) {
		q.Seats = append(q.Seats, s)
		if v.RitualCount(s) == 0 {
			q.Idle = append(q.Idle, s)
		}
	}
	return q, true
}

// Leaves reports whether the golden button's place is to draw no ritual (RIT-30).
func (b *Board) Leaves() bool {
	m, ok := ready(b.player.options, &b.Sel)
	return ok && m.Kind == rules.Forgo
}

// Standing returns how many coins a seat has left: whoever has none wins (RIT-7).
func (b *Board) Standing(s games.Seat) games.Phrase {
	return phrase("ritual.board.standing", games.NumberArg("n", b.Given.View.Tray(s)))
}
