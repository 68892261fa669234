package sound

import (
	_ "embed" // the manifest
	"encoding/json"
	"fmt"
	"sync"
)

// Rate is the sample rate of all files.
const Rate = 44100

// Loop is a piece of music: a loop of Length samples that begins at sample Start of its decoded file. Before the start
// the file holds the end of the loop, and behind its end its start, to blend the seam with.
type Loop struct {
	File   string  `json:"file"`
	Start  int     `json:"start"`
	Length int     `json:"length"`
	Peak   float64 `json:"peak"` // of a sample, as a fraction of full scale
	Bars   int     `json:"bars"`
	// Begin is the sample of the loop at which it begins the first time. The player sets it.
	Begin int `json:"-"`
}

// Clip is a variant of an effect: Length samples, beginning with sample Start of the decoded file of its home. That
// file has one channel.
type Clip struct {
	Start  int     `json:"start"`
	Length int     `json:"length"`
	Peak   float64 `json:"peak"` // of a sample, as a fraction of full scale
}

// Manifest says where everything is in the files, and which sources they were made from.
type Manifest struct {
	Music   map[string]Loop   `json:"music"`
	Effects map[string][]Clip `json:"effects"`
	// Files are the files with effects, by the names of their homes.
	Files map[string]string `json:"files"`
	// Sources and Results are the SHA-256 of the sources and of the files.
	Sources map[string]string `json:"sources"`
	Results map[string]string `json:"results"`
}

//go:embed manifest.json
var text []byte

// ReadManifest returns the manifest. It is read once; nobody may change it.
var ReadManifest = sync.OnceValue(func() Manifest {
	var m Manifest
	if err := json.Unmarshal(text, &m); err != nil {
		panic(fmt.Sprintf("sound: the manifest is part of the program and cannot be read: %v", err))
	}
	return m
})

// EffectsFile returns the file of the effects that have a home, or "" for a home without any.
func (m Manifest) EffectsFile(home Music) string { return m.Files[home.String()] }
