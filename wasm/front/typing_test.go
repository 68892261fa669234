package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestThePageDoesWhatTheEngineWouldHaveRead holds the page's script to the text that the engine hands to eval.
func TestThePageDoesWhatTheEngineWouldHaveRead(t *testing.T) {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/hajimehoshi/ebiten/v2").Output()
	if err != nil {
		t.Skip("no sources of the engine here:", err)
	}
	engine, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "exp", "textinput", "textinput_js.go"))
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile("../page/typing.js")
	if err != nil {
		t.Fatal(err)
	}
	body := func(text []byte, begin string) string {
		_, rest, _ := strings.Cut(string(text), begin)
		inside, _, _ := strings.Cut(rest, "};")
		spelling := strings.NewReplacer("const ", "let ", "window._", "_")
		return strings.Join(strings.Fields(spelling.Replace(inside)), " ")
	}
	want, got := body(engine, "let handler = (e) => {"), body(page, "const handler = () => {")
	if want == "" || got != want {
		t.Errorf("the engine:\n%s\nthe page:\n%s", want, got)
	}
	_, read, _ := strings.Cut(string(engine), `Call("eval", `)
	read, _, _ = strings.Cut(read, "`)")
	var events []string
	for _, found := range regexp.MustCompile(`addEventListener\("(\w+)", handler\)`).FindAllStringSubmatch(read, -1) {
		events = append(events, "'"+found[1]+"'")
	}
	if listened := "[" + strings.Join(events, ", ") + "]"; !strings.Contains(string(page), listened) {
		t.Errorf("the page does not listen to %s", listened)
	}
}
