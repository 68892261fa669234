package ritual

import (
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

// shared is the half of the board that is the same at every table.
type shared = boards.Board[rules.Move, rules.Event, rules.View, model, selection, kind]

// parts are those that all later ones know.
type parts struct {
	*shared
	places *places
}

// front returns the hand on the ledge.
func (p *parts) front() []rules.TileID { return p.Model.hand(p.Given.Front) }

// curtained reports whether a seat's rituals lie behind a curtain that the reader may ask to open.
func (p *parts) curtained(seat games.Seat) bool {
	return p.Given.Curtained(seat) && !p.Model.ended && p.Model.rituals[seat] > 0
}

// reveals reports whether rituals are revealed over the middle of the board.
func (p *parts) reveals() bool { return len(p.Model.chain) > 0 && p.places.beside() == 0 }

var (
	_ table.Board[rules.Move, rules.Event, rules.View] = (*Board)(nil)
	_ table.Asker[rules.Move, rules.View]              = (*Board)(nil)
	_ table.Secret[rules.View]                         = (*Board)(nil)
)

// New returns a board that shows nothing yet.
func New() *Board {
	b := &Board{shared: new(shared)}
	b.Sel = unchosen()
	h := &b.player
	first := parts{b.shared, &b.places}
	b.places = places{shared: b.shared, aimed: h.aimed}
	b.player = newPlayer(first)
	b.player.wire()
	b.words = words{parts: first, player: h}
	b.artist = artist{parts: first, player: h, words: &b.words}
	b.Init(boards.Def[rules.Move, rules.Event, rules.View, model, selection, kind]{
		Kinds: &all,
		Plane: h.plane(),
		Need:  need,
		Frame: func() {
			b.artist.layout()
			b.words.layout()
			b.places.forget()
		},
		Place: func() bool {
			if !b.places.arrange(&b.Model) {
				return false
			}
			h.place()
			h.offer() // an open hand may have grown or shrunk
			return true
		},

		Model:   func(v rules.View) model { return modelAfter(&b.Model, v) },
		Noises:  func(m *model) *motion.Noises[thing] { return &m.noises },
		Steps:   func(events []rules.Event, _ rules.View) []step { return b.Model.moveSteps(events) },
		Light:   func(t thing) step { return lit(flash{on: t}, glowTicks) },
		Refused: func(v rules.View, m rules.Move) []step { return refused(v, b.Actor, m) },
		Dims:    func() bool { return b.Sel.panel != noPanel || h.reveals() },
		Draw:    b.artist.draw,
		Tick: func() (turned bool) {
			turned = b.Timeline.Step()
			h.uncover()
			return turned
		},

		About: about,
		Of:    func(_ *model, e rules.Event) []thing { return of(e) },
		Aim:   b.places.refused,

		Handed:    h.handed,
		Renew:     h.renew,
		Intent:    h.intent,
		Made:      h.made,
		Asked:     h.asked,
		Considers: h.considers,
		Back:      selection.back,
		Curtain:   h.opens,
		Knows:     func(m rules.Move) bool { return !secret(m) || b.Given.View.Reader() != games.Public },

		Handled:  handled,
		Hinted:   h.appendHinted,
		Hit:      h.hit,
		Same:     h.same,
		Ring:     h.ring,
		Focuses:  h.focuses,
		Beside:   true,
		Numbered: h.numbered,
		Buttons:  h.updateButtons,

		Write: func() {
			h.hinted = h.hinted[:0]
			if b.Proposed.On {
				h.hinted = append(h.hinted, about(b.Given.View, b.Proposed.Move)...)
			}
			h.offer()
			b.words.write()
		},
		Headline: func() (match, turn games.Phrase) { return b.words.match, b.words.turn },
		Golden:   b.words.golden,
		Report:   b.report,
		Says:     b.says,
		Tells:    b.tells,
		Name:     h.name,
	})
	return b
}

// Private reports whether a seat that must act needs its own view: to choose between its rituals (RIT-30).
func (b *Board) Private(v rules.View, s games.Seat) bool {
	drawing, waits := v.Drawing()
	return waits && drawing == s
}
