package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// bench holds what is only needed to paint other pictures. While [Kit.Paint] runs, the shapes, words and pictures that
// go into the new picture are placed on sheets of the bench. Without it they would stay in the texture that everything
// on the screen shares, and double its size. The bench is emptied as soon as the program comes to rest.
type bench struct {
	painting int // how many calls of Paint are running, one inside another
	lot      *lot
	sheets   []*ebiten.Image
	rows     []benchRow // how the last sheet is filled
}

// lot is everything placed on the bench between two sweeps. A picture remembers its lot, and so whether it is gone.
type lot struct{ swept bool }

// benchRow is a row of pictures side by side.
type benchRow struct{ x, y, h int }

// benchSide is the width and height of a sheet, in pixels.
const benchSide = 1024

// Upload makes a picture from pixels, which it copies. A picture made while [Kit.Paint] runs may be drawn only then: if
// you keep it, ask [Kit.Serves] before drawing it again.
func (k *Kit) Upload(pixels *image.RGBA) *Picture { return k.bench.upload(pixels) }

// Serves reports whether a picture may be drawn now. If it was made while [Kit.Paint] ran, it may be drawn only while
// Paint runs, and no more after [Kit.Sweep].
func (k *Kit) Serves(p *Picture) bool { return k.bench.serves(p) }

// Sweep frees everything that was only needed to paint other pictures, and reports whether there was any. Call it
// between frames, when the program comes to rest.
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

// serves is [Kit.Serves].
func (b *bench) serves(p *Picture) bool {
	return p.lot == nil || b.painting > 0 && !p.lot.swept
}

// picture returns an empty picture with a border. While something is being painted, it lies on the bench.
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

// place finds room for a size on the last sheet, or else on a new one. It uses a row that is not much higher, or begins
// a new row.
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
		b.sheets = append(b.sheets, ebiten.NewImageWithOptions(image.Rect(0, 0, benchSide, benchSide),
			&ebiten.NewImageOptions{Unmanaged: true}))
		b.rows, bottom = nil, 0
	}
	b.rows = append(b.rows, benchRow{size.X, bottom, size.Y})
	return image.Pt(0, bottom)
}

// sweep frees the sheets, and reports whether there were any. Pictures that were painted from them stay.
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
