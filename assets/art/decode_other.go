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

// alive are the decoded pictures that somebody still holds: what is shelved twice is decoded once.
var alive sync.Map // of weak.Pointer[image.RGBA], by part

// part is a picture's place in a file.
type part struct {
	path string
	at   image.Rectangle
}

// decode decodes pictures of a file of the binary on a goroutine of its own, and hands them over there.
func decode(path string, at []image.Rectangle, done func([]*image.RGBA, error)) {
	go func() {
		if pictures, ok := held(path, at); ok {
			done(pictures, nil)
			return
		}
		sheet, err := read(path)
		if err != nil {
			done(nil, err)
			return
		}
		pictures := sheet.cut(at...)
		for i, picture := range pictures {
			alive.Store(part{path, at[i]}, weak.Make(picture))
		}
		done(pictures, nil)
	}()
}

// held returns pictures that are decoded already, and false if one is missing.
func held(path string, at []image.Rectangle) ([]*image.RGBA, bool) {
	pictures := make([]*image.RGBA, len(at))
	for i, r := range at {
		p, ok := alive.Load(part{path, r})
		if !ok {
			return nil, false
		}
		if pictures[i] = p.(weak.Pointer[image.RGBA]).Value(); pictures[i] == nil {
			return nil, false
		}
	}
	return pictures, true
}

func read(path string) (planes, error) {
	file, err := files.Open(path)
	if err != nil {
		return planes{}, err
	}
	defer func() { _ = file.Close() }() // it lies in memory
	return readWebP(file)
}
