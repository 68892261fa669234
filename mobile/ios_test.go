//go:build !js

package mobile

import (
	"encoding/json"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"howett.net/plist"

	"runehall/assets/lang"
)

// project is what XcodeGen makes the app for iOS from: the keys are its own, and no others may stand there.
type project struct {
	Name    string `yaml:"name"`
	Options struct {
		DeploymentTarget map[string]string `yaml:"deploymentTarget"`
	} `yaml:"options"`
	Targets map[string]struct {
		Type     string   `yaml:"type"`
		Platform string   `yaml:"platform"`
		Sources  []string `yaml:"sources"`
		Settings struct {
			Base map[string]string `yaml:"base"`
		} `yaml:"settings"`
		Dependencies []struct {
			Framework string `yaml:"framework"`
			SDK       string `yaml:"sdk"`
			Embed     *bool  `yaml:"embed"`
		} `yaml:"dependencies"`
	} `yaml:"targets"`
}

func readProject(t *testing.T) (p project) {
	t.Helper()
	text, err := os.ReadFile("ios/project.yml")
	if err != nil {
		t.Fatal(err)
	}
	if err := yaml.UnmarshalWithOptions(text, &p, yaml.Strict()); err != nil {
		t.Fatal(err)
	}
	return p
}

// TestProjectOfIOS compares the description of Xcode's project with the files and scripts that it goes with.
func TestProjectOfIOS(t *testing.T) {
	p := readProject(t)
	app, ok := p.Targets["Runehall"]
	if !ok || p.Name != "Runehall" || len(p.Targets) != 1 || app.Type != "application" || app.Platform != "iOS" {
		t.Fatalf("it describes %+v", p)
	}
	base := app.Settings.Base
	for _, file := range append(app.Sources, base["INFOPLIST_FILE"]) {
		if _, err := os.Stat(filepath.Join("ios", file)); err != nil || file == "" {
			t.Errorf("%q: %v", file, err)
		}
	}
	script, err := os.ReadFile("../scripts/ios.sh")
	if err != nil {
		t.Fatal(err)
	}
	if oldest := p.Options.DeploymentTarget["iOS"]; !strings.Contains(string(script),
		"-iosversion "+oldest+" ") || oldest == "" {
		t.Errorf("the framework is not made for iOS %q", oldest)
	}
	gradle, err := os.ReadFile("android/app/build.gradle")
	if err != nil {
		t.Fatal(err)
	}
	if v := base["MARKETING_VERSION"]; !strings.Contains(string(gradle), "versionName '"+v+"'") {
		t.Errorf("its version is %s, and Android's is another", v)
	}
	if base["TARGETED_DEVICE_FAMILY"] != "1,2" {
		t.Error("it is not for telephones and tablets")
	}
}

// TestProjectLinksWhatGoNeeds compares the libraries that the project names with those that the Go side asks the linker
// for.
func TestProjectLinksWhatGoNeeds(t *testing.T) {
	var named []string
	for _, d := range readProject(t).Targets["Runehall"].Dependencies {
		switch {
		case (d.SDK == "") == (d.Framework == ""):
			t.Errorf("a dependency is %+v", d)
		case d.Framework == "Mobile.xcframework" && (d.Embed == nil || *d.Embed):
			t.Error("a static library is not put into the app once more")
		case d.SDK != "":
			name, framework := strings.CutSuffix(d.SDK, ".framework")
			if _, library := strings.CutSuffix(d.SDK, ".tbd"); framework == library {
				t.Errorf("%s is no library of the system", d.SDK)
			}
			named = append(named, name)
		}
	}
	cmd := exec.Command("go", "list", "-deps", "-json=CgoLDFLAGS", ".",
		"github.com/hajimehoshi/ebiten/v2/mobile/ebitenmobileview")
	cmd.Env = append(os.Environ(), "GOOS=ios", "GOARCH=arm64", "CGO_ENABLED=1")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	asked := 0
	for d := json.NewDecoder(strings.NewReader(string(out))); d.More(); {
		var p struct{ CgoLDFLAGS []string }
		if err := d.Decode(&p); err != nil {
			t.Fatal(err)
		}
		for i, flag := range p.CgoLDFLAGS {
			if flag == "-framework" {
				asked++
				if name := p.CgoLDFLAGS[i+1]; !slices.Contains(named, name) {
					t.Errorf("nobody links %s", name)
				}
			}
		}
	}
	if asked < 5 {
		t.Errorf("only %d are asked for", asked)
	}
}

// readPlist reads a property list. Xcode reads the same form.
func readPlist(t *testing.T, name string, into any) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if format, err := plist.Unmarshal(text, into); err != nil || format != plist.XMLFormat {
		t.Fatalf("%s: format %d, %v", name, format, err)
	}
}

// TestInfoOfIOS compares what the system is told of the app with the app.
func TestInfoOfIOS(t *testing.T) {
	const file = "ios/Runehall/Info.plist"
	var info struct {
		Localizations []string `plist:"CFBundleLocalizations"`
		Types         []struct {
			Schemes []string `plist:"CFBundleURLSchemes"`
		} `plist:"CFBundleURLTypes"`
		Launch struct {
			Colour string `plist:"UIColorName"`
		} `plist:"UILaunchScreen"`
		Scenes struct {
			Many  bool `plist:"UIApplicationSupportsMultipleScenes"`
			Roles map[string][]struct {
				Class string `plist:"UISceneDelegateClassName"`
			} `plist:"UISceneConfigurations"`
		} `plist:"UIApplicationSceneManifest"`
		Phone  []string `plist:"UISupportedInterfaceOrientations"`
		Tablet []string `plist:"UISupportedInterfaceOrientations~ipad"`
	}
	readPlist(t, file, &info)
	swift := read(t, "ios", ".swift")
	if tags := lang.Tags(); !slices.Equal(sorted(info.Localizations), sorted(tags)) {
		t.Errorf("the system is told of %v, and the program knows %v", info.Localizations, tags)
	}
	text, err := os.ReadFile("../scenes/address.go")
	if err != nil {
		t.Fatal(err)
	}
	if links := found(string(text), `appAddress = "(\w+)://`); len(links) != 1 || len(info.Types) != 1 ||
		!slices.Equal(info.Types[0].Schemes, links) {
		t.Errorf("it opens %v, and links begin with %v", info.Types, links)
	}
	if roles := info.Scenes.Roles["UIWindowSceneSessionRoleApplication"]; info.Scenes.Many || len(roles) != 1 {
		t.Errorf("its scenes are %+v", info.Scenes)
	} else if class, ok := strings.CutPrefix(roles[0].Class, "$(PRODUCT_MODULE_NAME)."); !ok || !strings.Contains(swift, "final class "+class+":") {
		t.Errorf("there is no class %s", roles[0].Class)
	}
	const way = "UIInterfaceOrientation"
	phone := []string{way + "LandscapeLeft", way + "LandscapeRight", way + "Portrait"}
	if !slices.Equal(sorted(info.Phone), phone) ||
		!slices.Equal(sorted(info.Tablet), append(phone, way+"PortraitUpsideDown")) {
		t.Errorf("it turns to %v, and on a tablet to %v", info.Phone, info.Tablet)
	}
	for _, name := range append(found(swift, `UIColor\(named: "(\w+)"`), info.Launch.Colour) {
		if _, err := os.Stat(filepath.Join("ios/Runehall/Assets.xcassets", name+".colorset",
			"Contents.json")); err != nil || name == "" {
			t.Errorf("the colour %q: %v", name, err)
		}
	}
	// Xcode knows these two; the others stand in the project.
	known := []string{"EXECUTABLE_NAME", "PRODUCT_MODULE_NAME"}
	for name := range readProject(t).Targets["Runehall"].Settings.Base {
		known = append(known, name)
	}
	text, err = os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range found(string(text), `\$\((\w+)\)`) {
		if !slices.Contains(known, name) {
			t.Errorf("nobody sets %s", name)
		}
	}
}

// TestIOSSaysWhyItLooksForRooms: the system asks the person before an app reaches another device of the network, in the
// words of the app, which are those of the packages too.
func TestIOSSaysWhyItLooksForRooms(t *testing.T) {
	const key = "NSLocalNetworkUsageDescription"
	var info map[string]any
	readPlist(t, "ios/Runehall/Info.plist", &info)
	for _, tag := range lang.Tags() {
		var words struct{ Network string }
		text, err := os.ReadFile("../internal/dist/words/" + tag + ".json")
		if err == nil {
			err = json.Unmarshal(text, &words)
		}
		if err != nil || words.Network == "" {
			t.Fatalf("%s: no words, %v", tag, err)
		}
		if tag == "en" && info[key] != words.Network {
			t.Errorf("it says %q, not %q", info[key], words.Network)
		}
		text, err = os.ReadFile("ios/Runehall/" + tag + ".lproj/InfoPlist.strings")
		if err != nil {
			t.Fatal(err)
		}
		var said map[string]string
		if _, err := plist.Unmarshal(text, &said); err != nil || said[key] != words.Network {
			t.Errorf("%s: it says %q, not %q, %v", tag, said[key], words.Network, err)
		}
	}
	if !goesIntoRooms(t) {
		t.Error("it goes into no rooms: it needs no network")
	}
}

// reasons are those that Apple knows for each kind of call, of the kinds that Go's runtime and files need.
var reasons = map[string][]string{
	"FileTimestamp":  {"DDA9.1", "C617.1", "3B52.1", "0A2A.1"},
	"SystemBootTime": {"35F9.1", "8FFB.1", "3D61.1"},
}

// TestPrivacyOfIOS: nothing is collected, nobody is tracked, and each kind of call has a reason that there is.
func TestPrivacyOfIOS(t *testing.T) {
	var said struct {
		Tracking  *bool    `plist:"NSPrivacyTracking"`
		Domains   []string `plist:"NSPrivacyTrackingDomains"`
		Collected []any    `plist:"NSPrivacyCollectedDataTypes"`
		Calls     []struct {
			Type    string   `plist:"NSPrivacyAccessedAPIType"`
			Reasons []string `plist:"NSPrivacyAccessedAPITypeReasons"`
		} `plist:"NSPrivacyAccessedAPITypes"`
	}
	readPlist(t, "ios/Runehall/PrivacyInfo.xcprivacy", &said)
	if said.Tracking == nil || *said.Tracking || len(said.Domains) > 0 || len(said.Collected) > 0 {
		t.Errorf("it says %+v", said)
	}
	if len(said.Calls) != len(reasons) {
		t.Errorf("%d kinds of calls", len(said.Calls))
	}
	for _, c := range said.Calls {
		kind := strings.TrimPrefix(c.Type, "NSPrivacyAccessedAPICategory")
		for _, why := range c.Reasons {
			if !slices.Contains(reasons[kind], why) {
				t.Errorf("%s is no reason for %s", why, c.Type)
			}
		}
		if len(c.Reasons) == 0 {
			t.Errorf("there is no reason for %s", c.Type)
		}
	}
}

// TestIconOfIOS: one picture of the size from which Xcode makes all others, without any transparency.
func TestIconOfIOS(t *testing.T) {
	set := readProject(t).Targets["Runehall"].Settings.Base["ASSETCATALOG_COMPILER_APPICON_NAME"]
	folder := filepath.Join("ios/Runehall/Assets.xcassets", set+".appiconset")
	text, err := os.ReadFile(filepath.Join(folder, "Contents.json"))
	if err != nil {
		t.Fatal(err)
	}
	var contents struct {
		Images []struct{ Filename, Idiom, Platform, Size string }
	}
	if err := json.Unmarshal(text, &contents); err != nil || len(contents.Images) != 1 {
		t.Fatalf("%s, %v", text, err)
	}
	image := contents.Images[0]
	if image.Idiom != "universal" || image.Platform != "ios" || image.Size != "1024x1024" {
		t.Errorf("the picture is said to be %+v", image)
	}
	file, err := os.Open(filepath.Join(folder, image.Filename))
	if err != nil {
		t.Fatal(err)
	}
	config, err := png.DecodeConfig(file)
	if err := file.Close(); err != nil {
		t.Error(err)
	}
	if err != nil || config.Width != 1024 || config.Height != 1024 || config.ColorModel != color.RGBAModel {
		t.Errorf("the picture is %d×%d, %v", config.Width, config.Height, err)
	}
}

// TestCatalogueOfIOS parses the descriptions in the catalogue of pictures and colours.
func TestCatalogueOfIOS(t *testing.T) {
	each(t, "ios/Runehall/Assets.xcassets", ".json", func(name string, text []byte) {
		var contents struct{ Info struct{ Version int } }
		if err := json.Unmarshal(text, &contents); err != nil || contents.Info.Version != 1 ||
			filepath.Base(name) != "Contents.json" {
			t.Errorf("%s: %v", name, err)
		}
	})
	if colours := regexp.MustCompile(`0x[0-9A-F]{2}`).FindAllString(read(t, "ios/Runehall/Assets.xcassets", ".json"),
		-1); len(colours) != 3 {
		t.Errorf("the night is %v", colours)
	}
}

func sorted(s []string) []string {
	s = slices.Clone(s)
	slices.Sort(s)
	return s
}
