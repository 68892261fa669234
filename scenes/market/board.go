package market

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
	"runehall/scenes/table"
)

// Board shows a match of Rune Market. Each of its parts knows the parts before it.
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
		About: boards.About[rules.Move, rules.Event, rules.View, model, kind]{
			Move: about, Event: (*model).of, Knows: p.knows,
		},
		Places: boards.Places[kind]{
			Need:    need,
			Arrange: func() bool { return b.places.arrange(p.arrangement()) },
			Spread:  b.places.spread,
			Forget:  func() { b.places.made = arrangement{} },
			Aim:     b.places.aim,
		},
		Sheets: boards.Sheets[kind]{
			Open: func() *boards.Sheet { return &b.places.sheet },
			Says: p.open, Stands: p.stands,
		},
		Telling: boards.Telling[rules.Move, rules.Event, rules.View, model, kind]{
			Model:  modelOf,
			Noises: func(m *model) *motion.Noises[thing] { return &m.noises },
			Before: advanced, Event: steps, After: settled,
			Light: func(t thing) step { return lit(flash{kind: flashThing, at: t}, glowTicks) },
			Shake: func(t thing) step { return lit(flash{kind: flashRefused, at: t}, refuseTicks) },
		},
		Choosing: boards.Choosing[rules.Move, selection, kind]{
			Renew: p.renew, Intent: p.intent, Handed: handed,
			Back:    func(s selection) selection { return back(p.options, s) },
			Handled: handled,
		},
		Secrets: boards.Secrets[rules.View, kind]{
			Private: private,
			Curtain: func(g gesture) (means, may bool) { return p.opens(g), p.curtained() },
			Afield:  p.afield,
		},
		Pointing: boards.Pointing[kind]{Mark: p.mark, Explains: explains},
		Focus: boards.Focus[kind]{
			Stops:    func(t thing) bool { return t.Kind != act && (t != theLine || p.now.cheap != 0) },
			Numbered: p.numbered,
		},
		Buttons: boards.Buttons{
			Update: p.acts.Update,
			Write: func() {
				p.think()
				p.putActs()
			},
		},
		Words: boards.Words{
			Layout: b.words.layout, Write: b.words.write, Headline: b.words.headline, Golden: b.words.golden,
		},
		Reports: boards.Reports[kind]{Add: p.report, Name: p.name, Says: b.words.says, Tells: b.words.tells},
		Artist:  boards.Artist{Layout: b.artist.layout, Draw: b.artist.draw},
		Picture: &boards.Picture[rules.Move, rules.View]{
			Mover: acting, Fronts: true, Place: b.pose, Draw: b.drawField, At: b.at,
		},
	})
	return b
}

// Question returns the duel that waits for its answer, if there is one.
func (b *Board) Question(v rules.View) (table.Question[rules.Move], bool) { return question(v) }

// Standing says how many points a seat has.
func (b *Board) Standing(s games.Seat) games.Phrase { return b.words.standing(s) }

// handled returns the sound of a tap that changes the selection: cards are lifted or put back, runes are put down to
// pay, or else it ticks. It returns false where nothing is to be heard. Buttons are heard without it.
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
