//go:build !js

package mobile

import (
	"encoding/xml"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// manifest is what is looked at of the manifest of the app for Android.
type manifest struct {
	Permissions []named `xml:"uses-permission"`
	Application struct {
		Back     bool   `xml:"enableOnBackInvokedCallback,attr"`
		Icon     string `xml:"icon,attr"`
		Activity []struct {
			Name    string `xml:"name,attr"`
			Filters []struct {
				Action named `xml:"action"`
				Data   []struct {
					Scheme string `xml:"scheme,attr"`
				} `xml:"data"`
			} `xml:"intent-filter"`
		} `xml:"activity"`
		Provider []struct {
			Name        string `xml:"name,attr"`
			Authorities string `xml:"authorities,attr"`
			Exported    bool   `xml:"exported,attr"`
			Grants      bool   `xml:"grantUriPermissions,attr"`
		} `xml:"provider"`
	} `xml:"application"`
}

type named struct {
	Name string `xml:"name,attr"`
}

const androidMain = "android/app/src/main"

func readManifest(t *testing.T) (m manifest) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(androidMain, "AndroidManifest.xml"))
	if err != nil {
		t.Fatal(err)
	}
	if err := xml.Unmarshal(text, &m); err != nil {
		t.Fatal(err)
	}
	return m
}

// TestManifestNamesWhatThereIs compares the manifest of the app for Android with its classes and its icon: what it
// names and is not there is found when the app starts.
func TestManifestNamesWhatThereIs(t *testing.T) {
	m := readManifest(t).Application
	var classes []string
	for _, a := range m.Activity {
		classes = append(classes, a.Name)
	}
	for _, p := range m.Provider {
		classes = append(classes, p.Name)
	}
	if len(m.Activity) != 1 || len(m.Provider) != 1 {
		t.Errorf("its classes are %v", classes)
	}
	for _, name := range classes {
		file := strings.TrimPrefix(name, ".") + ".java"
		if _, err := os.Stat(filepath.Join(androidMain, "java/org/runehall/app", file)); err != nil || name == file {
			t.Errorf("%s: %v", name, err)
		}
	}
	kind, icon, _ := strings.Cut(strings.TrimPrefix(m.Icon, "@"), "/")
	if found, err := filepath.Glob(filepath.Join(androidMain, "res", kind+"*",
		icon+".xml")); err != nil || len(found) != 1 {
		t.Errorf("the icon %s is %v, %v", m.Icon, found, err)
	}
	if !m.Back {
		t.Error("the system does not show beforehand where back leads")
	}
}

// TestAndroidMayReachRooms: the app follows links into rooms, for which the system wants one permission. There is no
// other, and files are only for whoever is shown them.
func TestAndroidMayReachRooms(t *testing.T) {
	m := readManifest(t)
	var want []named
	if goesIntoRooms(t) {
		want = []named{{"android.permission.INTERNET"}}
	}
	if !slices.Equal(m.Permissions, want) {
		t.Errorf("its permissions are %v, not %v", m.Permissions, want)
	}
	for _, p := range m.Application.Provider {
		if p.Exported || !p.Grants {
			t.Errorf("%s is open to everybody, or to nobody", p.Name)
		}
		suffix, ok := strings.CutPrefix(p.Authorities, "${applicationId}")
		if text := read(t, "android", ".java"); !ok ||
			!strings.Contains(text, `authority(context.getPackageName() + "`+suffix+`")`) {
			t.Errorf("no class makes addresses at %s", p.Authorities)
		}
	}
}

// TestAppsOpenLinksToThem compares the addresses that Android's app opens with those that the program makes where there
// is no page.
func TestAppsOpenLinksToThem(t *testing.T) {
	text, err := os.ReadFile("../scenes/address.go")
	if err != nil {
		t.Fatal(err)
	}
	links := found(string(text), `appAddress = "(\w+)://`)
	if len(links) != 1 {
		t.Fatalf("addresses of the app: %v", links)
	}
	var schemes []string
	for _, a := range readManifest(t).Application.Activity {
		for _, f := range a.Filters {
			for _, d := range f.Data {
				if f.Action.Name == "android.intent.action.VIEW" && d.Scheme != "" {
					schemes = append(schemes, d.Scheme)
				}
			}
		}
	}
	if !slices.Contains(schemes, links[0]) {
		t.Errorf("the app opens %v, and links begin with %s", schemes, links[0])
	}
}

// TestSharedFilesLieWhereTheProgramPutsThem exports a record, and looks whether the app would find it.
func TestSharedFilesLieWhereTheProgramPutsThem(t *testing.T) {
	dir := t.TempDir()
	config := configuration(dir, "en", nil)
	place := ""
	config.Store.Save("a-match", []byte("text"), func(p string, err error) {
		if err != nil {
			t.Error(err)
		}
		place = p
	})
	if err := config.Store.Close(); err != nil {
		t.Fatal(err)
	}
	config.Store.Poll()
	folder := found(read(t, "android", ".java"), `FOLDER = "(\w+)"`)
	if len(folder) != 1 || filepath.Dir(place) != filepath.Join(dir, folder[0]) {
		t.Errorf("the file is %s, and the app looks into %v", place, folder)
	}
}

// TestAndroidHoldsNoLambdas: dx, which makes the preview, knows nothing of them; the check of all phones looks into the
// classes, too.
func TestAndroidHoldsNoLambdas(t *testing.T) {
	each(t, androidMain, ".java", func(name string, text []byte) {
		for i, line := range strings.Split(string(text), "\n") {
			code, _, _ := strings.Cut(strings.TrimSpace(line), "//")
			if !strings.HasPrefix(code, "*") && (strings.Contains(code, "->") || strings.Contains(code, "::")) {
				t.Errorf("%s:%d: %s", name, i+1, line)
			}
		}
	})
}

// goesIntoRooms reports whether the program of the apps can go into rooms of others.
func goesIntoRooms(t *testing.T) bool {
	t.Helper()
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	return slices.Contains(strings.Fields(string(out)), "runehall/internal/rooms/away")
}
