package main

import "fmt"

// What drives the real program below pilot: fit and walk go through its screens as a guest, at many sizes; desk does so
// in a window.
const (
	pilots = "./internal/workshop/pilot/"
	fit    = pilots + "fit"
	walk   = pilots + "walk"
	desk   = pilots + "desk"
)

// farScreens are screens to which few tests come, and farTests the tests of fit that do.
const (
	farScreens = "scenes/archive scenes/credits scenes/evening scenes/gallery scenes/statistics"
	farTests   = "AllThatIsKept|AnEvening|Credits|Gallery|Keepsakes|OfMuchToRead|OfTheEnd|Review|Statistics|Turnings"
)

// aside is what neither the tests of the page itself nor those that build much depend on: far screens, the rulebook,
// and the rules and the board of each game. All of these have tests of their own.
func aside() []string {
	return append(words(farScreens, "scenes/rulebook"), gamesAt("ritual", "masters", "stones", "market", "toss")...)
}

// realProgram drives the real program in one of two halves: it mostly waits for a frame, and in one go it would take
// longer than all else. By day the tests of far screens run again whenever the program is another one; the others of
// fit, and those of walk, only if it is another one where they come; those of a board as scripts/pilot-tests.sh --day
// says.
func realProgram(half int) step {
	var list []command
	switch half {
	case 1:
		near := inProgram(fit, "-skip", farTests)
		near.own = programRests(fit, "ebitenginevmguest")
		list = []command{inProgram(fit, "-run", farTests), near}
	case 2:
		list = []command{inProgram(walk)}
		list[0].own = programRests(walk, "ebitenginevmguest", "toss")
	}
	others := inProgram(fmt.Sprintf("--half=%d", half))
	others.byDay = words("--day")
	return step{name: fmt.Sprintf("real program, half %d", half),
		checks: "the real program, driven by each device through every screen and board", needs: words("x"),
		commands: append(list, others)}
}

// realWindow drives the program in a window, by day only if it is another one where that comes.
func realWindow() step {
	c := inProgram(desk)
	c.own = programRests(desk, "", "market", "masters", "stones")
	return step{name: "real window",
		checks: "the program in a window: at rest, without the focus, closed, heard by a screen reader",
		needs:  words("x reader"), commands: []command{c}}
}

// inProgram runs tests of the real program, by arguments of scripts/pilot-tests.sh.
func inProgram(what ...string) command {
	return command{args: append(words("scripts/pilot-tests.sh -vet=off -json -timeout", testLimit), what...), env: static,
		read: goTests, first: true, inAll: again}
}

// programRests is what the outcome of a package of tests below pilot rests on that goes through the program, built with
// a tag: the program, but for the screens and the games to which those tests never come.
func programRests(tests, tag string, games ...string) *rests {
	return &rests{
		files: words("go.mod go.sum docs/bots scripts/pilot-tests.sh scripts/x.sh internal/workshop/pilot"),
		programs: []program{
			{static, []string{"-tags=" + tag, "."}},
			{static, words("-test -tags=pilot", tests)},
		},
		less: append(words(farScreens), gamesAt(games...)...),
		says: [][]string{words("go version"), words("go env GOFLAGS GOARCH GOOS")},
	}
}

// gamesAt are the folders of the rules and the board of each game.
func gamesAt(games ...string) (folders []string) {
	for _, game := range games {
		folders = append(folders, "games/"+game, "scenes/"+game)
	}
	return folders
}
