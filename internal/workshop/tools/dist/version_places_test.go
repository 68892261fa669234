package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	next "runehall/internal/release"
)

// written returns what an expression with one group finds in a file.
func written(t *testing.T, path, form string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile(form).FindSubmatch(text)
	if found == nil {
		t.Fatalf("%s has nothing of the form %s", path, form)
	}
	return string(found[1])
}

// TestOneVersionEverywhere compares what cannot be filled in with the version that everything else is made from: the
// projects of the apps, which only others' tools build, and what SECURITY.md says is looked after.
func TestOneVersionEverywhere(t *testing.T) {
	number := strings.TrimSuffix(next.Next, "-dev")
	if !regexp.MustCompile(`^\d+\.\d+\.\d+$`).MatchString(number) {
		t.Fatalf("the version under development is %q", next.Next)
	}
	const gradle, ios = "mobile/android/app/build.gradle", "mobile/ios/project.yml"
	for path, form := range map[string]string{
		gradle: `versionName '([^']+)'`, ios: `MARKETING_VERSION: (\S+)`,
	} {
		if got := written(t, path, form); got != number {
			t.Errorf("%s says %s, not %s", path, got, number)
		}
	}
	if android, apple := written(t, gradle, `versionCode (\d+)`),
		written(t, ios, `CURRENT_PROJECT_VERSION: (\d+)`); android != apple {
		t.Errorf("the apps' counts of versions are %s for Android and %s for iOS", android, apple)
	}
	if got := written(t, "SECURITY.md", `no release yet \(([^)]+)\)`); got != next.Next {
		t.Errorf("SECURITY.md says %s, not %s", got, next.Next)
	}
}

// TestPackagesOfAReleaseSayItsNumber fills in everything as for the tag of the version under development: each place
// says its number and nothing else, and AppStream that it is stable.
func TestPackagesOfAReleaseSayItsNumber(t *testing.T) {
	number := strings.TrimSuffix(next.Next, "-dev")
	v, err := version("v"+number+"-0-g73ed0f4", "73ed0f4", "1795425063", false)
	if err != nil {
		t.Fatal(err)
	}
	d := bench(t)
	d.release = v
	more := map[string]any{"Out": "x", "Icons": "x", "Data": "x", "Icon": "x", "Tree": "/tree", "Arch": "arm64"}
	for name, want := range map[string]string{
		"linux/" + appID + ".metainfo.xml": `<release version="` + number + `" date="2026-11-23" type="stable"/>`,
		"linux/nfpm.yaml":                  `version: "` + number + `"`,
		"windows/winres.json":              `"file_version": "` + number + `.0"`,
		"windows/installer.nsi":            `VIProductVersion "` + number + `.0"`,
		"macos/Info.plist":                 "<string>" + number + "</string>",
	} {
		text := string(filled(t, d, name, more))
		if !strings.Contains(text, want) || strings.Contains(text, "-dev") {
			t.Errorf("%s does not say %s and no other version:\n%s", name, want, text)
		}
	}
	if got := filepath.Base(d.name("linux-amd64.deb")); got != "runehall-"+number+"-linux-amd64.deb" {
		t.Errorf("a package is called %s", got)
	}
}

// TestAReleaseIsTold checks that a tag without a section of the changelog gives no packages, and a commit without a tag
// needs none.
func TestAReleaseIsTold(t *testing.T) {
	path := filepath.Join(t.TempDir(), "CHANGELOG.md")
	for text, want := range map[string]bool{
		"# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-11-23\n":  true,
		"# Changelog\n\n## [Unreleased]\n\n[1.2.3] is on its way\n":    false,
		"# Changelog\n\n## [Unreleased]\n\n## [11.2.3] - 2026-11-23\n": false,
	} {
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if err := told(release{Number: "1.2.3", Tagged: true}, path); (err == nil) != want {
			t.Errorf("of %q a release is told: %v", text, err)
		}
		if err := told(release{Number: "1.2.3"}, path); err != nil {
			t.Error(err)
		}
	}
	if told(release{}, path+".gone") == nil {
		t.Error("no changelog is no fault")
	}
}
