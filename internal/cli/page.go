//go:build !js

package cli

import (
	"archive/zip"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/mod/semver"

	"runehall/internal/served"
)

const pageHelp = `runehall page [PAGE]: the game as a page in the browser

It serves the page to browsers on this machine, and to nobody else, until you stop it. Screen
readers on Windows and macOS can read that page; they cannot read the program's window.
PAGE is the file runehall-VERSION-page.zip, or a folder with its contents. By default it is
the one beside the program.

`

// pagePort is where the page is sent from, unless that is chosen. It is always the same: browsers keep matches by
// address.
const pagePort = 8746

func sendPage(args []string, c console) error {
	var port int
	var silent bool
	f := newFlags("runehall page", pageHelp)
	f.IntVar(&port, "port", pagePort, "`NUMBER` of the port; each has its own matches")
	f.BoolVar(&silent, "print", false, "print the address without opening a browser")
	rest, err := f.parse(args, c)
	switch {
	case errors.Is(err, errHelp):
		return nil
	case err != nil:
		return err
	case len(rest) > 1:
		return badUsage("page takes one file, not %d (see --help)", len(rest))
	case port < 0 || port > 65535:
		return badUsage("there is no port %d", port)
	}
	var path string
	if len(rest) == 1 {
		path = rest[0]
	}
	listener, files, err := openPage(path, port)
	if err != nil {
		return err
	}
	address := addressOf(listener)
	if _, err := fmt.Fprintln(c.out, address); err != nil {
		return errors.Join(err, listener.Close())
	}
	if !silent {
		if err := browse(address); err != nil {
			return errors.Join(fmt.Errorf("opening %s in a browser: %w", address, err), listener.Close())
		}
	}
	return served.Serve(listener, served.Page{Files: files, Kept: true})
}

// openPage opens the page and a port of this machine that is to send it.
func openPage(path string, port int) (net.Listener, fs.FS, error) {
	files, err := pageFiles(path)
	if err != nil {
		return nil, nil, &usageError{err}
	}
	// Nobody else can reach that address.
	listener, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
	if err != nil {
		return nil, nil, fmt.Errorf("%w (is the page open already? --port chooses another one)", err)
	}
	return listener, files, nil
}

// addressOf returns the address of the page, with the flag that makes it describe the screen from the start.
func addressOf(l net.Listener) string { return "http://" + l.Addr().String() + "/?mirror" }

// pageFiles opens the files of a page: a folder, a zip, or if no path is given the one beside the program. It stays
// open.
func pageFiles(path string) (fs.FS, error) {
	if path == "" {
		program, err := os.Executable()
		if err != nil {
			return nil, err
		}
		if path, err = pageOfPackage(filepath.Dir(program)); err != nil {
			return nil, err
		}
	}
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	var files fs.FS
	if info.IsDir() {
		root, err := os.OpenRoot(path)
		if err != nil {
			return nil, err
		}
		files = root.FS()
	} else {
		packed, err := zip.OpenReader(path)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		files = served.Zipped(&packed.Reader)
	}
	for _, index := range []string{"index.html", "*/index.html"} {
		if found, _ := fs.Glob(files, index); len(found) == 1 { // the pattern is well formed
			return fs.Sub(files, filepath.ToSlash(filepath.Dir(found[0])))
		}
	}
	return nil, fmt.Errorf("%s: there is no page in it", path)
}

// pageOfPackage returns the page that a package brought: beside the program, or where packages for Linux and bundles of
// macOS have it.
func pageOfPackage(folder string) (path string, err error) {
	for _, at := range []string{".", "../share/runehall", "../Resources"} {
		if path, err = pageBeside(filepath.Join(folder, filepath.FromSlash(at))); err == nil {
			return path, nil
		}
	}
	return "", err
}

// pageBeside returns the page in a folder: the last one by its version, if there are several.
func pageBeside(folder string) (string, error) {
	found, err := filepath.Glob(filepath.Join(folder, "runehall-*-page.zip"))
	if err != nil || len(found) == 0 {
		return "", fmt.Errorf("runehall-VERSION-page.zip beside the program: %w", errors.Join(fs.ErrNotExist, err))
	}
	version := func(path string) string {
		name := strings.TrimPrefix(filepath.Base(path), "runehall-")
		return "v" + strings.TrimSuffix(name, "-page.zip")
	}
	// What is no version comes before all that are.
	return slices.MaxFunc(found, func(a, b string) int {
		return cmp.Or(semver.Compare(version(a), version(b)), strings.Compare(a, b))
	}), nil
}

// browse has the system open an address, or a file by its path.
func browse(address string) error {
	line := []string{"xdg-open", address}
	switch runtime.GOOS {
	case "windows":
		line = []string{"rundll32", "url.dll,FileProtocolHandler", address}
	case "darwin":
		line = []string{"open", address}
	}
	cmd := exec.Command(line[0], line[1:]...)
	if err := cmd.Start(); err != nil {
		return err
	}
	go func() { _ = cmd.Wait() }() // how it ends, the person sees
	return nil
}

// pageOpener returns what opens the page from the window, or nil where screen readers are told of the window itself.
func pageOpener() func() error {
	if runtime.GOOS == "linux" {
		return nil
	}
	var address string
	return func() error {
		if address == "" {
			listener, files, err := openPage("", pagePort)
			if err != nil {
				return err
			}
			address = addressOf(listener)
			go func() { _ = served.Serve(listener, served.Page{Files: files, Kept: true}) }() // until the program ends
		}
		return browse(address)
	}
}
