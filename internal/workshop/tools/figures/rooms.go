package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// roomless says what stands in the place of a file of the program where it is linked without rooms; "" leaves the file out. So nothing leads into rooms,
// hosts them or opens a line to one, and the linker leaves out whatever only that needs. What tables do otherwise where a match is elsewhere stays.
var roomless = map[string]string{
	"scenes/gate/gate.go": "gate", "scenes/gate/invite.go": "", "scenes/gate/kept.go": "", "scenes/gate/links.go": "", "scenes/gate/secret.go": "",
	"scenes/room.go": "room", "internal/cli/host_other.go": "hosting", "internal/cli/host_js.go": "", "internal/cli/serve.go": "serve",
	"internal/rooms/away/dial_other.go": "dial", "internal/rooms/away/dial_js.go": "",
}

// overlay writes for the go command, into a folder, what replaces what below the root of the sources.
func overlay(root, dir string) (path string, err error) {
	replace := map[string]string{}
	for file, by := range roomless {
		if _, err := os.Stat(filepath.Join(root, file)); err != nil {
			return "", err // it is called otherwise now
		}
		if by != "" {
			by = filepath.Join(root, "internal/workshop/tools/figures/roomless", by+".go.txt")
		}
		replace[filepath.Join(root, file)] = by
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	path = filepath.Join(dir, "overlay.json")
	return path, os.WriteFile(path, text, 0o600)
}

// rooms links the program with and without rooms, for the desktop and for the page, and says how much larger it is with them.
func rooms() (err error) {
	root, err := os.Getwd()
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "figures")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	without, err := overlay(root, dir)
	if err != nil {
		return err
	}
	heading("What rooms cost, beside the program linked without them")
	for _, of := range []struct {
		name, aim string
		env, args []string
		packed    bool
	}{
		{"the desktop program", "aim 2000 kB", []string{"CGO_ENABLED=0"}, nil, false},
		// As scripts/web.sh links it, but for what is trimmed afterwards.
		{"the page's program, packed", "aim 40 kB", []string{"GOOS=js", "GOARCH=wasm"}, []string{"-gcflags=all=-l", "-gcflags=runehall/games/...=", "-pgo=wasm/hot.pprof"}, true},
	} {
		var sizes [2]int64
		for i, flags := range [][]string{{"-overlay=" + without}, nil} {
			out := filepath.Join(dir, "program")
			args := append([]string{"build", "-trimpath", "-ldflags=-s -w", "-o", out}, append(of.args, flags...)...)
			if err := tool(of.env, "go", append(args, ".")...); err != nil {
				return err
			}
			if of.packed {
				if err := tool(nil, "brotli", "-9", "-f", "-o", out+".br", out); err != nil {
					return err
				}
				out += ".br"
			}
			info, err := os.Stat(out)
			if err != nil {
				return err
			}
			sizes[i] = info.Size()
		}
		figure(of.name, fmt.Sprintf("%.0f kB", float64(sizes[1])/1e3), "")
		figure("  of which rooms", fmt.Sprintf("%.0f kB", float64(sizes[1]-sizes[0])/1e3), of.aim)
	}
	return nil
}

// tool runs a program, whose complaints are ours.
func tool(env []string, name string, args ...string) error {
	cmd := exec.Command(name, args...)
	cmd.Env, cmd.Stderr = append(os.Environ(), env...), os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}
