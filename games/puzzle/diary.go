package puzzle

import (
	"bufio"
	"bytes"
	"fmt"
	"maps"
	"slices"
)

// Result is how far somebody has come with the puzzle of a day.
type Result struct {
	// Tries counts the moves that were tried, including the right one.
	Tries int
	// State is whether the puzzle was solved or given up, and On the day on which that happened; 0 before.
	State State
	On    int
}

// State is the state of a puzzle for somebody.
type State uint8

// The states.
const (
	Open    State = iota // nobody has found the answer yet
	Solved               // the answer was found
	GivenUp              // the answer was shown
)

var stateNames = [...]string{"open", "solved", "given-up"}

// Diary keeps a person's results, by the days of the puzzles. The zero Diary is empty.
type Diary struct {
	days map[int]Result
	// others are lines that begin with a word instead of a day. A later version wrote them, and reads them again.
	others []string
}

// The bounds of a diary. It keeps the last ten years of days, and does not count tries beyond a number that nobody
// would be proud of.
const (
	mostDays  = 3700
	mostTries = 99
	// mostOthers is how many bytes of lines are kept that this program does not know.
	mostOthers = 1 << 14
)

// diaryHead is the first line of a diary, with the version of the format.
const diaryHead = "runehall-days 1"

// Of returns the result of a day.
func (d *Diary) Of(day int) Result { return d.days[day] }

// Note records a result, unless that day's puzzle has been solved or given up before: only the first time counts. It
// reports whether anything changed.
func (d *Diary) Note(day int, r Result) bool {
	was := d.days[day]
	if r.Tries = min(r.Tries, mostTries); was.State != Open || r == was || r.State == Open && r.Tries < was.Tries {
		return false
	}
	if d.days == nil {
		d.days = map[int]Result{}
	}
	d.days[day] = r
	d.bound()
	return true
}

// Add records the results of another diary, as [Diary.Note] does: what was solved or given up here stays. It returns
// how many days changed.
func (d *Diary) Add(other Diary) (news int) {
	for _, day := range slices.Sorted(maps.Keys(other.days)) {
		if d.Note(day, other.days[day]) {
			news++
		}
	}
	return news
}

// bound drops the earliest days if there are too many.
func (d *Diary) bound() {
	if len(d.days) > mostDays {
		delete(d.days, slices.Min(slices.Collect(maps.Keys(d.days))))
	}
}

// Streak returns how many days in a row were solved, up to today. If today's puzzle is not solved yet, it counts up to
// yesterday, since there is time until midnight. A puzzle counts even if it was solved on the day after, so that
// neither midnight nor a journey round the world breaks a streak. Later days do not count.
func (d *Diary) Streak(today int) (n int) {
	if !d.counts(today) {
		today--
	}
	for d.counts(today - n) {
		n++
	}
	return n
}

func (d *Diary) counts(day int) bool {
	r := d.days[day]
	return r.State == Solved && r.On-day >= 0 && r.On-day <= 1
}

// Text returns the diary in its stored form: a head, a line for each day in order, and what a later version has
// written.
func (d *Diary) Text() []byte {
	text := []byte(diaryHead + "\n")
	for _, day := range slices.Sorted(maps.Keys(d.days)) {
		text = append(text, line(day, d.days[day])...)
	}
	for _, other := range d.others {
		text = append(append(text, other...), '\n')
	}
	return text
}

func line(day int, r Result) string {
	return fmt.Sprintf("%d %d %s %d\n", day, r.Tries, stateNames[r.State], r.On)
}

// ReadDiary reads what Text wrote. It leaves damaged lines out, and returns how many there were. Lines that begin with
// a word are no damage: the diary keeps them for the version that knows them.
func ReadDiary(text []byte) (d Diary, damaged int) {
	lines := bufio.NewScanner(bytes.NewReader(text))
	if !lines.Scan() || lines.Text() != diaryHead {
		return d, min(1, len(text))
	}
	room := mostOthers
	for lines.Scan() {
		if isWord(lines.Text()) && len(lines.Text()) < room {
			room -= len(lines.Text()) + 1
			d.others = append(d.others, lines.Text())
			continue
		}
		var day int
		var r Result
		var state string
		_, err := fmt.Sscanf(lines.Text(), "%d %d %s %d", &day, &r.Tries, &state, &r.On)
		at := slices.Index(stateNames[:], state)
		r.State = State(max(0, at))
		if err != nil || at < 0 || r.Tries < 0 || line(day, r) != lines.Text()+"\n" || !d.Note(day, r) {
			damaged++
		}
	}
	if lines.Err() != nil {
		damaged++
	}
	return d, damaged
}

// isWord reports whether a line begins with a small letter, as no line of a day does.
func isWord(line string) bool { return line != "" && line[0] >= 'a' && line[0] <= 'z' }
