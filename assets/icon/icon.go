// Package icon holds the sigil of the program in the sizes that windows of X11 ask for; other systems take it from the
// package that the program came in. The folder has it in more sizes for those, and for the page; see docs/art.md.
package icon

import (
	"bytes"
	"embed"
	"image"
	"image/png"
)

//go:embed 16.png 32.png 48.png 128.png
var files embed.FS

// Images returns the pictures for a window, the smallest first.
func Images() ([]image.Image, error) {
	var all []image.Image
	for _, name := range []string{"16.png", "32.png", "48.png", "128.png"} {
		data, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		picture, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			return nil, err
		}
		all = append(all, picture)
	}
	return all, nil
}
