// Program sound makes the game's music and effects: it writes the scores, has fluidsynth play what is played on the
// instruments of a sound font, makes the rest by itself, mixes, and has lame encode the results.
//
//	go run ./assets/src/sound [-wav FOLDER]
//
// It is what make sound runs, in the module's root. The results go to assets/sound, with a manifest that says where in
// the files things are and of which sources they were made. With -wav everything is also written as WAV, to look at.
package main

import (
	"flag"
	"fmt"
	"os"
)

// The folders of the sources and of the results.
const (
	sources = "assets/src/sound"
	results = "assets/sound"
)

func main() {
	wav := flag.String("wav", "", "also write everything as WAV into this `FOLDER`")
	flag.Parse()
	if err := produce(*wav); err != nil {
		fmt.Fprintln(os.Stderr, "sound:", err)
		os.Exit(1)
	}
}
