package art

import (
	"fmt"
	"image"
	"sync"
)

// Shelf holds the pictures that are loaded. All of a sheet are loaded when one of them is asked for the first time, and
// kept one by one: about a quarter of a sheet lies between its pictures. Its methods may be called from any goroutine.
type Shelf struct {
	wake   func()
	failed func(error)

	mu       sync.Mutex
	open     bool
	places   map[ID]place
	sheets   map[string]bool // the sheets that were asked for, and whether their pictures have arrived
	pictures map[ID]Picture
	given    map[ID]bool // those whose pixels somebody has had since their sheets were loaded
	// sheets that Rest has forgotten since Wake: whether some of their pictures are kept nowhere else
	rested  map[string]bool
	version int
	awaited int // sheets on their way
}

// place is where a picture is.
type place struct {
	sheet string // path of the file
	rect  image.Rectangle
	scale float64
}

// NewShelf returns a shelf that is not open yet. It calls wake when pictures have come, and failed with what prevents
// that.
func NewShelf(wake func(), failed func(error)) *Shelf {
	return &Shelf{wake: wake, failed: failed, places: map[ID]place{}, sheets: map[string]bool{},
		pictures: map[ID]Picture{}, given: map[ID]bool{}, rested: map[string]bool{}}
}

// Open allows pictures to be loaded. Until then the shelf is shut, so that the program's first frame need not wait for
// any picture. It reports whether the shelf was shut.
func (s *Shelf) Open() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.open {
		return false
	}
	s.open = true
	for _, pack := range packs {
		x, err := readIndex(pack)
		if err != nil {
			s.failed(err)
			continue
		}
		for file, pictures := range x.Sheets {
			for id, at := range pictures {
				r := image.Rect(int(at[0]), int(at[1]), int(at[0]+at[2]), int(at[1]+at[3]))
				s.places[id] = place{pack + "/" + file, r, at[4]}
			}
		}
	}
	return true
}

// Picture returns a picture, and false as long as its sheet has not come.
func (s *Shelf) Picture(id ID) (Picture, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	p, there := s.pictures[id]
	if !there {
		s.load(s.places[id].sheet)
		return Picture{}, false
	}
	s.given[id] = true
	return p, true
}

// Fetch loads a picture that will be asked for.
func (s *Shelf) Fetch(id ID) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.load(s.places[id].sheet)
}

func (s *Shelf) load(path string) {
	if _, begun := s.sheets[path]; !s.open || path == "" || begun {
		return
	}
	var ids []ID
	var at []image.Rectangle
	for id, p := range s.places {
		if p.sheet == path {
			ids, at = append(ids, id), append(at, p.rect)
		}
	}
	s.sheets[path] = false
	s.awaited++
	decode(path, at, func(pictures []*image.RGBA, err error) { s.put(path, ids, pictures, err) })
}

// put takes the pictures of a sheet that have come, or what prevented it.
func (s *Shelf) put(path string, ids []ID, pictures []*image.RGBA, err error) {
	if err != nil {
		s.failed(fmt.Errorf("art: %s: %w", path, err))
	}
	s.mu.Lock()
	s.awaited--
	s.sheets[path] = err == nil
	for i, p := range pictures {
		s.pictures[ids[i]] = Picture{p, s.places[ids[i]].scale}
	}
	s.version++
	s.mu.Unlock()
	s.wake()
}

// Measure returns the size of a picture in its own pixels, and its scale, even if the picture has not arrived. ok is
// false if there is no such picture, and as long as the shelf is shut.
func (s *Shelf) Measure(id ID) (size image.Point, scale float64, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	p, ok := s.places[id]
	return p.rect.Size(), p.scale, ok
}

// Has reports whether a picture has come. Unlike Picture it loads nothing.
func (s *Shelf) Has(id ID) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, there := s.pictures[id]
	return there
}

// Rest frees the sheets whose pixels nobody needs: those whose pictures are all kept elsewhere. With deep, it also
// frees, until Wake, sheets of which nobody has asked for any other picture. A picture that is asked for again is
// loaded again, and its sheet then stays until Wake: otherwise, a screen that asks for a picture whenever it is drawn
// would never come to rest.
func (s *Shelf) Rest(deep bool, kept func(ID) bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	needed, more := map[string]bool{}, map[string]bool{}
	for id, p := range s.places {
		if !kept(id) {
			more[p.sheet] = true
			needed[p.sheet] = needed[p.sheet] || !deep || s.given[id]
		}
	}
	for path, come := range s.sheets {
		if _, again := s.rested[path]; again || !come || needed[path] {
			continue
		}
		s.forget(path)
		s.rested[path] = more[path]
	}
}

// Wake loads the sheets that a deep Rest forgot: they may be asked for soon.
func (s *Shelf) Wake() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for path, more := range s.rested {
		if more {
			s.load(path)
		}
	}
	clear(s.rested)
}

// Drop forgets the sheet of a picture whose pixels are no longer needed; asked for again, it is loaded again.
func (s *Shelf) Drop(id ID) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, there := s.pictures[id]; !there {
		return
	}
	s.forget(s.places[id].sheet)
}

// forget drops a sheet and its pictures.
func (s *Shelf) forget(path string) {
	delete(s.sheets, path)
	for id, p := range s.places {
		if p.sheet == path {
			delete(s.pictures, id)
			delete(s.given, id)
		}
	}
}

// Loading reports whether something is still on its way.
func (s *Shelf) Loading() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.awaited > 0
}

// Version counts arrivals of pictures. When it changes, pictures made from others must be made again.
func (s *Shelf) Version() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.version
}
