package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// roomless maps a file of the program to its replacement in a program without rooms; "" leaves the file out. Without
// them nothing leads into rooms, hosts them or opens a line to one, so the linker drops everything that only rooms
// need. What tables do differently in a room stays.
var roomless = map[string]string{
	"scenes/gate/gate.go": "gate", "scenes/gate/invite.go": "", "scenes/gate/kept.go": "", "scenes/gate/links.go": "",
	"scenes/gate/secret.go": "", "scenes/room.go": "room", "scenes/room_another.go": "", "internal/cli/host_other.go": "hosting",
	"internal/cli/host_js.go": "", "internal/cli/serve.go": "serve", "internal/rooms/away/dial_other.go": "dial",
	"internal/rooms/away/dial_js.go": "",
}

// overlay writes into a folder an overlay for the go command, which replaces files below the root of the sources, in
// addition to another overlay; "": there is no other.
func overlay(root, dir, besides string) (path string, err error) {
	var all struct{ Replace map[string]string }
	all.Replace = map[string]string{}
	if besides != "" {
		text, err := os.ReadFile(besides)
		if err != nil {
			return "", err
		}
		if err := json.Unmarshal(text, &all); err != nil {
			return "", fmt.Errorf("%s: %w", besides, err)
		}
	}
	for file, by := range roomless {
		if _, err := os.Stat(filepath.Join(root, file)); err != nil {
			return "", err // it is called otherwise now
		}
		if by != "" {
			by = filepath.Join(root, "internal/workshop/tools/figures/roomless", by+".go.txt")
		}
		all.Replace[filepath.Join(root, file)] = by
	}
	text, err := json.Marshal(all)
	if err != nil {
		return "", err
	}
	path = filepath.Join(dir, "roomless.json")
	return path, os.WriteFile(path, text, 0o600)
}

// rooms links the program with and without rooms, for the desktop and for the page, and says how much larger it is with
// them.
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
	heading("What rooms cost, beside the program linked without them")
	for _, of := range []struct {
		name, aim string
		link      func(dir, overlay string) (file string, err error)
		prepare   func(dir string) (overlay string, err error)
	}{
		{"the desktop program", "aim 2000 kB", linkDesktop, func(string) (string, error) { return "", nil }},
		{"the page's program, packed as it is published", "aim 40 kB", linkPage, patch},
	} {
		with, err := of.prepare(dir)
		if err != nil {
			return err
		}
		without, err := overlay(root, dir, with)
		if err != nil {
			return err
		}
		var sizes [2]int64
		for i, overlay := range []string{without, with} {
			file, err := of.link(dir, overlay)
			if err != nil {
				return err
			}
			info, err := os.Stat(file)
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

func linkDesktop(dir, overlay string) (string, error) {
	out := filepath.Join(dir, "program")
	// without one it is as if there were no flag
	return out, tool([]string{"CGO_ENABLED=0"}, "go", "build", "-trimpath", "-ldflags=-s -w", "-overlay="+overlay, "-o",
		out, ".")
}

// patch prepares what the page's program is linked with, like scripts/web.sh.
func patch(dir string) (overlay string, err error) {
	if dir, err = filepath.Abs(dir); err != nil { // wasm/lean is another module, and runs in its own folder
		return "", err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", fmt.Errorf("where Go lies: %w", err)
	}
	if err := tool(nil, "go", "run", "-C", "wasm/lean", "./patch", "-root", strings.TrimSpace(string(root)), "-dir",
		dir, "-templates"); err != nil {
		return "", err
	}
	return filepath.Join(dir, "overlay.json"), tool(nil, "go", "run", "./wasm/patch", "-strict", "-dir", dir)
}

// linkPage links, trims and packs the page's program as scripts/web.sh -packed does.
func linkPage(dir, overlay string) (string, error) {
	out := filepath.Join(dir, "page.wasm")
	args := []string{"build", "-trimpath", "-ldflags=-s -w", "-gcflags=all=-l", "-gcflags=runehall/games/...=",
		"-pgo=wasm/hot.pprof", "-overlay=" + overlay, "-o", out}
	if engine := filepath.Join(dir, "web.mod"); exists(engine) {
		args = append(args, "-modfile="+engine)
	}
	if err := tool([]string{"GOOS=js", "GOARCH=wasm"}, "go", append(args, ".")...); err != nil {
		return "", err
	}
	program, err := filepath.Abs(out)
	if err != nil {
		return "", err
	}
	if err := tool(nil, "go", "run", "-C", "wasm/lean", "./trim", program); err != nil {
		return "", err
	}
	return out + ".br", tool(nil, "brotli", "-q", "11", "-w", "24", "-f", "-o", out+".br", out)
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
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
