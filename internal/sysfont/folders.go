//go:build !js

package sysfont

import (
	"io"
	"log"
	"os"
	"path/filepath"
	"runtime"

	"github.com/go-text/typesetting/fontscan"
)

// Folders returns where this system keeps its fonts. Not all of them need to exist, and some may be named twice.
func Folders() []string {
	list := folders(runtime.GOOS, os.Getenv)
	// fontscan reads the settings of fontconfig, which name the folders where a system has them in places of its own,
	// and knows those that iOS and macOS have besides. Its index of fonts is not for us: it holds for the whole
	// process, is lost where it cannot be written to a disk, and one font that makes its reader panic empties it.
	_ = guard(func() error {
		more, err := fontscan.DefaultFontDirectories(log.New(io.Discard, "", 0))
		list = append(list, more...)
		return err // there are none: then those that we know of are all
	})
	return list
}

func folders(system string, env func(string) string) (list []string) {
	below := func(root string, path ...string) {
		if root != "" {
			list = append(list, filepath.Join(append([]string{root}, path...)...))
		}
	}
	switch system {
	case "windows":
		below(env("WINDIR"), "Fonts")
		below(env("LOCALAPPDATA"), "Microsoft", "Windows", "Fonts")
	case "darwin":
		list = append(list, "/System/Library/Fonts", "/Library/Fonts")
		below(env("HOME"), "Library", "Fonts")
	case "android":
		list = append(list, "/system/fonts", "/product/fonts")
	case "ios": // fontscan's
	default:
		data := env("XDG_DATA_DIRS")
		if data == "" {
			data = "/usr/local/share" + string(filepath.ListSeparator) + "/usr/share"
		}
		if own := env("XDG_DATA_HOME"); own != "" {
			below(own, "fonts")
		} else {
			below(env("HOME"), ".local", "share", "fonts")
		}
		below(env("HOME"), ".fonts")
		for _, root := range filepath.SplitList(data) {
			below(root, "fonts")
		}
		list = append(list, "/usr/share/fonts", "/usr/local/share/fonts", "/run/host/fonts", "/run/host/user-fonts")
	}
	return list
}
