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
		Picture: &boards.Picture[rules.Move, rules.View]{
			Mover: rules.View.OnTurn,
			Place: b.pose, Draw: b.artist.draw, At: b.at,
		},
		Need: need,
		Frame: func() {
			b.artist.layout()
			b.words.layout()
			b.places.made = arrangement{}
		},
		Place: func() bool {
			anew := b.places.arrange(p.arrangement())
			if anew {
				p.sheets.place(b.Given.Frame.Kit, &b.places.sheet)
			}
			return anew
		},
		Spread: b.places.spread,
		Sheet:  func() *boards.Sheet { return &b.places.sheet },

		Model:  modelOf,
		Noises: func(m *model) *motion.Noises[thing] { return &m.noises },
		Steps: func(events []rules.Event, v rules.View) []step {
			h.missed(events)
			return s.steps(events, v)
		},
		Light: func(t thing) step { return lit(flash{kind: flashPlace, at: t}, glowTicks) },
		Shake: b.places.shake,
		Draw:  b.artist.draw,

		Tick: func() bool {
			anew := s.tick()
			h.step()
			b.places.step()
			return anew
		},
		Moves:  func() bool { return p.sheets.paper.Moving() || h.moving() || b.places.moving() },
		Settle: b.places.settle,
		Waits:  s.waits,
		Rest:   s.rest,

		About: func(_ rules.View, m rules.Move) []thing { return p.options.about(m) },
		Of:    (*model).of,
		Aim:   b.places.aimAt,

		Expose: b.places.expose,

		Private: private,
		Handed:  h.handed,
		Renew:   p.renew,
		Intent:  func(s selection, g gesture) (selection, plan) { return intent(p.options, s, g) },
		Back:    withdrawn,
		Takes:   h.takes,
		Reach:   h.reach,
		Knows:   func(m rules.Move) bool { return !m.Sampled() && m.Kind != rules.Done }, // throws, flicks and claims have nothing to light

		Hit:      p.hit,
		Mark:     p.mark,
		Explains: p.explains,
		Focuses:  p.focuses,
		Passes:   p.passes,
		Numbered: p.numbered,
		Buttons:  p.buttons,

		Write: func() {
			p.putActs()
			b.words.write()
		},
		Spare:    b.artist.spare,
		Headline: b.words.headline,
		Golden:   b.words.golden,
		Report:   h.report,
		Unlit:    true,
		Name:     func(t thing) string { return all.Name(t, b.Given.Front) },
		Says:     b.words.says,
		Open:     func() (string, []boards.Note) { return p.sheets.title, nil },
		Tells:    b.words.tells,
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
