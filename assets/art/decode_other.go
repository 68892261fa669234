//go:build !js

package art

import (
	"embed"
	"image"
	"image/draw"
	"sync"

	"golang.org/x/image/webp"
)

//go:embed */*.webp
var files embed.FS

// sheets are the decoded files: a process that shelves a pack twice decodes it once.
var sheets sync.Map // of func() (*image.RGBA, error), by path

// decode decodes a file of the binary on a goroutine of its own, and hands it over there.
func decode(path string, done func(*image.RGBA, error)) {
	once, _ := sheets.LoadOrStore(path, sync.OnceValues(func() (*image.RGBA, error) { return read(path) }))
	go func() { done(once.(func() (*image.RGBA, error))()) }()
}

func read(path string) (*image.RGBA, error) {
	file, err := files.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }() // it lies in memory
	picture, err := webp.Decode(file)
	if err != nil {
		return nil, err
	}
	sheet := image.NewRGBA(picture.Bounds())
	draw.Draw(sheet, sheet.Rect, picture, picture.Bounds().Min, draw.Src)
	return sheet, nil
}
