package scenes

import (
	"strings"
	"time"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/store"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// savedMatch is what the title shows of a stored match.
type savedMatch struct {
	id, game string
	size     int64
	over     bool
	moves    int
	players  []games.Player
	winners  []string // of a finished match
	points   []int32  // of each seat, of a finished match
	changed  time.Time
	begun    time.Time // zero where the record's name does not say
	// broken says why the record cannot be continued at all; damaged says that it can be, from before the damage.
	broken  error
	damaged bool
}

// line says who plays and how far the match has got.
func (m savedMatch) line(st *stage.Stage) string {
	if m.broken != nil {
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

// saved holds the stored matches. A record is read again only when it has grown.
type saved struct {
	stage   *stage.Stage
	known   map[string]savedMatch
	order   []string
	reading bool
	left    int
	changed func()
}

// mostListed is how many records are looked at, the most recently changed ones.
const mostListed = 40

// read reads what has changed since the last time.
func (s *saved) read() {
	if s.reading {
		return
	}
	s.reading = true
	s.stage.Store.List(func(items []store.Item, err error) {
		if err != nil {
			s.stage.Log.Error("the matches cannot be listed", "error", err)
			s.reading = false
			return
		}
		s.order = s.order[:0]
		for _, item := range items[:min(len(items), mostListed)] {
			s.order = append(s.order, item.ID)
			if m, ok := s.known[item.ID]; ok && m.size == item.Size {
				continue
			}
			s.left++
			s.stage.Store.Read(item.ID, func(text []byte, err error) { s.take(item, text, err) })
		}
		s.done()
	})
}

// title says which match it is.
func (m savedMatch) title(st *stage.Stage) string {
	switch {
	case m.broken != nil:
		return st.Text("title.broken")
	case m.over:
		return st.Text("archive.match", lang.Phrase("game", "game."+m.game), lang.Str("names", strings.Join(m.winners, ", ")))
	}
	return st.Text("title.continue", lang.Phrase("game", "game."+m.game))
}

// take adds a record. One that cannot be continued is listed too, so that nothing disappears silently.
func (s *saved) take(item store.Item, text []byte, err error) {
	s.left--
	defer s.done()
	m := savedMatch{id: item.ID, size: item.Size, changed: item.Changed, begun: store.Begun(item.ID)}
	var sitting table.Sitting
	if err == nil {
		sitting, err = m.learn(text)
	}
	if err == nil && m.over {
		recall(s.stage, m, sitting)
	}
	if err != nil {
		s.stage.Log.Warn("a record cannot be continued", "id", item.ID, "error", err)
		m.broken = err
	}
	s.known[item.ID] = m
}

// learn finds out what the title shows from the text of a record, and returns the match in it.
func (m *savedMatch) learn(text []byte) (table.Sitting, error) {
	sitting, damage := sittingIn(text)
	if sitting == nil {
		return nil, damage
	}
	record := sitting.Record()
	m.game, m.players, m.over, m.moves = record.Game, record.Players, sitting.Over(), sitting.Moves()
	m.damaged = damage != nil
	if m.over {
		m.points = sitting.Points()
		for seat, rank := range sitting.Rank() {
			if rank == 1 {
				m.winners = append(m.winners, record.Players[seat].Name)
			}
		}
	}
	return sitting, nil
}

// done reports that everything has been read.
func (s *saved) done() {
	if s.left > 0 {
		return
	}
	s.reading = false
	s.changed()
}

// underWay returns the matches that can be continued, the most recently changed first.
func (s *saved) underWay() []savedMatch {
	var out []savedMatch
	for _, id := range s.order {
		if m := s.known[id]; m.id != "" && !m.over {
			out = append(out, m)
		}
	}
	return out
}

// past returns the finished matches, the most recently changed first.
func (s *saved) past() []savedMatch {
	var out []savedMatch
	for _, id := range s.order {
		if m := s.known[id]; m.over {
			out = append(out, m)
		}
	}
	return out
}

// lastGame returns the game of the most recent match, or "".
func (s *saved) lastGame() string {
	for _, id := range s.order {
		if m := s.known[id]; m.game != "" {
			return m.game
		}
	}
	return ""
}

// delete deletes a match and reads the list again. A toast says why it cannot be deleted.
func (s *saved) delete(m savedMatch, toast *ui.Toast) {
	st := s.stage
	st.Store.Delete(m.id, func(err error) {
		if err != nil {
			st.Log.Error("a match cannot be deleted", "id", m.id, "error", err)
			toast.Show(ui.IconWarning, openError(st, err), st.Kit.Palette.Blood, nil)
		}
		s.read()
	})
}

// plank returns the row of a match in a list: who plays, and a button that deletes it.
func (m savedMatch) plank(st *stage.Stage, tapped, deleted func()) (*card, *ui.Button) {
	return &card{title: m.title(st), text: m.line(st), seats: m.looks(st), tapped: tapped},
		&ui.Button{Kind: ui.QuietButton, Icon: ui.IconTrash, Label: st.Text("title.delete"), More: m.title(st), OnTap: deleted}
}
