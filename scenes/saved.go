package scenes

import (
	"strings"
	"time"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/store"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// savedMatch is what the title shows of a stored match.
type savedMatch struct {
	id, game string
	size     int64
	over     bool
	moves    int
	players  []games.Player
	winners  []string  // of a finished match
	points   []int32   // of each seat, of a finished match
	at       time.Time // when it was played last; see saved.lastPlayed
	begun    time.Time // zero where the record's name does not say
	// broken says that the record cannot be continued at all; damaged that it can be, from before the damage.
	broken, damaged bool
}

// matchOf returns what lists show of a record of which that is known.
func matchOf(r stage.Known) savedMatch {
	m := savedMatch{id: r.ID, size: r.Size, begun: store.Begun(r.ID), broken: r.Broken}
	s := r.Summary
	if s == nil {
		return m
	}
	m.game, m.players, m.over, m.moves, m.damaged, m.points = s.Game, s.Players, s.Over, s.Moves, s.Damaged, s.Points
	for seat, rank := range s.Rank {
		if rank == 1 {
			m.winners = append(m.winners, s.Players[seat].Name)
		}
	}
	return m
}

// line says who plays and how far the match has got.
func (m savedMatch) line(st *stage.Stage) string {
	if m.broken && m.size > longestRead {
		return st.Text("store.large")
	}
	if m.broken {
		return st.Text("title.broken.text")
	}
	names := make([]string, len(m.players))
	for i, p := range m.players {
		names[i] = p.Name
	}
	return st.Text("title.match", lang.Str("names", strings.Join(names, ", ")), lang.Num("n", m.moves))
}

func (m savedMatch) looks(st *stage.Stage) []ui.SeatLook {
	var looks []ui.SeatLook
	for i, p := range m.players {
		looks = append(looks, st.Look(p, i))
	}
	return looks
}

// title says which match it is.
func (m savedMatch) title(st *stage.Stage) string {
	switch {
	case m.broken:
		return st.Text("title.broken")
	case m.over:
		return st.Text("archive.match", lang.Phrase("game", "game."+m.game), lang.Str("names", strings.Join(m.winners, ", ")))
	}
	return st.Text("title.continue", lang.Phrase("game", "game."+m.game))
}

// plank returns the row of a match in a list: who plays, and a button that deletes it.
func (m savedMatch) plank(st *stage.Stage, tapped, deleted func()) (*page.Card, *ui.Button) {
	return &page.Card{Title: m.title(st), Text: m.line(st), Seats: m.looks(st), Tapped: tapped},
		&ui.Button{Kind: ui.QuietButton, Icon: ui.IconTrash, Label: st.Text("title.delete"), More: m.title(st), OnTap: deleted}
}
