//go:build !js

package art

import (
	"embed"
	"image"
	"sync"
	"weak"
)

//go:embed */*.webp
var files embed.FS

// alive are the decoded files that somebody still holds: what is shelved twice is decoded once.
var alive sync.Map // of weak.Pointer[image.RGBA], by path

// decode decodes a file of the binary on a goroutine of its own, and hands it over there.
func decode(path string, done func(*image.RGBA, error)) {
	go func() {
		if p, ok := alive.Load(path); ok {
			if sheet := p.(weak.Pointer[image.RGBA]).Value(); sheet != nil {
				done(sheet, nil)
				return
			}
		}
		sheet, err := read(path)
		if err == nil {
			alive.Store(path, weak.Make(sheet))
		}
		done(sheet, err)
	}()
}

func read(path string) (*image.RGBA, error) {
	file, err := files.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }() // it lies in memory
	return readWebP(file)
}
