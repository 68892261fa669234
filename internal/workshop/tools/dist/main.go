// Command dist makes the packages of a release: for Linux, Windows and macOS, and the page. docs/packages.md says what
// they are.
//
//	go run ./internal/workshop/tools/dist [-out FOLDER]
//	go run ./internal/workshop/tools/dist -shops FOLDER
//
// The second form only writes the texts that shops want.
//
// It runs in the root of the repository, after scripts/needs.sh dist, scripts/web.sh and scripts/desktop.sh. No clock
// and no path gets into the packages, so that the same commit gives the same ones; the .rpm alone names the machine
// that it was made on.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	out := flag.String("out", "build/dist", "`FOLDER` of the packages; what is in it is removed")
	page := flag.String("page", "build/web", "`FOLDER` of the built page")
	desktop := flag.String("desktop", "build/dist-desktop", "`FOLDER` with what programs are built with")
	onlyVersion := flag.Bool("version", false, "print the version, and make nothing")
	texts := flag.String("shops", "", "write the texts for shops below `FOLDER`, and make nothing")
	flag.Parse()
	if *texts != "" {
		if err := writeShops(*texts); err != nil {
			fmt.Fprintln(os.Stderr, "dist:", err)
			os.Exit(1)
		}
		return
	}
	if err := run(*out, *page, *desktop, *onlyVersion); err != nil {
		fmt.Fprintln(os.Stderr, "dist:", err)
		os.Exit(1)
	}
}

func run(out, page, desktop string, onlyVersion bool) error {
	v, err := gitVersion()
	if err != nil || onlyVersion {
		if err == nil {
			fmt.Println(v.Version)
		}
		return err
	}
	if err := errors.Join(prepared(desktop), told(v, "CHANGELOG.md")); err != nil {
		return err
	}
	d, err := newMaker(v, out)
	if err != nil {
		return err
	}
	if d.desktop, err = filepath.Abs(desktop); err != nil {
		return err
	}
	for _, step := range []func() error{func() error { return d.page(page) }, d.linux, d.windows, d.macOS, d.flatpak,
		d.sums} {
		if err := step(); err != nil {
			return err
		}
	}
	return os.RemoveAll(d.work)
}

type maker struct {
	release
	words     []words
	data, out string // the folders for the contents of packages, and for the packages
	work      string // a folder for files in the making
	icons     string
	desktop   string // the folder with what programs are built with
}

// newMaker empties the folder for the packages.
func newMaker(v release, out string) (*maker, error) {
	w, err := readWords("internal/dist/words")
	if err != nil {
		return nil, err
	}
	d := &maker{release: v, words: w}
	var wrong error
	for path, to := range map[string]*string{"internal/dist": &d.data, "assets/icon": &d.icons, out: &d.out,
		filepath.Join(out, "work"): &d.work} {
		absolute, err := filepath.Abs(path)
		wrong = errors.Join(wrong, err)
		*to = absolute
	}
	return d, errors.Join(wrong, os.RemoveAll(d.out), os.MkdirAll(d.work, 0o755))
}

func (d *maker) name(ending string) string {
	return filepath.Join(d.out, "runehall-"+d.Version+"-"+ending)
}
