package puzzle

import (
	"strings"
	"testing"
)

func solved(tries, on int) Result { return Result{Tries: tries, State: Solved, On: on} }

// TestTheFirstResultCounts notes tries, then a solution, and then results that no longer count.
func TestTheFirstResultCounts(t *testing.T) {
	var d Diary
	for _, step := range []struct {
		note Result
		news bool
		want Result
	}{
		{Result{Tries: 1}, true, Result{Tries: 1}},
		{Result{Tries: 1}, false, Result{Tries: 1}},
		{Result{Tries: 3}, true, Result{Tries: 3}},
		{Result{Tries: 2}, false, Result{Tries: 3}}, // less than another window has noted already
		{solved(4, 20), true, solved(4, 20)},
		{solved(1, 21), false, solved(4, 20)},
		{Result{Tries: 1, State: GivenUp, On: 22}, false, solved(4, 20)},
	} {
		if news := d.Note(20, step.note); news != step.news || d.Of(20) != step.want {
			t.Errorf("after %+v: %v, %+v", step.note, news, d.Of(20))
		}
	}
	if d.Note(21, Result{Tries: 1000}); d.Of(21).Tries != mostTries {
		t.Errorf("%d tries are counted", d.Of(21).Tries)
	}
}

// TestStreak counts days in a row.
func TestStreak(t *testing.T) {
	day := func(on ...int) (d Diary) { // solved in time, on each of these days
		for _, n := range on {
			d.Note(n, solved(1, n))
		}
		return d
	}
	late, gone, given := day(10, 11, 13), day(10, 11, 13), day(10, 11, 13)
	late.Note(12, solved(2, 13))
	gone.Note(12, solved(2, 14))
	given.Note(12, Result{Tries: 1, State: GivenUp, On: 12})
	for name, c := range map[string]struct {
		diary Diary
		today int
		want  int
	}{
		"nothing":                     {Diary{}, 10, 0},
		"today":                       {day(10), 10, 1},
		"three days":                  {day(8, 9, 10), 10, 3},
		"today is still to be solved": {day(8, 9), 10, 2},
		"yesterday was missed":        {day(7, 8), 10, 0},
		"a gap":                       {day(6, 7, 9, 10), 10, 2},
		"the clock is set back":       {day(8, 9, 10), 8, 1},
		"days to come":                {day(8, 9, 10), 5, 0},
		"solved past midnight":        {late, 13, 4},
		"solved two days later":       {gone, 13, 1},
		"the answer was shown":        {given, 13, 1},
		"before 1970":                 {day(-2, -1, 0), 0, 3},
	} {
		if got := c.diary.Streak(c.today); got != c.want {
			t.Errorf("%s: %d, not %d", name, got, c.want)
		}
	}
}

// TestDiariesAreStored writes and reads a diary. Of a damaged one, only the damaged lines are left out.
func TestDiariesAreStored(t *testing.T) {
	var d Diary
	d.Note(20784, solved(3, 20785))
	d.Note(20785, Result{Tries: 2})
	d.Note(-3, Result{Tries: 1, State: GivenUp, On: -3})
	text := string(d.Text())
	if want := diaryHead + "\n-3 1 given-up -3\n20784 3 solved 20785\n20785 2 open 0\n"; text != want {
		t.Fatalf("%q", text)
	}
	again, damaged := ReadDiary([]byte(text))
	if string(again.Text()) != text || damaged != 0 {
		t.Errorf("read again it is %q, %d damaged", again.Text(), damaged)
	}
	for _, line := range []string{
		"X", "20786 1 solved", "a" + strings.Repeat("b", mostOthers), "20786 1 lost 20786", "20786 -1 solved 20786", "020786 1 solved 20786",
		"20786 1 solved 20786 ", "20785 1 open 0", "20786 1000 solved 20786 7", strings.Repeat("9", 70_000),
	} {
		again, damaged := ReadDiary([]byte(text + line + "\n"))
		if string(again.Text()) != text || damaged != 1 {
			t.Errorf("%.30q: %q, %d damaged", line, again.Text(), damaged)
		}
	}
	for _, other := range []string{"runehall-days 2\n1 1 solved 1\n", "{}"} {
		if d, damaged := ReadDiary([]byte(other)); damaged != 1 || len(d.days) != 0 {
			t.Errorf("%q: %v, %d damaged", other, d, damaged)
		}
	}
	if d, damaged := ReadDiary(nil); damaged != 0 || len(d.days) != 0 {
		t.Errorf("nothing: %v, %d damaged", d, damaged)
	}
}

// TestADiaryKeepsWhatALaterVersionWrites reads lines that begin with a word, notes something, and finds the lines
// again.
func TestADiaryKeepsWhatALaterVersionWrites(t *testing.T) {
	const later = "streak 40 20783\nfrozen 20784 twice\n"
	d, damaged := ReadDiary([]byte(diaryHead + "\n" + later + "20784 3 solved 20785\n"))
	if damaged != 0 || d.Of(20784).State != Solved {
		t.Fatalf("%d lines are damaged, and the day is %v", damaged, d.Of(20784))
	}
	d.Note(20785, solved(1, 20785))
	if want := diaryHead + "\n20784 3 solved 20785\n20785 1 solved 20785\n" + later; string(d.Text()) != want {
		t.Errorf("it is stored as %q", d.Text())
	}
}

// TestDiariesAreBounded notes more days than a diary keeps: the earliest are dropped.
func TestDiariesAreBounded(t *testing.T) {
	var d Diary
	for day := range mostDays + 5 {
		d.Note(day, solved(1, day))
	}
	if len(d.days) != mostDays || d.Of(4).State != Open || d.Of(5).State != Solved || d.Streak(mostDays+4) != mostDays {
		t.Errorf("%d days are kept", len(d.days))
	}
	if n := len(d.Text()); n > 100_000 {
		t.Errorf("they take %d bytes", n)
	}
}

// FuzzReadDiary reads any text as a diary: what is read of it can be written and read again without a change.
func FuzzReadDiary(f *testing.F) {
	f.Add(diaryHead + "\n20784 3 solved 20785\n20785 2 open 0\n")
	f.Fuzz(func(t *testing.T, text string) {
		d, _ := ReadDiary([]byte(text))
		again, damaged := ReadDiary(d.Text())
		if string(again.Text()) != string(d.Text()) || damaged != 0 {
			t.Errorf("%q becomes %q", d.Text(), again.Text())
		}
	})
}

// TestDiariesOfTwoDevices merges two diaries: no day is lost, the further result of each day counts, and a day that was
// solved or given up here stays so.
func TestDiariesOfTwoDevices(t *testing.T) {
	var here, there Diary
	for day := 10; day < 20; day++ {
		there.Note(day, solved(2, day))
	}
	there.Note(20, Result{Tries: 1})
	here.Note(9, solved(1, 9))
	here.Note(12, Result{Tries: 4})
	here.Note(15, Result{Tries: 3, State: GivenUp, On: 15})
	here.Note(20, Result{Tries: 5})
	if news := here.Add(there); news != 9 {
		t.Errorf("%d days are new", news)
	}
	if here.Of(9) != solved(1, 9) || here.Of(12) != solved(2, 12) || here.Of(15).State != GivenUp ||
		here.Of(20).Tries != 5 {
		t.Errorf("%s", here.Text())
	}
	if news := here.Add(there); news != 0 {
		t.Errorf("%d days are new the second time", news)
	}
	var fresh Diary
	if fresh.Add(there); fresh.Streak(20) != 10 {
		t.Errorf("ten days in a row are %d elsewhere", fresh.Streak(20))
	}
}
