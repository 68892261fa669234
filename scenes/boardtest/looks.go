//go:build pilot

package boardtest

// Looks are the sizes at which pictures for looking are taken, with the program's arguments.
var Looks = []struct {
	W, H int
	Args []string
}{
	{412, 915, []string{"--lang", "en"}}, {915, 412, []string{"--lang", "en"}}, {1440, 900, []string{"--lang", "en"}},
	{1920, 1080, []string{"--lang", "en"}}, {360, 640, []string{"--lang", "de", "--scale", "1.5"}},
}
