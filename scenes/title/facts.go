package title

import (
	"runehall/assets/lang"
	"runehall/assets/learn"
	"runehall/games"
	"runehall/scenes/library"
	"runehall/scenes/stage"
	"runehall/ui"
)

// facts are what somebody wants to know of a game before they sit down: how long it takes, for how many it is, and how
// hard.
type facts struct {
	minutes, seats string
	hard           int    // 1 to mostHard; 0: nobody knows
	learned        string // how many of its lessons were played here; "": none was
	whole          bool   // all were
	spoken         string // all of it in words
}

// mostHard is how many hexagons stand for the hardest game.
const mostHard = 3

func (f *facts) speak(st *stage.Stage, info *games.Info) {
	*f = facts{}
	if info == nil {
		return
	}
	least, most := lang.Num("least", info.MinSeats), lang.Num("most", info.MaxSeats)
	f.seats, f.spoken = st.Text("title.seats", least, most), st.Text("title.seats.spoken", least, most)
	effort, known := library.Efforts[info.ID]
	if !known {
		return
	}
	f.minutes, f.hard = st.Text("title.minutes", lang.Num("n", effort.Minutes)), effort.Hard
	hard := [...]string{st.Text("title.hard.1"), st.Text("title.hard.2"), st.Text("title.hard.3")}
	f.spoken += ", " + f.minutes + ", " + hard[effort.Hard-1]
	f.speakLessons(st, info.ID)
}

// speakLessons says how many lessons of a game were played here, and which is next.
func (f *facts) speakLessons(st *stage.Stage, game string) {
	done, all, next := learn.Progress(game, st.Settings.Learned)
	if done == 0 {
		return
	}
	n, of := lang.Num("n", done), lang.Num("of", all)
	f.learned, f.whole = st.Text("title.lessons", n, of), done == all
	f.spoken += ". " + st.Text("learn.done", n, of)
	if next != "" {
		//says:keys learn.{@lesson-names}.title
		f.spoken += ". " + st.Text("title.lessons.next", lang.Str("title", st.Text("learn."+next+".title")))
	}
}

// fact is one of them: a sign with words, or hexagons.
type fact struct {
	icon  ui.Icon
	words string
	hard  int
}

func (f *facts) list() (all []fact) {
	if f.minutes != "" {
		all = append(all, fact{icon: ui.IconClock, words: f.minutes})
	}
	if f.seats != "" {
		all = append(all, fact{icon: ui.IconSeats, words: f.seats})
	}
	switch {
	case f.whole:
		all = append(all, fact{icon: ui.IconCheck, words: f.learned})
	case f.learned != "":
		all = append(all, fact{icon: ui.IconRulebook, words: f.learned})
	case f.hard > 0: // whoever has begun to learn it knows that
		all = append(all, fact{hard: f.hard})
	}
	return all
}

func (f *fact) width(k *ui.Kit) float64 {
	if f.hard > 0 {
		return mostHard * hexStep(k)
	}
	return factIcon(k) + k.Gap.XS + k.Measure(f.words, k.Type.Label, 0).W
}

func factIcon(k *ui.Kit) float64 { return k.Icon * .66 }
func hexStep(k *ui.Kit) float64  { return k.Dp(14) }

// widthOf is how wide some facts are side by side.
func widthOf(k *ui.Kit, list []fact) (w float64) {
	for i := range list {
		w += list[i].width(k)
	}
	return w + k.Gap.M*float64(max(0, len(list)-1))
}

// draw draws as many facts as fit into a row, to one side of it (0 left, 1 right).
func drawFacts(c *ui.Canvas, list []fact, r ui.Rect, side float64) {
	for len(list) > 0 && widthOf(c.Kit, list) > r.W+.5 {
		list = list[:len(list)-1]
	}
	p := &c.Palette
	x := r.X + side*(r.W-widthOf(c.Kit, list))
	for i := range list {
		f, w := &list[i], list[i].width(c.Kit)
		if f.hard > 0 {
			step := hexStep(c.Kit)
			for n := range mostHard {
				at, col := ui.Pt(x+step*(float64(n)+.5), r.Center().Y), p.Gold
				if n >= f.hard {
					col = p.Gold.Fade(.22)
				}
				c.Hex(at, step*.42, col)
			}
		} else {
			icon := factIcon(c.Kit)
			c.Icon(f.icon, ui.Rc(x, r.Y, icon, r.H), icon, p.Gold)
			words := ui.Rc(x+icon+c.Gap.XS, r.Y, w-icon-c.Gap.XS+1, r.H)
			c.TextIn(f.words, c.Type.Label.In(p.Text), words, ui.AlignLeft|ui.AlignMiddle)
		}
		x += w + c.Gap.M
	}
}
