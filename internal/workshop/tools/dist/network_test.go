package main

import (
	"encoding/xml"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// program returns the packages in the program for a system.
func program(t *testing.T, system string) []string {
	t.Helper()
	cmd := exec.Command("go", "list", "-deps", ".")
	cmd.Env = append(cmd.Environ(), "GOOS="+system, "CGO_ENABLED=0")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Fields(string(out))
}

// TestPackagesLetRoomsThrough checks that sandboxes let the program reach the network exactly if it has rooms.
func TestPackagesLetRoomsThrough(t *testing.T) {
	d := bench(t)
	rooms := func(system string) bool {
		parts := program(t, system)
		return slices.Contains(parts, "runehall/internal/rooms/serve") ||
			slices.Contains(parts, "runehall/internal/rooms/away")
	}
	manifest := string(filled(t, d, "linux/"+appID+".yaml", map[string]any{"Archives": []map[string]string{}}))
	if open := strings.Contains(manifest, "\n  - --share=network "); open != rooms("linux") {
		t.Errorf("the Flatpak reaches the network: %v", open)
	}
	plist := string(filled(t, d, "macos/Info.plist", nil))
	const key = "NSLocalNetworkUsageDescription"
	if says := strings.Contains(plist, "<key>"+key+"</key>\n\t<string>"+d.words[0].Network+
		"</string>"); says != rooms("darwin") {
		t.Errorf("the bundle says why it wants the local network: %v", says)
	}
	if texts := string(filled(t, d, "macos/InfoPlist.strings", nil)); !strings.Contains(texts,
		`"`+key+`" = "`+d.words[1].Network+`";`) {
		t.Errorf("in %s it says\n%s", d.words[1].Tag, texts)
	}
}

// TestRecordsInCapitals checks that the file type also matches .RUNEHALL: some cameras and sticks write all names in
// capitals. The pattern does so unless it is marked as case-sensitive.
func TestRecordsInCapitals(t *testing.T) {
	var info struct {
		Types []struct {
			Globs []struct {
				Pattern string `xml:"pattern,attr"`
				Exact   string `xml:"case-sensitive,attr"`
			} `xml:"glob"`
		} `xml:"mime-type"`
	}
	if err := xml.Unmarshal(filled(t, bench(t), "linux/"+appID+".xml", nil), &info); err != nil {
		t.Fatal(err)
	}
	if len(info.Types) != 1 || len(info.Types[0].Globs) != 1 {
		t.Fatalf("the types are %+v", info.Types)
	}
	if g := info.Types[0].Globs[0]; g.Pattern != "*.runehall" || g.Exact != "" {
		t.Errorf("the pattern is %+v", g)
	}
}
