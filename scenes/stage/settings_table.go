package stage

import (
	"strings"

	"runehall/assets/lang"
	"runehall/assets/sound"
	"runehall/ui"
)

// The table of settings. For a new setting, add a row here and its words in assets/lang/*/scenes.json, and ask for its
// value where it has an effect. The screen shows the rows of a part in the order in which they are declared here. Go
// keeps that order as long as no row refers to a package variable.

// Language is a language's tag; empty: the system's language.
var Language = newChoice("", Setting{
	ID: "language", Part: LanguagePart, Icon: ui.IconLanguage, Width: 400, Choices: lang.Tags(), Kept: true,
	//says:keys language.{@languages}
	Label:  func(st *Stage, tag string) string { return st.Text("language." + tag) },
	Shown:  func(st *Stage) string { return st.Book.Tag() },
	stored: storedAs("lang", matchTag, same[string]),
})

// Music and Effects are the volumes, from 0 to 1.
var (
	Music = newSlider(1, Setting{
		ID: "music", Part: SoundPart, Icon: ui.IconMusic, Width: 220, Max: 1, Step: volumeStep,
		stored: storedDown("musicDown"),
	})
	Effects = newSlider(1, Setting{
		ID: "effects", Part: SoundPart, Icon: ui.IconSound, Width: 220, Max: 1, Step: volumeStep,
		stored: storedDown("effectsDown"), Sample: func(st *Stage, at ui.Point) { st.Sound(sound.Coin, at) },
	})
)

// Mute makes no sound at all, whatever the volumes are.
var Mute = newSwitch(false, Setting{ID: "mute", Part: SoundPart, Icon: ui.IconPause})

// Speed is the speed of the animation; see [Settings.Speed].
var Speed = newChoice("1", Setting{
	ID: "speed", Part: MotionPart, Icon: ui.IconSpeed, Width: 280, Choices: speeds(),
	Label: func(st *Stage, speed string) string {
		return "×" + strings.Replace(speed, ".", st.Text("number.point"), 1)
	},
	stored: storedNumber(speeds()),
})

// ReducedMotion makes short fades of motion.
var ReducedMotion = newWish(Setting{ID: "still", Part: MotionPart, Icon: ui.IconStill, Note: true})

// Scale is the scale of the interface.
var Scale = newSlider(1, Setting{
	ID: "scale", Part: SightPart, Icon: ui.IconSize, Width: 220, Min: ui.MinInterface, Max: ui.MaxInterface, Step: 0.25,
	Ticks: true,
	Note:  true,
})

// HighContrast makes grounds darker, and words and edges brighter.
var HighContrast = newWish(Setting{ID: "contrast", Part: SightPart, Icon: ui.IconContrast, Note: true})

// Seats says where the players sit: side by side, or round the table where the screen is large enough for it.
var Seats = newChoice("side", Setting{
	ID: "seats", Part: TablePart, Icon: ui.IconSeats, Width: 340, Note: true, Choices: []string{"side", SeatsRound},
	stored: storedSecond("round", "side", SeatsRound),
})

// SeatsRound is the choice of Seats round the table.
const SeatsRound = "round"

// Drafts asks for a confirmation before a move that cannot be undone: it lies as a draft until then.
var Drafts = newSwitch(true, Setting{ID: "draft", Part: TablePart, Icon: ui.IconCheck, stored: storedOff("direct")})

// Obvious lets the table make the steps that need no decision ([games.Def].Obvious).
var Obvious = newSwitch(true, Setting{ID: "obvious", Part: TablePart, Icon: ui.IconForward, Note: true})

// Tips shows tips for beginners in the first match of each game. Changing it brings back the tips that were put away.
var Tips = newSwitch(true, Setting{
	ID: "tips", Part: TablePart, Icon: ui.IconInfo, Note: true,
	changed: func(s Settings) Settings {
		s.seen = ""
		return s
	},
})

// Feelings shows the emblems of feeling of others who play in the same room.
var Feelings = newSwitch(true, Setting{ID: "feelings", Part: TablePart, Icon: ui.IconGlad, Note: true})

// Awake keeps the screen from going dark while a match is on.
var Awake = newSwitch(true, Setting{ID: "awake", Part: TablePart, Icon: ui.IconEye, Note: true, Lamp: true})

// Strength shows how strong a person plays, told from their matches.
var Strength = newSwitch(true, Setting{ID: "strength", Part: TablePart, Icon: ui.IconTrophy, Note: true})

// FullScreen shows the program on the whole screen.
var FullScreen = newSwitch(false, Setting{ID: "fullscreen", Part: TablePart, Icon: ui.IconFullScreen, Kept: true,
	Desktop: true})

const volumeStep = 0.1

func speeds() []string { return []string{"0.5", "1", "2", "4"} }

// matchTag returns the language of ours for a stored tag.
func matchTag(tag string) string {
	if tag == "" {
		return ""
	}
	return lang.Match(tag)
}
