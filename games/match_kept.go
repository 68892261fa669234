package games

import "slices"

// keptEvery says how kept positions thin out with age. A match keeps every position of its last moves, every 16th of
// those some dozens of moves ago, every 256th of those some hundreds ago, and so on. So an undo copies one position and
// replays fewer moves than it undoes, however often somebody undoes. A match of a hundred thousand moves keeps little
// more than a hundred positions.
const keptEvery = 16

// kept is a position that an undo can start from: the one after so many moves, when so many events had been told.
type kept[C any] struct {
	moves, told int
	core        C
}

func (m *Match[C, M, E, V]) keep() {
	at := len(m.made)
	if n := len(m.kept); n > 0 && m.kept[n-1].moves == at {
		return
	}
	for every := keptEvery; at > 0 && at%every == 0; every *= keptEvery {
		m.kept = slices.DeleteFunc(m.kept, func(k kept[C]) bool {
			old := k.moves%every != 0 && k.moves < at-every
			if old {
				m.spare = append(m.spare, k.core)
			}
			return old
		})
	}
	core := m.blank()
	m.core.CloneInto(core)
	m.kept = append(m.kept, kept[C]{at, len(m.told), core})
}

// blank returns a core to clone into. It reuses one that is no longer needed, if there is any.
func (m *Match[C, M, E, V]) blank() C {
	if n := len(m.spare); n > 0 {
		core := m.spare[n-1]
		m.spare = m.spare[:n-1]
		return core
	}
	return m.def.Blank()
}

// goTo makes the last kept position at or before move n the present one.
func (m *Match[C, M, E, V]) goTo(n int) {
	last := len(m.kept) - 1
	for m.kept[last].moves > n {
		m.spare = append(m.spare, m.kept[last].core)
		last--
	}
	m.kept = m.kept[:last+1]
	back := m.kept[last]
	// Somebody may still be looking at the position that was undone, so its memory is not reused.
	m.core = m.def.Blank()
	back.core.CloneInto(m.core)
	m.core.Listen(&m.events)
	m.events.Clear()
	m.made = m.made[:back.moves]
	clear(m.told[back.told:])
	m.told = m.told[:back.told]
}
