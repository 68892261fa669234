//go:build !js

package sysfont

import (
	"os"
	"path/filepath"
	"runtime"
)

// Folders returns where this system keeps its fonts. Not all of them need to exist.
func Folders() []string { return folders(runtime.GOOS, os.Getenv) }

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
	case "ios": // an app is shown no fonts as files
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
