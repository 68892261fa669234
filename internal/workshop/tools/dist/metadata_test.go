package main

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// bench returns a maker of packages for a version.
func bench(t *testing.T) *maker {
	t.Helper()
	v, err := version("", "73ed0f4", "1795425063", false)
	if err != nil {
		t.Fatal(err)
	}
	d, err := newMaker(v, filepath.Join(t.TempDir(), "out"))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func filled(t *testing.T, d *maker, name string, more map[string]any) []byte {
	t.Helper()
	text, err := d.fill(name, d.words[1], more)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(text, []byte("<no value>")) {
		t.Errorf("%s: something is missing:\n%s", name, text)
	}
	return text
}

func TestEveryLanguageHasAllWords(t *testing.T) {
	all, err := readWords("internal/dist/words")
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range all {
		v, english := reflect.ValueOf(w), reflect.ValueOf(all[0])
		for i := range v.NumField() {
			name := v.Type().Field(i).Name
			if v.Field(i).String() == "" {
				t.Errorf("%s has no %s", w.Tag, name)
			}
			if w.Tag != "en" && v.Field(i).String() == english.Field(i).String() {
				t.Errorf("%s says %s in English", w.Tag, name)
			}
		}
		if strings.ContainsAny(w.Record+w.Line, `"$<&`) || !strings.HasSuffix(w.Keywords, ";") {
			t.Errorf("%s: words that a package would misread", w.Tag)
		}
	}
}

// TestXML checks that the XML files are well-formed and hold what they must.
func TestXML(t *testing.T) {
	d := bench(t)
	for name, wants := range map[string][]string{
		"linux/org.runehall.Runehall.xml": {`type="application/x-runehall"`, `glob pattern="*.runehall"`,
			`<comment xml:lang="de">Runehall-Partie</comment>`},
		"linux/org.runehall.Runehall.metainfo.xml": {`version="0.1.0-dev.202611230911+73ed0f4" date="2026-11-23" type="development"`,
			`<li xml:lang="uk">Рунічний кидок`, "application/x-runehall", "org.runehall.Runehall.desktop"},
		"macos/Info.plist": {"<string>0.1.0</string>", "org.runehall.record", "<string>None</string>",
			"<string>uk</string>", "<string>12.0</string>"},
		"windows/manifest.xml": {"asInvoker", "permonitorv2", "detached"},
	} {
		text := filled(t, d, name, nil)
		for r := xml.NewDecoder(bytes.NewReader(text)); ; {
			if _, err := r.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
		for _, want := range wants {
			if !strings.Contains(string(text), want) {
				t.Errorf("%s does not say %s:\n%s", name, want, text)
			}
		}
	}
}

func TestMetadataOfLinuxIsValid(t *testing.T) {
	d := bench(t)
	for name, check := range map[string][]string{
		appID + ".desktop":      {"desktop-file-validate"},
		appID + ".metainfo.xml": {"appstreamcli", "validate", "--no-net"},
	} {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, filled(t, d, "linux/"+name, nil), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := exec.LookPath(check[0]); err != nil {
			t.Logf("%s is not there: %s is not checked", check[0], name)
			continue
		}
		if out, err := exec.Command(check[0], append(check[1:], path)...).CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", name, err, out)
		}
	}
}

// TestDesktopEntry checks that a desktop can start the program with and without a file, and recognises its window.
func TestDesktopEntry(t *testing.T) {
	text := string(filled(t, bench(t), "linux/"+appID+".desktop", nil))
	for _, want := range []string{"\nExec=runehall --handed %u\n", "\nComment[de]=Runenspiele an einem Tisch\n",
		"\nMimeType=application/x-runehall;x-scheme-handler/runehall;\n",
		"\nIcon=" + appID + "\n", "\nGenericName=Rune games\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("no line %q in\n%s", want, text)
		}
	}
	window, err := os.ReadFile("internal/cli/icon_linux.go")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(text, "\nStartupWMClass="+appID+"\n") || !strings.Contains(string(window), `"`+appID+`"`) {
		t.Error("the entry and the window have different classes")
	}
}

func TestScripts(t *testing.T) {
	d := bench(t)
	more := map[string]any{"Out": "/out/setup.exe", "Icons": "../icon", "Data": "../windows", "Icon": "/x.ico",
		"Tree": "/tree", "Arch": "arm64", "Archives": []map[string]string{
			{"Name": "runehall.tar.gz", "Sum": "abc", "FlatpakArch": "aarch64"},
		}}
	var resources map[string]any
	if err := json.Unmarshal(filled(t, d, "windows/winres.json", more), &resources); err != nil || len(resources) != 3 {
		t.Errorf("winres.json: %v, %v", resources, err)
	}
	for name, wants := range map[string][]string{
		"windows/winres.json": {"/256.png", `"0422": {"FileDescription"`, `"file_version": "0.1.0.0"`},
		"windows/installer.nsi": {`OutFile "/out/setup.exe"`,
			`LangString RECORD ${LANG_FRENCH} "Partie de Runehall"`, `"URL Protocol"`, `VIProductVersion "0.1.0.0"`,
			"RequestExecutionLevel user"},
		"linux/nfpm.yaml": {`"xclip | wl-clipboard | xsel"`, `"(xclip or wl-clipboard or xsel)"`,
			"arch: arm64", `version: "0.1.0-dev.202611230911+73ed0f4"`, "src: /tree/", "mtime: 2026-11-23T09:11:03Z"},
		"linux/" + appID + ".yaml": {"path: ../runehall.tar.gz", "sha256: abc", "only-arches: [aarch64]"},
		"macos/InfoPlist.strings":  {`"Runehall match" = "Runehall-Partie";`},
	} {
		text := string(filled(t, d, name, more))
		for _, want := range wants {
			if !strings.Contains(text, want) {
				t.Errorf("%s does not say %s:\n%s", name, want, text)
			}
		}
	}
	if _, err := d.fill("linux/nfpm.yaml", words{}, map[string]any{"Arch": "arm64"}); err == nil {
		t.Error("a value that is missing goes unnoticed")
	}
}

// TestWhatIsHandedOverIsNoFlag checks the commands that systems run for a file or an address. Anybody can write an
// address, so it must never become a flag.
func TestWhatIsHandedOverIsNoFlag(t *testing.T) {
	installer := string(filled(t, bench(t), "windows/installer.nsi",
		map[string]any{"Out": "x", "Icon": "x", "Tree": "x"}))
	if n := strings.Count(installer, `"%1"`); n != 2 ||
		strings.Count(installer, `'"$INSTDIR\runehall.exe" --handed "%1"'`) != n {
		t.Errorf("%d commands in the installer:\n%s", n, installer)
	}
	for line := range strings.Lines(string(filled(t, bench(t), "linux/"+appID+".desktop", nil))) {
		if strings.HasPrefix(line, "Exec=") && line != "Exec=runehall --handed %u\n" {
			t.Errorf("the entry of the menu runs %s", line)
		}
	}
}

// TestIcons makes the icon files of Windows and macOS, and reads them.
func TestIcons(t *testing.T) {
	data, err := ico("assets/icon", "", 16, 256)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []int{16, 256} {
		head := data[6+16*i:]
		at, size := binary.LittleEndian.Uint32(head[12:]), binary.LittleEndian.Uint32(head[8:])
		picture, err := png.Decode(bytes.NewReader(data[at : at+size]))
		if err != nil || picture.Bounds().Dx() != want || head[0] != byte(want) {
			t.Errorf("picture %d of the .ico: %v", i, err)
		}
	}
	data, err = icns("assets/icon", "record-", 512)
	if err != nil {
		t.Fatal(err)
	}
	if string(data[:4]) != "icns" || int(binary.BigEndian.Uint32(data[4:])) != len(data) {
		t.Fatalf("the head of the .icns is %q", data[:8])
	}
	seen := 0
	for rest := data[8:]; len(rest) > 0; seen++ {
		size := binary.BigEndian.Uint32(rest[4:])
		picture, err := png.Decode(bytes.NewReader(rest[8:size]))
		if err != nil || picture.Bounds().Dx() != icnsTypes[seen].size || string(rest[:4]) != icnsTypes[seen].kind {
			t.Fatalf("picture %d of the .icns: %q, %v", seen, rest[:4], err)
		}
		rest = rest[size:]
	}
	if seen != len(icnsTypes)-1 {
		t.Errorf("%d pictures in the .icns", seen)
	}
}
