package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// bench is what pictures are painted from. While [Kit.Paint] runs, the shapes, words and pictures of the hall that the new picture is made of are laid
// onto sheets of the bench's own. In the texture that all other pictures share they would stay beside what is on the screen and make it double its size; from
// the bench everything is swept as soon as the program comes to rest.
type bench struct {
	painting int // pictures in the making, one within the other
	lot      *lot
	sheets   []*ebiten.Image
	rows     []benchRow // of the last sheet
}

// lot is all that lies on the bench between two sweeps.
type lot struct{ swept bool }

// benchRow is a row of pictures side by side.
type benchRow struct{ x, y, h int }

// benchSide is a side of a sheet, in pixels.
const benchSide = 1024

// Upload returns a picture of pixels, which it copies. While [Kit.Paint] runs it is for what is painted alone: ask [Kit.Serves] before it is drawn
// again.
func (k *Kit) Upload(pixels *image.RGBA) *Picture { return k.bench.upload(pixels) }

// Serves reports whether a picture that was kept may be drawn now. What was made while [Kit.Paint] ran serves only while it runs, and not after
// [Kit.Sweep].
func (k *Kit) Serves(p *Picture) bool { return k.bench.serves(p) }

// Sweep gives back the memory of all that only pictures were painted from, and reports whether there was something. It is called between frames, when
// the program comes to rest.
func (k *Kit) Sweep() bool {
	if !k.bench.sweep() {
		return false
	}
	k.shapes.cache.sweep()
	k.text.images.sweep()
	k.pictures.cache.sweep()
	return true
}

func newBench() *bench { return &bench{lot: &lot{}} }

// serves reports whether a picture may be drawn now: what lies on the bench is there for pictures in the making alone.
func (b *bench) serves(p *Picture) bool {
	return p.lot == nil || b.painting > 0 && !p.lot.swept
}

// picture returns an empty picture with a border: on the bench, if there is one and something is painted.
func (b *bench) picture(w, h, border int) *Picture {
	if b == nil || b.painting == 0 {
		return newPicture(w, h, border, false)
	}
	size := image.Pt(max(1, w)+2*border, max(1, h)+2*border)
	p := &Picture{lot: b.lot}
	if max(size.X, size.Y) > benchSide {
		p.whole = ebiten.NewImageWithOptions(image.Rectangle{Max: size}, &ebiten.NewImageOptions{Unmanaged: true})
		b.sheets = append([]*ebiten.Image{p.whole}, b.sheets...)
	} else {
		at := b.place(size.Add(image.Pt(pictureBorder, pictureBorder))) // as far from its neighbours as from an edge
		p.whole = b.sheets[len(b.sheets)-1].SubImage(image.Rectangle{at, at.Add(size)}).(*ebiten.Image)
	}
	p.image = p.whole.SubImage(p.whole.Bounds().Inset(border)).(*ebiten.Image)
	return p
}

func (b *bench) upload(pixels *image.RGBA) *Picture {
	p := b.picture(pixels.Rect.Dx(), pixels.Rect.Dy(), pictureBorder)
	write(p.image, pixels)
	return p
}

// place finds room for a size on the last sheet, or on a new one: in a row that is at most half as high again, else in a new row.
func (b *bench) place(size image.Point) image.Point {
	bottom := 0
	for i := range b.rows {
		row := &b.rows[i]
		if row.h >= size.Y && 2*row.h <= 3*size.Y && row.x+size.X <= benchSide {
			at := image.Pt(row.x, row.y)
			row.x += size.X
			return at
		}
		bottom = row.y + row.h
	}
	if len(b.rows) == 0 || bottom+size.Y > benchSide {
		b.sheets = append(b.sheets, ebiten.NewImageWithOptions(image.Rect(0, 0, benchSide, benchSide), &ebiten.NewImageOptions{Unmanaged: true}))
		b.rows, bottom = nil, 0
	}
	b.rows = append(b.rows, benchRow{size.X, bottom, size.Y})
	return image.Pt(0, bottom)
}

// sweep gives back the memory of what lies there, and reports whether something did. What was painted from it stays.
func (b *bench) sweep() bool {
	if len(b.sheets) == 0 {
		return false
	}
	for _, sheet := range b.sheets {
		sheet.Deallocate()
	}
	b.lot.swept = true
	b.lot, b.sheets, b.rows = &lot{}, nil, nil
	return true
}
