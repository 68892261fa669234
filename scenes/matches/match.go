package matches

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

// Match is what the title shows of a stored match.
type Match struct {
	ID, Game string
	Size     int64
	Over     bool
	Moves    int
	Players  []games.Player
	Winners  []string  // of a finished match
	Points   []int32   // of each seat, of a finished match
	At       time.Time // when it was played last; see saved.lastPlayed
	Begun    time.Time // zero where the record's name does not say
	// Broken says that the record cannot be continued at all; damaged that it can be, from before the damage.
	Broken, Damaged bool
}

// matchOf makes the entry of lists from the knowledge about a record.
func matchOf(r stage.Known) Match {
	m := Match{ID: r.ID, Size: r.Size, Begun: store.Begun(r.ID), Broken: r.Broken}
	s := r.Summary
	if s == nil {
		return m
	}
	m.Game, m.Players, m.Over, m.Moves, m.Damaged, m.Points = s.Game, s.Players, s.Over, s.Moves, s.Damaged, s.Points
	for seat, rank := range s.Rank {
		if rank == 1 {
			m.Winners = append(m.Winners, s.Players[seat].Name)
		}
	}
	return m
}

// Line says who plays and how far the match has got.
func (m Match) Line(st *stage.Stage) string {
	if m.Broken && m.Size > longestRead {
		return st.Text("store.large")
	}
	if m.Broken {
		return st.Text("title.broken.text")
	}
	names := make([]string, len(m.Players))
	for i, p := range m.Players {
		names[i] = p.Name
	}
	return st.Text("title.match", lang.Str("names", strings.Join(names, ", ")), lang.Num("n", m.Moves))
}

// Looks returns how those look who play.
func (m Match) Looks(st *stage.Stage) []ui.SeatLook {
	var looks []ui.SeatLook
	for i, p := range m.Players {
		looks = append(looks, st.Look(p, i))
	}
	return looks
}

// Title says which match it is.
func (m Match) Title(st *stage.Stage) string {
	switch {
	case m.Broken:
		return st.Text("title.broken")
	case m.Over:
		return st.Text("archive.match", lang.Phrase("game", "game."+m.Game),
			lang.Str("names", strings.Join(m.Winners, ", ")))
	}
	return st.Text("title.continue", lang.Phrase("game", "game."+m.Game))
}

// Plank returns the row of a match in a list: who plays, and a button that deletes it.
func (m Match) Plank(st *stage.Stage, tapped, deleted func()) (*page.Card, *ui.Button) {
	return &page.Card{Title: m.Title(st), Text: m.Line(st), Seats: m.Looks(st), Tapped: tapped},
		&ui.Button{Kind: ui.QuietButton, Icon: ui.IconTrash, Label: st.Text("title.delete"),
			More: m.Title(st), OnTap: deleted}
}
