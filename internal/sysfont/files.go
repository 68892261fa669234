//go:build !js

package sysfont

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// The bounds of a search: folders may contain anything.
const (
	maxEntries = 20_000    // entries of all folders
	maxFiles   = 4_000     // files that may be fonts
	maxBytes   = 256 << 20 // bytes of a file; of collections only the needed part is read
)

// files lists the files in folders that may be fonts: those for plain text first.
func files(folders []string) (list []string) {
	left := maxEntries
	seen := map[string]bool{}
	for _, folder := range folders {
		if real, err := filepath.EvalSymlinks(folder); err == nil {
			folder = real
		}
		_ = filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
			if left--; left < 0 || len(list) >= maxFiles {
				return fs.SkipAll
			}
			switch {
			case err != nil: // what cannot be read holds no fonts for us
				return fs.SkipDir
			case seen[path] && d.IsDir():
				return fs.SkipDir
			case !seen[path] && !d.IsDir() && isFont(path):
				list = append(list, path)
			}
			seen[path] = true
			return nil
		})
	}
	slices.SortStableFunc(list, func(a, b string) int { return cmp.Compare(rank(a), rank(b)) })
	return list
}

// isFont reports whether a file is named as a font that we want, and is a file, not too large.
func isFont(path string) bool {
	name := strings.ToLower(filepath.Base(path))
	if slices.ContainsFunc(unwanted, func(part string) bool { return strings.Contains(name, part) }) {
		return false
	}
	switch strings.ToLower(filepath.Ext(path)) {
	case ".ttf", ".otf", ".ttc", ".otc":
	default:
		return false
	}
	info, err := os.Stat(path) // a link to a font will do
	return err == nil && info.Mode().IsRegular() && info.Size() <= maxBytes
}

// unwanted are parts of the names of fonts that draw the same frame for every letter, or nothing.
var unwanted = []string{"lastresort", "tofu", "adobeblank", "notdef"}

// ofPictures reports whether a file is named as a font of emoji.
func ofPictures(path string) bool {
	name := strings.ToLower(filepath.Base(path))
	return strings.Contains(name, "emoji") || strings.Contains(name, "seguiemj")
}

// rank is the lower the likelier a font is meant for plain text.
func rank(path string) (n int) {
	name := strings.ToLower(filepath.Base(path))
	for part, less := range map[string]int{
		"bold": 4, "black": 4, "heavy": 4, "italic": 4, "oblique": 4, "thin": 3, "light": 2, "medium": 1, "mono": 3,
		"condensed": 3, "serif": 1, "sans": -1, "emoji": 5, "symbol": 1, "unifont": 6, "display": 2, "looped": 1,
		"regular": -1, "noto": -1,
	} {
		if strings.Contains(name, part) {
			n += less
		}
	}
	return n
}
