//go:build !js

package sysfont

import (
	"maps"
	"sync"

	"github.com/go-text/typesetting/font"
)

// maxLetters bounds how many different letters are searched for; those beyond become marks.
const maxLetters = 4_000

// letter is something to search for.
type letter struct {
	r       rune
	picture bool // wanted in colour, if anybody has it so
}

// search looks for letters in the fonts of some folders, in the background. The first font that has a letter draws it.
type search struct {
	folders func() []string
	done    func() // something was found

	mu      sync.Mutex
	found   map[letter]*font.Font // nil: nobody has it
	version int                   // grows when something was found
	wanted  []letter
	busy    bool

	// Only the goroutine that searches uses these.
	paths  []string
	listed bool
	ready  []ready
	used   map[string]bool
}

// ready is a font that has been read because it has something that was wanted.
type ready struct {
	face *typeface
	path string
}

func newSearch(folders func() []string, done func()) *search {
	return &search{folders: folders, done: done, found: map[letter]*font.Font{}, used: map[string]bool{}}
}

// font returns who draws a letter, or nil: nobody, or nobody yet.
func (s *search) font(l letter) *font.Font {
	s.mu.Lock()
	defer s.mu.Unlock()
	face, known := s.found[l]
	if !known && len(s.found) < maxLetters {
		s.found[l] = nil
		s.wanted = append(s.wanted, l)
		if !s.busy {
			s.busy = true
			go s.run()
		}
	}
	return face
}

// state returns a number that changes whenever something was found.
func (s *search) state() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.version
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
		s.version++
		s.mu.Unlock()
		s.done()
	}
}

// look returns who draws each of some letters. Pictures are looked for in fonts of pictures first, since fonts of plain
// text have some of them without colour.
func (s *search) look(wanted []letter) map[letter]*font.Font {
	if !s.listed {
		s.paths, s.listed = files(s.folders()), true
	}
	hits := map[letter]*font.Font{}
	var pictures []letter
	for _, l := range wanted {
		if l.picture {
			pictures = append(pictures, l)
		}
	}
	s.pass(pictures, hits, ofPictures)
	s.pass(wanted, hits, func(string) bool { return true })
	return hits
}

// pass looks for letters that have no hit yet in the fonts of those files that fit: first in fonts that have been read.
func (s *search) pass(wanted []letter, hits map[letter]*font.Font, fits func(path string) bool) {
	missing := func(has func(rune) bool) (list []letter) {
		for _, l := range wanted {
			if hits[l] == nil && has(l.r) {
				list = append(list, l)
			}
		}
		return list
	}
	any := func(rune) bool { return true }
	for _, r := range s.ready {
		if fits(r.path) {
			for _, l := range missing(r.face.has) {
				hits[l] = r.face.face.Font
			}
		}
	}
	for _, path := range s.paths {
		if len(missing(any)) == 0 {
			return
		}
		if s.used[path] || !fits(path) {
			continue
		}
		// A file that is no font that can be read is passed over; there are others.
		_ = open(path, func(list []candidate) {
			for _, one := range list {
				if len(missing(one.has)) == 0 {
					continue
				}
				whole, err := one.load()
				if err != nil {
					continue
				}
				face := newTypeface(whole)
				useful := missing(face.has)
				for _, l := range useful {
					hits[l] = whole
				}
				if len(useful) > 0 {
					s.ready = append(s.ready, ready{face, path})
					s.used[path] = true
				}
			}
		})
	}
}
