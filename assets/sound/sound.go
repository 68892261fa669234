// Package sound holds the music and the effects: MP3 files, with typed ids. It knows where things are in the files, but
// not how to play them.
//
// `make sound` makes the files from the sources in assets/src/sound. Natively they are part of the program. A page
// fetches them: first the effects that all games share, then music, and together with a game's music that game's
// effects.
package sound

// Effect is a short sound of something that happens.
type Effect uint8

// The effects.
const (
	StoneLift  Effect = iota // a stone is picked up
	StoneTurn                // a stone is turned
	StonePlace               // a stone is laid down
	Coin                     // a coin is laid down
	Coins                    // several coins are laid down
	CoinsBack                // coins come back
	CardDraw                 // a card is drawn
	CardPlay                 // a card is played
	Die                      // a die rolls
	Reveal                   // something hidden and mighty is shown
	Line                     // a line is paid
	Circle                   // a circle is paid
	Win                      // the match is over
	Tick                     // something is pressed
	Refuse                   // what somebody wanted is not possible
	Curtain                  // a curtain falls or opens
	Turn                     // it is a person's turn
	Gem                      // a gem is set down
	Forge                    // an artifact is forged
	Burn                     // a card burns
	Pin                      // a peg steps along a track
	Menhir                   // a heavy stone is raised
	Throne                   // somebody has reached the throne
	Fox                      // a thief streaks across
	Chain                    // a chain is wrapped round a chest and locked
	Frost                    // ice closes over something
	ChestOpen                // a chest opens
	ChestShut                // a chest shuts
	Blades                   // two blades meet
	Drop                     // stones drop into a chest
	LandSoft                 // a thrown stone lands on oak, softly
	Land                     // a faster one lands; the three strengths follow one another, here and below
	LandHard                 // a fast one lands, hard
	ClickSoft                // a stone strikes another, softly
	Click                    // a stone strikes another, faster
	ClickHard                // a stone strikes another, hard
	Rim                      // a stone strikes the rim of the table
	SlideSoft                // a stone slides over oak for a moment, slowly
	Slide                    // a stone slides, faster
	SlideHard                // a stone slides, fast
	Rattle                   // a hand draws from the bag
	Tray                     // a stone drops into a tray
	Grab                     // a hand closes over a stone
	Miss                     // a hand comes too late for a stone
	Flick                    // a finger flicks a stone
	Tape                     // a measuring tape is drawn out
	TapeTick                 // a mark of the measuring tape goes by
	Count                    // one of the last seconds
	Gong                     // the time is over
	Theft                    // stones fly into somebody else's tray
	effectCount
)

var effectNames = [effectCount]string{
	"stone-lift", "stone-turn", "stone-place", "coin", "coins", "coins-back", "card-draw", "card-play", "die", "reveal",
	"line", "circle", "win", "tick", "refuse", "curtain", "turn", "gem", "forge", "burn", "pin", "menhir", "throne",
	"fox", "chain", "frost", "chest-open", "chest-shut", "blades", "drop",
	"land-soft", "land", "land-hard", "click-soft", "click", "click-hard", "rim", "slide-soft", "slide", "slide-hard",
	"rattle", "tray", "grab", "miss", "flick", "tape", "tape-tick", "count", "gong", "theft",
}

// String returns the effect's name in the manifest.
func (e Effect) String() string { return effectNames[e] }

// Home returns the music of the game that an effect belongs to, or Silence if all games share it. Each home has its own
// file of effects. The effects of a game are loaded only after its music has been wanted.
func (e Effect) Home() Music {
	switch {
	case e >= LandSoft:
		return Toss
	case e >= Fox:
		return Market
	case e >= Gem:
		return Stones
	default:
		return Silence
	}
}

// Effects returns all effects, in the order of their ids.
func Effects() []Effect {
	all := make([]Effect, effectCount)
	for i := range all {
		all[i] = Effect(i)
	}
	return all
}

// Music is a piece of music.
type Music uint8

// The pieces of music. Silence is no piece.
const (
	Silence Music = iota
	Title         // the hall
	Ritual        // Rituals
	Masters       // Rune Masters
	Stones        // Menhirs
	Market        // Rune Market
	Toss          // Rune Toss
	Hearth        // the fire of the hall, while the music rests
	Finish        // a match of any game comes to its end
	musicCount
)

var musicNames = [musicCount]string{"silence", "title", "ritual", "masters", "stones", "market", "toss", "hearth",
	"finish"}

// String returns the piece's name in the manifest.
func (m Music) String() string { return musicNames[m] }
