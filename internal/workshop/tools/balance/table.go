package main

import (
	"fmt"
	"strings"

	"runehall/games"
	"runehall/games/all"
)

// chapter is the page's part about a game: the figures for each number of seats.
type chapter struct {
	info *games.Info
	rows []*figures
}

// page puts chapters into the text of the page. Those of games that have not been played stay.
func page(text string, list []chapter, p plan) string {
	above, made, _ := strings.Cut(text, marker)
	old := map[string]string{}
	for _, part := range strings.Split(made, "\n## ")[1:] {
		id, _, _ := strings.Cut(part, "\n")
		old[id] = "\n## " + strings.TrimRight(part, "\n") + "\n"
	}
	for _, c := range list {
		old[c.info.ID] = c.text(p)
	}
	var b strings.Builder
	b.WriteString(above + marker)
	for _, id := range all.IDs() {
		b.WriteString(old[id])
	}
	return b.String()
}

func (c *chapter) text(p plan) string {
	var b strings.Builder
	fmt.Fprintf(&b, "\n## %s\n\n%s %d matches of players of the level `%s`, seed %d.\n\n%s", c.info.ID, rules(c.info),
		p.matches, p.level, p.seed, columns)
	for _, f := range c.rows {
		b.WriteString(f.row())
	}
	b.WriteString("\n" + wayColumns)
	for _, f := range c.rows {
		if len(c.rows) == 1 || f.seats == c.info.MinSeats || f.seats == c.info.MaxSeats {
			b.WriteString(f.wayRows())
		}
	}
	return b.String()
}

// rules names the rules that the figures belong to: a test compares them with the present rules.
func rules(info *games.Info) string {
	if info.OurTables == "" {
		return fmt.Sprintf("Rules version %d.", info.Version)
	}
	return fmt.Sprintf("Rules version %d, tables `%s`.", info.Version, info.OurTables)
}

// columns begins the table of matches, wayColumns the table of ways.
const (
	columns    = "| game | seats | wins % | 95 % | shared wins | rounds | margin |\n|---|---:|---|---|---:|---:|---:|\n"
	wayColumns = "| game | seats | way | winners | others | without % | wins |\n|---|---:|---|---:|---:|---:|---:|\n"
)

// row tells who won and how long it took.
func (f *figures) row() string {
	var wins, where []string
	for _, turn := range f.report.Turns {
		wins = append(wins, fmt.Sprintf("%.1f", 100*turn.Wins/float64(turn.Played)))
		where = append(where, fmt.Sprintf("%.0f–%.0f", 100*turn.Low, 100*turn.High))
	}
	n := float64(f.report.Matches)
	return fmt.Sprintf("| %s | %d | %s | %s | %d | %.1f | %.1f |\n", f.info.ID, f.seats, strings.Join(wins, " / "),
		strings.Join(where, " / "),
		f.report.Ties, float64(f.rounds)/n, float64(f.margin)/n)
}

// wayRows tells which ways win: sources of points first.
func (f *figures) wayRows() string {
	var b strings.Builder
	for _, deed := range []bool{false, true} {
		for _, w := range f.ways {
			if w.deed != deed {
				continue
			}
			says := w.says
			if !deed {
				says = "points: " + says
			}
			fmt.Fprintf(&b, "| %s | %d | %s | %s | %s | %s |\n", f.info.ID, f.seats, says, mean(w.winners, f.won),
				mean(w.others, f.lost), f.without(w))
		}
	}
	return b.String()
}

// without tells how many seats had nothing of a way, and how often they won.
func (f *figures) without(w *way) string {
	seats := f.won + f.lost
	none := seats - w.had
	if none == 0 {
		return "0 | –"
	}
	times := (float64(f.report.Matches) - w.hadWins) / float64(none) * float64(f.seats)
	return fmt.Sprintf("%.1f | %.2f ×", 100*float64(none)/float64(seats), times)
}

// mean formats the mean for a number of seats.
func mean(sum, seats int) string {
	if seats == 0 {
		return "–" // all matches were shared by everybody
	}
	return strings.Replace(fmt.Sprintf("%.1f", float64(sum)/float64(seats)), "-0.0", "0.0", 1)
}
