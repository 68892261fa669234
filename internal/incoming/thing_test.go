package incoming

import (
	"errors"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const someLink = "runehall://open#match=AQ"

// TestOfTellsLinksFromFiles tells links from files in everything that desktops hand over. It matters whether the file
// exists.
func TestOfTellsLinksFromFiles(t *testing.T) {
	there := map[string]bool{
		"x#match=AS9.runehall": true, "folder#match=AQ/x.runehall": true, "/a b.runehall": true,
		"/100%25.runehall": true, "/c#1?.runehall": true,
		"/größe.runehall": true, "/d.runehall": true,
	}
	s := system{exists: func(path string) bool { return there[path] }}
	for text, want := range map[string]Thing{
		someLink:                           {Link: someLink},
		"RUNEHALL://open#match=AQ":         {Link: "RUNEHALL://open#match=AQ"},
		"https://example.org/#match=AQ":    {Link: "https://example.org/#match=AQ"},
		"#match=AQ":                        {Link: "#match=AQ"},
		"x#match=AS9.runehall":             {Path: "x#match=AS9.runehall"},
		"folder#match=AQ/x.runehall":       {Path: "folder#match=AQ/x.runehall"},
		"/gone#match=AQ.runehall":          {Path: "/gone#match=AQ.runehall"},
		"./gone#match=AQ":                  {Path: "./gone#match=AQ"},
		"file:///gone%23match=AQ.runehall": {Path: "/gone#match=AQ.runehall"},
		"file:///a%20b.runehall":           {Path: "/a b.runehall"},
		"file:///a b.runehall":             {Path: "/a b.runehall"},
		"file:/a%20b.runehall":             {Path: "/a b.runehall"},
		"file://localhost/d.runehall":      {Path: "/d.runehall"},
		"FILE:///d.runehall":               {Path: "/d.runehall"},
		"file:///100%25.runehall":          {Path: "/100%25.runehall"}, // not escaped as an address
		"file:///100%2525.runehall":        {Path: "/100%25.runehall"},
		"file:///c#1?.runehall":            {Path: "/c#1?.runehall"},
		"file:///c%231%3F.runehall":        {Path: "/c#1?.runehall"},
		"file:///gr%C3%B6%C3%9Fe.runehall": {Path: "/größe.runehall"},
		"file:///größe.runehall":           {Path: "/größe.runehall"},
		"file:///d.runehall#page=1":        {Path: "/d.runehall"},
		"file:///50%.runehall":             {Path: "/50%.runehall"},
		"--bot":                            {Path: "--bot"},
		"--bot=calc":                       {Path: "--bot=calc"},
		"-":                                {Path: "-"},
		"--":                               {Path: "--"},
		"sim":                              {Path: "sim"},
	} {
		if got, err := s.of(text); err != nil || got != want {
			t.Errorf("%q is %+v, %v, and not %+v", text, got, err, want)
		}
	}
	for text, want := range map[string]Reason{
		"": Nothing, " \n": Nothing, "file:": Nothing, "file://": Nothing, "runehall:": NoMatch,
		"runehall://open": NoMatch, "runehall://open#mat": NoMatch,
		"runehall:file:///etc/passwd": NoMatch, "Runehall://--bot calc": NoMatch, "https://example.org/": NoMatch,
		"file://elsewhere.example/share/x.runehall": Elsewhere, "file://elsewhere.example": Elsewhere,
	} {
		_, err := s.of(text)
		if e, ok := errors.AsType[*Error](err); !ok || e.Reason != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

func TestOfOnWindows(t *testing.T) {
	s := system{windows: true, exists: func(string) bool { return false }}
	for text, want := range map[string]Thing{
		`C:\Users\Zoë\x#match=AQ.runehall`:   {Path: `C:\Users\Zoë\x#match=AQ.runehall`},
		`c:/x#match=AQ.runehall`:             {Path: `c:/x#match=AQ.runehall`},
		`\\server\share\x#match=AQ.runehall`: {Path: `\\server\share\x#match=AQ.runehall`},
		`file:///C:/a%20b.runehall`:          {Path: `C:/a b.runehall`},
		someLink:                             {Link: someLink},
	} {
		if got, err := s.of(text); err != nil || got != want {
			t.Errorf("%q is %+v, %v, and not %+v", text, got, err, want)
		}
	}
}

// TestOfFindsRealFiles opens files on the disk.
func TestOfFindsRealFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "our 100% match#match=AQ.runehall")
	if err := os.WriteFile(path, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	slash := filepath.ToSlash(path)
	if !strings.HasPrefix(slash, "/") {
		slash = "/" + slash
	}
	for _, text := range []string{path, (&url.URL{Scheme: "file", Path: slash}).String()} {
		thing, err := Of(text)
		if err != nil || thing.Link != "" {
			t.Fatalf("%q is %+v, %v", text, thing, err)
		}
		if content, err := Read(thing.Path); err != nil || string(content) != "x" {
			t.Errorf("%q holds %q, %v", text, content, err)
		}
	}
}

// TestCheckLooksAtTexts checks that addresses without a match, and empty texts, are refused with a reason.
func TestCheckLooksAtTexts(t *testing.T) {
	for text, want := range map[string]Reason{
		"": Nothing, " \r\n\t": Nothing, "runehall://open": NoMatch, " https://example.org/ \n": NoMatch,
		"runehall:":                        NoMatch,
		someLink:                           "",
		"runehall 1 ~00000000\n":           "",
		"see runehall://open":              "",
		"runehall://open\nrunehall://open": "",
		"runehall:" + strings.Repeat("x", longestAddress): "", "https://example.org/#make=masters": "",
		"https://example.org/#room=0f":        "",
		"https://example.org/#remake=masters": NoMatch,
	} {
		e, _ := errors.AsType[*Error](Check([]byte(text)))
		if got := (Reason)(""); e == nil && want != got || e != nil && e.Reason != want {
			t.Errorf("%.60q: %v, want %q", text, e, want)
		}
	}
}
