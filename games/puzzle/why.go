package puzzle

import (
	"fmt"
	"strconv"
	"strings"

	"runehall/games"
)

// Why is a reason for an answer. The program that makes a file finds reasons and writes them down, since it may look
// further ahead than there is time for while somebody waits.
type Why struct {
	// Part says what is told: a part of what a position is worth ([games.Worth].Parts), a ground of the rules after
	// "ground.", or what happens next: Reply, Next, or a kind of move after Then.
	Part string
	// Seat is whom it is about, and N a number in the words.
	Seat games.Seat
	N    int
}

// What can happen next.
const (
	// Reply: after most other moves the seat would get so much at once.
	Reply = "reply"
	// Stops: after most other moves the seat would win at once.
	Stops = "stops"
	// Next: the next move of the one who is asked can bring so much.
	Next = "next"
	// Then begins the part that says which kind of move follows in the same turn.
	Then = "then."
)

// Grounds begins the part that stands for a ground of the rules ([games.Def].Grounds), whose message is the game's own.
const Grounds = "ground."

// Phrase returns a reason as it is told to the seat that was asked.
func (w Why) Phrase(game string, asked games.Seat) games.Phrase {
	p := games.Phrase{Args: []games.Arg{games.SeatArg("name", w.Seat), games.NumberArg("n", w.N)}}
	switch {
	case strings.HasPrefix(w.Part, Grounds):
		p.Key = game + "." + w.Part
	case w.Part == Reply || w.Part == Stops || w.Part == Next || strings.HasPrefix(w.Part, Then):
		what := game + "." + w.Part
		//says:keys day.why.{ritual.reply,ritual.stops,ritual.next,masters.reply,masters.stops,masters.next}
		//says:keys day.why.{market.then.collector,market.then.outpost,market.then.lay,market.then.rune,stones.then.trade,stones.then.forge,stones.then.buy}
		p.Key = "day.why." + what
	default:
		//says:keys hint.{@reasons}? hint.{@reasons}.other?
		if p.Key = "hint." + game + "." + w.Part; w.Seat != asked {
			p.Key += ".other"
		}
	}
	return p
}

// mostWhys and mostPart bound what a file may say of an answer.
const mostWhys, mostPart = 4, 40

// writeWhy writes reasons as parseWhy reads them.
func writeWhy(list []Why) string {
	text, mark := "", ":"
	for _, w := range list {
		text += fmt.Sprintf("%s%s/%d/%d", mark, w.Part, w.Seat, w.N)
		mark = ","
	}
	return text
}

// parseWhy reads reasons, and reports whether there are any and all are well written.
func parseWhy(text string) (list []Why, sound bool) {
	for one := range strings.SplitSeq(text, ",") {
		fields := strings.Split(one, "/")
		if len(fields) != 3 || fields[0] == "" || len(fields[0]) > mostPart || strings.ContainsAny(fields[0], ": ") {
			return nil, false
		}
		seat, err := strconv.Atoi(fields[1])
		n, wrong := strconv.Atoi(fields[2])
		if err != nil || wrong != nil || seat < 0 || seat >= games.MaxSeats || n < 0 || len(list) == mostWhys {
			return nil, false
		}
		list = append(list, Why{Part: fields[0], Seat: games.Seat(seat), N: n})
	}
	return list, true
}
