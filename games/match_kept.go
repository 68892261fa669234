package games

import "slices"

// keptEvery is by how much the positions that a match keeps grow rarer with their age. It keeps each position of its last moves, every 16th of
// those that are some dozens of moves old, every 256th of those that are some hundreds old, and so on. So going back costs a copy, and fewer
// moves made again than were undone, however often and however far somebody goes back, and a match of a hundred thousand moves keeps little
// more than a hundred positions.
const keptEvery = 16

// kept is a position that the match can go back to: that after so many moves, when so many events had been told.
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

// blank returns a core to clone into, if possible one that is no longer needed.
func (m *Match[C, M, E, V]) blank() C {
	if n := len(m.spare); n > 0 {
		core := m.spare[n-1]
		m.spare = m.spare[:n-1]
		return core
	}
	return m.def.Blank()
}

// goTo makes the last position that was kept of the first n moves the present one.
func (m *Match[C, M, E, V]) goTo(n int) {
	last := len(m.kept) - 1
	for m.kept[last].moves > n {
		m.spare = append(m.spare, m.kept[last].core)
		last--
	}
	m.kept = m.kept[:last+1]
	back := m.kept[last]
	// Whoever looks at the position that was undone may still hold it, so it is not written over.
	m.core = m.def.Blank()
	back.core.CloneInto(m.core)
	m.core.Listen(&m.events)
	m.events.Clear()
	m.made = m.made[:back.moves]
	clear(m.told[back.told:])
	m.told = m.told[:back.told]
}
