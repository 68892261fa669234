//go:build !js

package store

import (
	"errors"
	"os"
	"os/user"
	"path/filepath"
	"strings"
)

// export puts a file for the person beside the matches or, if that fails, into the folder for downloads.
func (f *folder) export(name, ending string, content []byte) (string, error) {
	return f.give("exports", numbered(shorten(name), ending), content)
}

// give writes a file for the person, as writeNumbered does: into a folder beside the matches or, if that fails, into
// the first other folder that takes it. The error joins the reasons of all folders.
func (f *folder) give(beside string, nth func(n int) string, content []byte) (string, error) {
	why := f.why
	if f.kept != nil {
		path, err := f.kept.give(beside, nth, content)
		if err == nil {
			return path, nil
		}
		why = err
	}
	for _, dir := range otherPlaces() {
		if info, err := os.Stat(dir); err != nil || !info.IsDir() {
			continue
		}
		path, err := writeNumbered(dir, nth, content)
		if err == nil {
			return path, nil
		}
		why = errors.Join(why, err)
	}
	return "", classify(why)
}

// Passing reports whether the place of a file that was given to the person is the system's folder for temporary files,
// which is emptied now and then: the last of the places that are tried.
func Passing(place string) bool {
	return filepath.Dir(place) == filepath.Clean(os.TempDir())
}

// otherPlaces lists the folders in which people look for a file that a program has given them, the likeliest first.
func otherPlaces() (dirs []string) {
	home, err := os.UserHomeDir()
	if err != nil || !filepath.IsAbs(home) {
		home = ""
		if me, err := user.Current(); err == nil {
			home = me.HomeDir
		}
	}
	if filepath.IsAbs(home) {
		dirs = append(dirs, downloads(home)...)
		dirs = append(dirs, home)
	}
	return append(dirs, os.TempDir())
}

// downloads returns the possible folders for downloads. Linux desktops name them in the person's language.
func downloads(home string) []string {
	dirs := []string{filepath.Join(home, "Downloads")}
	config := os.Getenv("XDG_CONFIG_HOME")
	if !filepath.IsAbs(config) {
		config = filepath.Join(home, ".config")
	}
	text, err := readBounded(filepath.Join(config, "user-dirs.dirs"), maxSetting)
	if err != nil {
		return dirs
	}
	for line := range strings.Lines(string(text)) {
		value, ok := strings.CutPrefix(strings.TrimSpace(line), "XDG_DOWNLOAD_DIR=")
		if !ok {
			continue
		}
		path := strings.Replace(strings.Trim(value, `"`), "$HOME", home, 1)
		if filepath.IsAbs(path) && filepath.Clean(path) != filepath.Clean(home) {
			dirs = append([]string{path}, dirs...)
		}
	}
	return dirs
}
