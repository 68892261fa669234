// Command newgame makes a new game of the toy of cards, with a plain board: what scripts/new-game.sh does first. From
// its first minute it can be played; its author then changes it, a rule at a time.
package main

import (
	"fmt"
	"log"
	"os"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("new-game: ")
	if n := len(os.Args); n < 2 || n > 3 {
		log.Fatal("say the id of the game, and the letters of its clauses if they are not the first of it: new-game.sh dragons DRG")
	}
	letters := ""
	if len(os.Args) == 3 {
		letters = os.Args[2]
	}
	h := house{root: "."}
	g, err := h.named(os.Args[1], letters)
	if err != nil {
		log.Fatal(err)
	}
	files, err := h.files(g)
	if err != nil {
		log.Fatal(err)
	}
	if err := h.write(files); err != nil {
		log.Fatal(err)
	}
	for _, f := range files {
		fmt.Printf("%4d lines  %s\n", f.added(), f.path)
	}
}
