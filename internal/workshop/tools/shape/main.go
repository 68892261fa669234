// Command shape prints how the boards and the scenes are built: the program behind `make shape`. The figures are of
// code without tests, as it is built for this system:
//
//   - the lines of each board;
//   - the functions that stand in three boards or more under one name, and their lines: all, and those that are not functions of the boards'
//     tables, which every board answers in its own way;
//   - how many files of a board know a kind of thing;
//   - the share of arrows between the files of a package that run back up (see [arrows]);
//   - the lines of the package scenes itself;
//   - the keys of messages that stand in the code as they are, and those that a search or the command says finds;
//   - the lines of what ships, of what does not and of tests, and of each package, now and at the last release; functions
//     over 60 lines, and which of them have grown (without a release yet, these are left out).
//
// With -since REVISION it prints only the last of these, compared with that revision. The others need compiled
// packages.
//
// With -names it prints the names of those functions, those with the most lines first.
//
// With -up FOLDER it prints instead how the files of that package stand to each other: from above to below, what each
// of them names of files that do not stand below it. `make shape ARGS="-up scenes/market"` does so.
package main

import (
	"errors"
	"flag"
	"fmt"
	"go/ast"
	"io"
	"log"
	"os"

	"runehall/games/all"
	"runehall/internal/workshop/tools/says/said"
)

func main() {
	log.SetFlags(0)
	root := flag.String("root", ".", "the `FOLDER` of the module")
	up := flag.String("up", "", "print the arrows of the package in this `FOLDER` that run up")
	since := flag.String("since", "", "print only what has grown since this `REVISION` of git, which compiles nothing")
	names := flag.Bool("names", false, "print the names that stand in three boards or more, without those of their tables")
	flag.Parse()
	do := func(w io.Writer, root string) error { return errors.Join(run(w, root), runSince(w, root, "")) }
	if *since != "" {
		do = func(w io.Writer, root string) error { return runSince(w, root, *since) }
	}
	if *names {
		do = runNames
	}
	if *up != "" {
		do = func(w io.Writer, root string) error { return runUp(w, root, *up) }
	}
	if err := do(os.Stdout, *root); err != nil {
		log.Fatalf("shape: %v", err)
	}
}

// runSince writes what has grown since a revision, or since the last release if revision is "".
func runSince(w io.Writer, root, revision string) error {
	if revision == "" {
		var err error
		if revision, err = lastRelease(root); err != nil || revision == "" {
			return err
		}
	}
	now, err := stateOf(root)
	if err != nil {
		return err
	}
	was, err := stateAt(root, revision)
	if err != nil {
		return err
	}
	fmt.Fprintln(w)
	printSince(w, was, now, revision)
	return nil
}

// runNames writes the names that repeat, the longest first: lines, boards, name.
func runNames(w io.Writer, root string) error {
	boards, err := load(root, boardFolders(root)...)
	if err != nil {
		return err
	}
	for _, r := range repetitions(boards, tabled) {
		fmt.Fprintf(w, "%5d  %d  %s\n", r.lines, r.boards, r.name)
	}
	return nil
}

func run(w io.Writer, root string) error {
	boards, err := load(root, boardFolders(root)...)
	if err != nil {
		return err
	}
	scenes, err := load(root, "scenes")
	if err != nil {
		return err
	}
	keys, err := readKeys(root)
	if err != nil {
		return err
	}
	literals, err := readLiterals(root)
	if err != nil {
		return err
	}
	says, err := said.In(root, keys)
	if err != nil {
		return err
	}
	print(w, boards, scenes[0], keys, literals, says)
	return nil
}

// print writes all figures; literals are the texts that stand in the code, and says the places that say keys.
func print(w io.Writer, boards []*code, scenes *code, keys []string, literals map[string]bool,
	says map[string][]string) {
	sum := 0
	fmt.Fprintln(w, "| board | files | lines | arrows | up | at least |\n|---|---|---|---|---|---|")
	for _, b := range boards {
		sum += b.lines()
		row(w, b)
	}
	fmt.Fprintf(w, "| all | | %d | | | |\n", sum)
	row(w, scenes)
	names, lines := repeated(boards, func(*code, *ast.FuncDecl) bool { return false })
	fmt.Fprintf(w, "\nfunctions in three boards or more: %d names, %d lines", names, lines)
	names, lines = repeated(boards, tabled)
	fmt.Fprintf(w, "; without those of their tables, boards.Def: %d names, %d lines\n", names, lines)
	fmt.Fprint(w, "files that know a kind of thing, at most:")
	known := kinds(boards)
	for _, k := range known[:min(3, len(known))] {
		fmt.Fprintf(w, " %s %s %d;", k.board, k.name, k.files)
	}
	stand, found := 0, 0
	for _, k := range keys {
		if literals[k] {
			stand++
		}
		if literals[k] || len(says[k]) > 0 {
			found++
		}
	}
	part := func(n int) float64 { return 100 * float64(n) / float64(max(1, len(keys))) }
	fmt.Fprintf(w, "\nkeys of messages that stand in the code: %d of %d, %.0f %%; that are found by name or by says: %d, %.0f %%\n",
		stand, len(keys), part(stand), found, part(found))
}

// row writes what a package has in lines and arrows.
func row(w io.Writer, c *code) {
	a := c.arrows()
	fmt.Fprintf(w, "| %s | %d | %d | %d | %.0f %% | %.0f %% |\n", c.folder, len(c.files), c.lines(), a.all(),
		a.share(a.byWhatTheyKnow()), a.share(a.best()))
}

// boardFolders lists where the boards of all games lie; a game without a board has none.
func boardFolders(root string) []string {
	var folders []string
	for _, id := range all.IDs() {
		if _, err := os.Stat(root + "/scenes/" + id); err == nil {
			folders = append(folders, "scenes/"+id)
		}
	}
	return folders
}
