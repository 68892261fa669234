//go:build !js

package sysfont

import (
	"maps"
	"sync"
)

// maxLetters bounds how many different letters are searched for; those beyond become marks.
const maxLetters = 4_000

// search looks for letters in the fonts of some folders, in the background. The first font that has a letter draws it.
type search struct {
	folders func() []string
	done    func() // something was found

	mu     sync.Mutex
	found  map[rune]*typeface // nil: nobody has it
	wanted []rune
	busy   bool

	// Only the goroutine that searches uses these.
	paths  []string
	listed bool
	ready  []*typeface // in which something was found; they stay open
	used   map[string]bool
}

func newSearch(folders func() []string, done func()) *search {
	return &search{folders: folders, done: done, found: map[rune]*typeface{}, used: map[string]bool{}}
}

// face returns who draws a letter, or nil: nobody, or nobody yet.
func (s *search) face(r rune) *typeface {
	s.mu.Lock()
	defer s.mu.Unlock()
	face, known := s.found[r]
	if !known && len(s.found) < maxLetters {
		s.found[r] = nil
		s.wanted = append(s.wanted, r)
		if !s.busy {
			s.busy = true
			go s.run()
		}
	}
	return face
}

// run searches until nothing is wanted any more.
func (s *search) run() {
	for {
		s.mu.Lock()
		wanted := s.wanted
		s.wanted = nil
		s.busy = len(wanted) > 0
		s.mu.Unlock()
		if len(wanted) == 0 {
			return
		}
		hits := s.look(wanted)
		if len(hits) == 0 {
			continue
		}
		s.mu.Lock()
		maps.Copy(s.found, hits)
		s.mu.Unlock()
		s.done()
	}
}

// look returns who draws each of some letters.
func (s *search) look(wanted []rune) map[rune]*typeface {
	hits := map[rune]*typeface{}
	ask := func(face *typeface) (useful bool) {
		for _, r := range wanted {
			if hits[r] != nil {
				continue
			}
			if _, ok := face.glyph(r); ok {
				hits[r], useful = face, true
			}
		}
		return useful
	}
	for _, face := range s.ready {
		ask(face.own())
	}
	if !s.listed {
		s.paths, s.listed = files(s.folders()), true
	}
	for _, path := range s.paths {
		if len(hits) == len(wanted) {
			break
		}
		if s.used[path] {
			continue
		}
		list, file, err := open(path)
		if err != nil {
			continue // a file that is no font that we can read; there are others
		}
		useful := false
		for _, face := range list {
			if ask(face) {
				s.ready = append(s.ready, face)
				useful = true
			}
		}
		if !useful {
			_ = file.Close() // it was only read
			continue
		}
		s.used[path] = true
	}
	return hits
}

// own returns the typeface with a buffer of its own, since others draw with it meanwhile.
func (t *typeface) own() *typeface { return &typeface{font: t.font} }
