package learn_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"runehall/assets/lang"
	"runehall/assets/learn"
	"runehall/games"
	"runehall/games/all"
	"runehall/games/lesson"
)

// lessons returns all lessons of a game, in their order.
func lessons(t *testing.T, game string) (list []*lesson.Lesson) {
	t.Helper()
	for _, id := range learn.IDs(game) {
		l, err := learn.Read(id)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, l)
	}
	return list
}

// TestEveryLessonIsListed finds no file that is not a lesson of a game, numbered from 1 without a gap.
func TestEveryLessonIsListed(t *testing.T) {
	files, err := filepath.Glob("*.lesson")
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range files {
		files[i] = strings.TrimSuffix(name, ".lesson")
	}
	slices.Sort(files)
	if listed := slices.Sorted(ids); len(files) == 0 || !slices.Equal(files, listed) {
		t.Errorf("the files are %v, and listed %v", files, listed)
	}
}

// ids yields the lessons of all games.
func ids(yield func(id string) bool) {
	for _, e := range all.Entries() {
		for _, id := range learn.IDs(e.Info().ID) {
			if !yield(id) {
				return
			}
		}
	}
}

// TestProgressNamesWhatIsNext learns lessons out of their order.
func TestProgressNamesWhatIsNext(t *testing.T) {
	learnt := map[string]bool{}
	for _, c := range []struct {
		id, next string
		done     int
	}{{"", "ritual.1", 0}, {"ritual.2", "ritual.1", 1}, {"ritual.1", "ritual.3", 2}, {"ritual.3", "", 3}} {
		learnt[c.id] = true
		if done, all, next := learn.Progress("ritual", func(id string) bool { return learnt[id] }); done != c.done ||
			all != 3 || next != c.next {
			t.Errorf("with %v learnt it is %d of %d, and next %q", learnt, done, all, next)
		}
	}
	if done, all, next := learn.Progress("chess", func(string) bool { return true }); done != 0 || all != 0 ||
		next != "" {
		t.Errorf("a game without lessons has %d of %d, and next %q", done, all, next)
	}
}

// TestLessonsHoldAgainstTheRules replays the script of each lesson: a change of the rules that breaks one is noticed
// here.
func TestLessonsHoldAgainstTheRules(t *testing.T) {
	for _, e := range all.Entries() {
		for _, l := range lessons(t, e.Info().ID) {
			record, err := l.Record(e.Info())
			if err != nil {
				t.Error(err)
				continue
			}
			standing, err := e.Check(record)
			if err != nil || standing.Moves != len(record.Steps) || standing.Over {
				t.Errorf("lesson %s: %d of %d moves can be made, and the match is over: %v; %v", l.ID, standing.Moves,
					len(record.Steps), standing.Over, err)
			}
			for _, id := range l.Clauses() {
				if !slices.Contains(e.Info().Clauses, id) {
					t.Errorf("lesson %s teaches %s, which is no clause of %s", l.ID, id, l.Game)
				}
			}
		}
	}
}

// TestLessonsEndInAMatch wants a match against a novice behind the last lesson of each game, and behind no other.
func TestLessonsEndInAMatch(t *testing.T) {
	for _, e := range all.Entries() {
		list := lessons(t, e.Info().ID)
		for i, l := range list {
			if last := i == len(list)-1; l.Leads() != last {
				t.Errorf("lesson %s: a match follows: %v", l.ID, l.Leads())
			}
			for _, p := range l.Players {
				if p.Driver != games.Person && p.Driver != "novice" {
					t.Errorf("lesson %s: %s sits at the table", l.ID, p.Driver)
				}
			}
		}
	}
}

// TestTheLearnerDecides wants a question among any three bubbles, and one in each lesson.
func TestTheLearnerDecides(t *testing.T) {
	for id := range ids {
		l, err := learn.Read(id)
		if err != nil {
			t.Fatal(err)
		}
		told, asks := 0, 0
		for _, s := range l.Steps {
			switch s.Kind {
			case lesson.Say:
				if told++; told > 2 {
					t.Errorf("lesson %s: line %d: %d bubbles without a decision", id, s.Line, told)
				}
			case lesson.Ask, lesson.Free:
				told, asks = 0, asks+1
			}
		}
		if asks < 2 {
			t.Errorf("lesson %s asks %d times", id, asks)
		}
	}
}

// sentence ends in a text.
var sentence = regexp.MustCompile(`[.!?…]["”“»]?\s+`)

// TestBubblesAreShort finds the words of each note in each language: two sentences at most, none of more than 120
// characters.
func TestBubblesAreShort(t *testing.T) {
	for _, tag := range lang.Tags() {
		book, err := lang.Load(tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range all.Entries() {
			book.Know(e.Info().Numbers)
		}
		used := map[string]bool{}
		for id := range ids {
			l, err := learn.Read(id)
			if err != nil {
				t.Fatal(err)
			}
			used[l.Title()], used["learn."+id+".line"] = true, true
			book.Text("learn." + id + ".line")
			book.Text(l.Title())
			for i := range l.Steps {
				s := &l.Steps[i]
				if s.Key == "" {
					continue
				}
				key := l.Message(s)
				used[key] = true
				parts := sentence.Split(strings.TrimSpace(book.Text(key)), -1)
				if len(parts) > 2 {
					t.Errorf("%s in %s has %d sentences", key, tag, len(parts))
				}
				for _, part := range parts {
					if n := utf8.RuneCountInString(part); n > 120 {
						t.Errorf("%s in %s: a sentence of %d characters: %s", key, tag, n, part)
					}
				}
			}
		}
		if err := book.Err(); err != nil {
			t.Error(err)
		}
		for _, key := range book.Keys() {
			game, rest, _ := strings.Cut(strings.TrimPrefix(key, "learn."), ".")
			if _, is := all.Entry(game); is && strings.HasPrefix(key, "learn.") && rest != "" && !used[key] {
				t.Errorf("%s in %s is in no lesson", key, tag)
			}
		}
	}
}

// TestQuestionsAreAnswered wants, of each game, six questions or more that somebody can answer who has played its
// lessons, each with the notes that say so, such as 2.stop: testdata/questions has them.
func TestQuestionsAreAnswered(t *testing.T) {
	for _, e := range all.Entries() {
		game, notes := e.Info().ID, map[string]bool{}
		for _, l := range lessons(t, game) {
			for i := range l.Steps {
				if s := &l.Steps[i]; s.Key != "" {
					notes[strings.TrimPrefix(l.Message(s), "learn."+game+".")] = true
				}
			}
		}
		text, err := os.ReadFile("testdata/questions/" + game + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSpace(string(text)), "\n")
		if len(lines) < 6 {
			t.Errorf("%s: %d questions", game, len(lines))
		}
		for _, line := range lines {
			_, keys, _ := strings.Cut(line, "? ")
			if keys == "" {
				t.Errorf("%s: %q has no answer", game, line)
			}
			for key := range strings.FieldsSeq(keys) {
				if !notes[key] {
					t.Errorf("%s: %q is answered by %s, which no lesson says", game, line, key)
				}
			}
		}
	}
}

// TestClausesAreTaught wants each clause that testdata/clauses lists in a lesson.
func TestClausesAreTaught(t *testing.T) {
	for _, e := range all.Entries() {
		game := e.Info().ID
		text, err := os.ReadFile("testdata/clauses/" + game + ".txt")
		if err != nil {
			t.Error(err)
			continue
		}
		var taught []string
		for _, l := range lessons(t, game) {
			taught = append(taught, l.Clauses()...)
		}
		rest, begun := strings.CutPrefix(string(text), "begun\n")
		ids := strings.Fields(rest)
		if len(ids) < 8 {
			t.Errorf("%s lists %d clauses", game, len(ids))
		}
		var lacks []string
		for _, id := range ids {
			if !slices.Contains(e.Info().Clauses, id) {
				t.Errorf("%s lists %s, which is no clause", game, id)
			}
			if !slices.Contains(taught, id) {
				lacks = append(lacks, id)
			}
		}
		switch {
		case begun && len(lacks) == 0:
			t.Errorf("%s: its lessons are whole; the list still says that they are begun", game)
		case begun:
			t.Logf("%s: the lessons are begun, and lack %v", game, lacks)
		case len(lacks) > 0:
			t.Errorf("%s: no lesson teaches %v", game, lacks)
		}
	}
}
