package stones

import (
	"runehall/assets/sound"
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
	"runehall/scenes/table"
)

// Board shows a match of Menhirs. Each of its parts knows only the parts before it.
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
		About: boards.About[rules.Move, rules.Event, rules.View, model, kind]{
			Move:  func(_ rules.View, m rules.Move) []thing { return refused(p.options, &b.Model, m) },
			Event: (*model).of, Knows: p.knows,
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
			Event:  steps, After: settled,
			Light: func(t thing) step { return lit(flash{kind: flashThing, at: t}, glowTicks) },
			Shake: func(t thing) step { return lit(flash{kind: flashRefused, at: t}, refuseTicks) },
		},
		Choosing: boards.Choosing[rules.Move, selection, kind]{
			Renew: p.renew, Intent: p.intent, Handed: handed, Told: p.told,
			Back:   func(s selection) selection { return s.back(p.options) },
			WhyNot: p.whyNot, Handled: handled,
		},
		Secrets: boards.Secrets[rules.View, kind]{
			Private: private,
			Curtain: func(g gesture) (means, may bool) { return p.opens(g), p.curtained() },
			Afield:  p.afield,
		},
		Pointing: boards.Pointing[kind]{Hit: b.places.hit, Mark: p.mark, Explains: p.explains},
		Focus:    boards.Focus[kind]{Stops: p.focuses, Numbered: p.numbered},
		Buttons:  boards.Buttons{Update: p.acts.Update, Write: p.putActs},
		Words: boards.Words{
			Layout: b.words.layout, Write: b.words.write, Headline: b.words.headline, Golden: b.words.golden,
		},
		Reports: boards.Reports[kind]{Add: p.report, Use: p.use, Says: b.words.says, Tells: b.words.tells},
		Artist:  boards.Artist{Layout: b.artist.layout, Draw: b.artist.draw},
		Picture: &boards.Picture[rules.Move, rules.View]{
			Mover: rules.View.OnTurn, Fronts: true, Place: b.pose, Draw: b.drawField, At: b.at,
		},
	})
	return b
}

// Standing returns where a seat stands on the power track, and its points that are due. If no points are due, it says
// whether the seat is the start player.
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

// handled returns the sound of the person's own hands when a tap changes the selection: cards are lifted or put back,
// gems are put down to pay, anything else ticks. It returns false for no sound. Buttons make their own sound, and
// turning a page is silent.
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
