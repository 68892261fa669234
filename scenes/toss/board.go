package toss

import (
	"runehall/games"
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
	"runehall/scenes/table"
)

// Board shows a match of Rune Toss. Its parts know those before them.
type Board struct {
	*shared
	clocked
	places   places
	tale     tale
	player   player
	handwork handwork
	words    words
	artist   artist
}

var (
	_ table.Board[rules.Move, rules.Event, rules.View] = (*Board)(nil)
	_ table.Pictured[rules.Move, rules.View]           = (*Board)(nil)
	_ table.Secret[rules.View]                         = (*Board)(nil)
	_ table.Clocked[rules.Move, rules.View]            = (*Board)(nil)
	_ table.Firm                                       = (*Board)(nil)
	_ table.Standing                                   = (*Board)(nil)
	_ table.Leaving                                    = (*Board)(nil)
	_ table.Illustrated[rules.Event]                   = (*Board)(nil)
)

// New returns a board that shows nothing yet.
func New() *Board {
	b := &Board{shared: new(shared)}
	p, s, h := &b.player, &b.tale, &b.handwork
	first := parts{b.shared, &b.places, s}
	b.places, b.tale = places{shared: b.shared}, tale{shared: b.shared}
	b.player = newPlayer(first)
	b.player.wire()
	b.handwork = handwork{player: p}
	p.beats = func() bool { return h.throws.meter.on }
	b.words = words{parts: first, player: p, handwork: h}
	b.artist = artist{parts: first, player: p, handwork: h, words: &b.words}
	b.Init(boards.Def[rules.Move, rules.Event, rules.View, model, selection, kind]{
		Kinds: &all,
		About: boards.About[rules.Move, rules.Event, rules.View, model, kind]{
			Move:  func(_ rules.View, m rules.Move) []thing { return p.options.about(m) },
			Event: (*model).of,
			// Throws, flicks and claims have nothing to light.
			Knows: func(m rules.Move) bool { return !m.Sampled() && m.Kind != rules.Done },
		},
		Places: boards.Places[kind]{
			Need:    need,
			Arrange: func() bool { return b.places.arrange(p.arrangement()) },
			Spread:  b.places.spread,
			Forget:  func() { b.places.made = arrangement{} },
			Aim:     b.places.aimAt, Expose: b.places.expose,
		},
		Sheets: boards.Sheets[kind]{
			Open: func() *boards.Sheet { return &b.places.sheet },
			Says: func() (string, []boards.Note) { return p.sheets.title, nil },
		},
		Telling: boards.Telling[rules.Move, rules.Event, rules.View, model, kind]{
			Model:  modelOf,
			Noises: func(m *model) *motion.Noises[thing] { return &m.noises },
			Steps: func(events []rules.Event, v rules.View) []step {
				h.decided(events)
				return s.steps(events, v)
			},
			Light: func(t thing) step { return lit(flash{kind: flashPlace, at: t}, glowTicks) },
			Shake: b.places.shake,
		},
		Motion: boards.Motion[model]{
			Tick: func() bool {
				anew := s.tick()
				h.step()
				b.places.step()
				return anew
			},
			Moves:  func() bool { return p.sheets.paper.Moving() || h.moving() || b.places.moving() },
			Settle: b.places.settle,
			Waits:  s.waits, Rest: s.rest,
		},
		Choosing: boards.Choosing[rules.Move, selection, kind]{
			Renew:  p.renew,
			Intent: func(s selection, g gesture) (selection, plan) { return intent(p.options, s, g) },
			Handed: h.handed, Back: withdrawn,
		},
		Secrets:  boards.Secrets[rules.View, kind]{Private: private},
		Hands:    boards.Hands[rules.Move, kind]{Takes: h.takes, Reach: h.reach},
		Pointing: boards.Pointing[kind]{Hit: p.hit, Mark: p.mark, Explains: p.explains},
		Focus:    boards.Focus[kind]{Stops: p.focuses, Passes: p.passes, Numbered: p.numbered},
		Buttons: boards.Buttons{
			Update: p.buttons, Write: p.putActs,
			Place: func() { p.sheets.place(b.Given.Frame.Kit, &b.places.sheet) },
		},
		Words: boards.Words{
			Layout: b.words.layout, Write: b.words.write, Headline: b.words.headline, Golden: b.words.golden,
			Spare: b.artist.spare,
		},
		Reports: boards.Reports[kind]{Add: h.report, Unlit: true, Says: b.words.says, Tells: b.words.tells},
		Artist:  boards.Artist{Layout: b.artist.layout, Draw: b.artist.draw},
		Picture: &boards.Picture[rules.Move, rules.View]{
			Mover: rules.View.OnTurn, Place: b.pose, Draw: b.artist.draw, At: b.at,
		},
	})
	return b
}

// Firm reports whether what is being shown has buttons of its own to skip it: the settling and the playback of a race.
func (b *Board) Firm() bool { return b.tale.firm() }

// Leaves reports whether the golden button would say that a hand is done while a pair or a twin is to be seen (TOS-10).
func (b *Board) Leaves() bool {
	v := b.Given.View
	switch {
	case b.tale.mode() != snatching || b.tale.firm() || b.Actor < 0:
		return false
	case v.Phase() == rules.RunPhase:
		return len(v.RunVisible(b.Actor)) > 0
	}
	return v.Phase() == rules.SnatchPhase && len(v.Visible()) > 0
}

// Standing says how a seat does.
func (b *Board) Standing(s games.Seat) games.Phrase {
	return games.Phrase{Key: "toss.board.standing", Args: []games.Arg{number("n", b.Model.runes(s))}}
}
