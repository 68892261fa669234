//go:build pilot

package boardtest

import "fmt"

// Looks lists the sizes at which pictures are taken for people to look at, with the program's arguments.
var Looks = []struct {
	W, H int
	Args []string
}{
	{412, 915, []string{"--lang", "en"}}, {915, 412, []string{"--lang", "en"}}, {1440, 900, []string{"--lang", "en"}},
	{1920, 1080, []string{"--lang", "en"}}, {360, 640, []string{"--lang", "de", "--scale", "1.5"}},
}

// Look is a screen in a language, on which a scene is judged in a review.
type Look struct {
	W, H        int
	Lang, Scale string
}

// Name returns the name of a look's pictures and test.
func (l Look) Name() string { return fmt.Sprintf("%dx%d-%s-%s", l.W, l.H, l.Lang, l.Scale) }

// Args returns the program's arguments for a look.
func (l Look) Args() []string { return []string{"--lang", l.Lang, "--scale", l.Scale} }

// Reviewed returns the looks of a review: all twelve sizes in English, and for each other language the sizes with the
// least room for words or the smallest things.
func Reviewed() []Look {
	looks := []Look{
		{360, 640, "en", "1"}, {360, 640, "en", "1.5"}, {412, 915, "en", "1"}, {667, 375, "en", "1"},
		{915, 412, "en", "1"}, {768, 1024, "en", "1"},
		{820, 1180, "en", "1"}, {1024, 768, "en", "1"}, {1280, 800, "en", "1"}, {1440, 900, "en", "1"},
		{1920, 1080, "en", "1"}, {3840, 2160, "en", "2"},
	}
	for _, lang := range []string{"de", "fr", "uk"} {
		looks = append(looks, []Look{
			{360, 640, lang, "1"}, {360, 640, lang, "1.5"}, {412, 915, lang, "1"}, {667, 375, lang, "1"},
			{915, 412, lang, "1"}, {768, 1024, lang, "1"},
			{820, 1180, lang, "1"}, {1024, 768, lang, "1"}, {1440, 900, lang, "1"}, {3840, 2160, lang, "2"},
		}...)
	}
	return looks
}
