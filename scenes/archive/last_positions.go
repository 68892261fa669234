package archive

import (
	"slices"

	"runehall/scenes/library"
	"runehall/scenes/matches"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// lastPositions are the pictures of finished matches, painted by the boards of their games. One is made when its card
// comes into sight, and no more than a few are kept.
type lastPositions struct {
	stage   *stage.Stage
	lib     *library.Library
	easels  map[string]table.Easel
	painted map[string]*ui.Picture
	failed  map[string]bool
	recent  []string // ids of painted matches, the most recently seen at the end
	wanted  map[string]wanted
	breath  stage.Breath
	asked   bool             // a record is on its way from the store
	reading *matches.Reading // of the match in now; nil: none is read
	now     wanted
	made    paintedFor
}

// paintedFor is what pictures were painted for.
type paintedFor struct {
	look ui.Look
	art  int
}

type wanted struct {
	match matches.Match
	size  ui.Size
}

// positionsKept is how many pictures are kept: more than any screen shows at once.
const positionsKept = 16

func newLastPositions(st *stage.Stage, lib *library.Library) lastPositions {
	return lastPositions{
		stage: st, lib: lib, easels: map[string]table.Easel{}, painted: map[string]*ui.Picture{}, failed: map[string]bool{}, wanted: map[string]wanted{},
	}
}

// of returns the picture of a match, or nil while there is none.
func (p *lastPositions) of(m matches.Match) *ui.Picture { return p.painted[m.ID] }

// want asks for the picture of a match that is in sight.
func (p *lastPositions) want(m matches.Match, size ui.Size) {
	if picture := p.painted[m.ID]; picture == nil || picture.Size() != size {
		if !p.failed[m.ID] {
			p.wanted[m.ID] = wanted{m, size}
		}
		return
	}
	if i := slices.Index(p.recent, m.ID); i >= 0 && i < len(p.recent)-1 {
		p.recent = append(slices.Delete(p.recent, i, i+1), m.ID)
	}
}

// busy reports whether a picture is looked for that is not there.
func (p *lastPositions) busy() bool { return p.asked || p.reading != nil || len(p.wanted) > 0 }

// step makes one of the pictures that were looked for. All are made anew when the look or the art has changed.
func (p *lastPositions) step() {
	k := p.stage.Kit
	if now := (paintedFor{look: k.Look, art: k.ArtVersion()}); now != p.made {
		p.drop()
		p.made = now
	}
	if p.reading != nil {
		p.breath.Clock = p.stage.Clock
		p.breath.Draw()
		if p.breath.Think(p.reading.Step) {
			sitting, err := p.reading.Result()
			p.reading = nil
			p.paint(p.now, sitting, err)
		}
		return
	}
	if p.asked {
		return
	}
	for id, w := range p.wanted {
		delete(p.wanted, id)
		p.asked, p.now = true, w
		p.stage.Store.Read(id, func(text []byte, err error) {
			p.asked = false
			if p.reading = matches.NewReading(p.lib, text); err != nil {
				p.reading = matches.FailedReading(err)
			}
			p.stage.Wake()
		})
		return
	}
}

func (p *lastPositions) paint(w wanted, sitting table.Sitting, err error) {
	if sitting == nil {
		p.failed[w.match.ID] = true
		p.stage.Log.Error("a match has no picture", "id", w.match.ID, "error", err)
		return
	}
	if p.easels[w.match.Game] == nil {
		door, _ := p.lib.Door(w.match.Game)
		p.easels[w.match.Game] = door.Easel(p.stage)
	}
	picture := p.easels[w.match.Game].Sitting(sitting, w.size)
	if picture == nil {
		p.failed[w.match.ID] = true
		return
	}
	p.forget(w.match.ID)
	p.painted[w.match.ID] = picture
	p.recent = append(p.recent, w.match.ID)
	if len(p.recent) > positionsKept {
		p.forget(p.recent[0])
	}
}

// forget gives the memory of a picture back.
func (p *lastPositions) forget(id string) {
	if picture := p.painted[id]; picture != nil {
		picture.Drop()
		delete(p.painted, id)
	}
	p.recent = slices.DeleteFunc(p.recent, func(r string) bool { return r == id })
}

// drop gives all memory back.
func (p *lastPositions) drop() {
	for id := range p.painted {
		p.forget(id)
	}
	clear(p.easels)
}
