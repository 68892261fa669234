// Command says prints for the keys of messages the places in the code that say them:
//
//	go run ./internal/workshop/tools/says market.board.do.rob table.log
//
// A key that stands in the code as it is can be found by any search. Most are put together from a beginning and an end: the command follows
// the end to where it is written, through parameters, variables and tables. Where it comes from data, such as the name of a colour, a comment
// beside the beginning lists what there can be:
//
//	//says:keys market.say.put.{red,blue} clause.{@clauses}
//
// A name with an @ is a list that the rules have; see lists. Behind a question mark some of the keys have no message. Its tests hold that every message has a place that says it, and that every key of
// a comment is one.
package main

import (
	"fmt"
	"os"

	"runehall/assets/lang"
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
	code, err := read(".")
	if err != nil {
		return err
	}
	said := find(code, book.Keys())
	for _, key := range keys {
		if !book.Has(key) {
			return fmt.Errorf("there is no message %s", key)
		}
		fmt.Println(key)
		for _, place := range said.at[key] {
			fmt.Println("\t" + place)
		}
	}
	return nil
}
