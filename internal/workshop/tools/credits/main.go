// Credits writes what the program is made with, and the licences, into the file of package credits. `make credits` runs
// it.
package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"

	"runehall/assets/credits"
	"runehall/internal/workshop/notices"
)

func main() {
	file := flag.String("file", "assets/credits/"+credits.Name, "the `FILE` to write")
	flag.Parse()
	text, err := made(".")
	if err == nil {
		err = os.WriteFile(*file, text, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "credits:", err)
		os.Exit(1)
	}
}

// made returns the text of the file, from the modules of all builds of the program whose module lies in root.
func made(root string) ([]byte, error) {
	all, err := notices.Collect(root, notices.All...)
	if err != nil {
		return nil, err
	}
	book, err := bookOf(all)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	if err := e.Encode(book); err != nil {
		return nil, fmt.Errorf("the list: %w", err)
	}
	return b.Bytes(), nil
}

// copyright is a line that says whose something is, and since when; behind a bracket or a comma comes how to reach
// them, and which name is reserved.
var copyright = regexp.MustCompile(`(?m)^\s*(Copyright\b[^\n]*?[12][0-9]{3},? [^<(,.\n]*)`)

// holder returns the copyright line of a licence. It stands at the head: lines further below are of others, whose work
// the part contains.
func holder(text string) string {
	const head = 200
	if m := copyright.FindStringSubmatch(text[:min(len(text), head)]); m != nil {
		return strings.TrimSpace(m[1])
	}
	return ""
}

// bookOf lists notices, and each text once.
func bookOf(all []notices.Notice) (*credits.Book, error) {
	book := &credits.Book{}
	for _, n := range all {
		if n.Kind == notices.Paper {
			continue
		}
		licences, err := n.Licences()
		if err != nil {
			return nil, err
		}
		p := credits.Part{Name: n.What, Kind: string(n.Kind), Licences: licences, Copyright: holder(n.Texts[0])}
		for _, text := range n.Texts {
			text = strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n"))
			at := slices.Index(book.Texts, text)
			if at < 0 {
				at = len(book.Texts)
				book.Texts = append(book.Texts, text)
			}
			p.Texts = append(p.Texts, at)
		}
		book.Parts = append(book.Parts, p)
	}
	return book, nil
}
