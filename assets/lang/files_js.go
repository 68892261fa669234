package lang

import (
	"embed"
	"io/fs"
	"path"

	"runehall/internal/fetch"
)

// In the browser only the fallback language is part of the program; the others lie beside the page.
//
//go:embed en
var embedded embed.FS

// files are the messages by their names, such as "en/title.json": those of the fallback language, and what [Fetch] got.
var files = func() fetch.Texts {
	texts := fetch.Texts{}
	for _, name := range names() {
		text, err := embedded.ReadFile(name)
		if err != nil {
			panic(err) // cannot happen: the name comes from the list of embedded files
		}
		texts[name] = text
	}
	return texts
}()

// names lists the embedded files.
func names() []string {
	names, err := fs.Glob(embedded, "en/*.json")
	if err != nil {
		panic(err) // the pattern is well formed
	}
	return names
}

// of lists the files of a language. Every language has files of the same names as the embedded one.
func of(tag string) []string {
	list := names()
	for i, name := range list {
		list[i] = tag + "/" + path.Base(name)
	}
	return list
}

// Have reports whether the messages of a language are here, so that [Load] can read them without [Fetch].
func Have(tag string) bool {
	for _, name := range of(Match(tag)) {
		if files[name] == nil {
			return false
		}
	}
	return true
}

// Fetch gets the messages of a language. It calls done when all of them are here, from within the browser's event loop.
func Fetch(tag string, done func()) { files.Get("lang/", of(Match(tag)), done) }
