// Command says prints for the keys of messages the places in the code that say them:
//
//	go run ./internal/workshop/tools/says market.board.do.rob table.log
//
// The package said says how they are found.
package main

import (
	"fmt"
	"os"

	"runehall/assets/lang"
	"runehall/internal/workshop/tools/says/said"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: says KEY…, from the root of the repository")
		os.Exit(2)
	}
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "says:", err)
		os.Exit(1)
	}
}

// run prints who says some keys.
func run(keys []string) error {
	book, err := lang.Load("en")
	if err != nil {
		return err
	}
	places, err := said.In(".", book.Keys())
	if err != nil {
		return err
	}
	for _, key := range keys {
		if !book.Has(key) {
			return fmt.Errorf("there is no message %s", key)
		}
		fmt.Println(key)
		for _, place := range places[key] {
			fmt.Println("\t" + place)
		}
	}
	return nil
}
