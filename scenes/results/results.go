package results

import (
	"slices"
	"strconv"
	"strings"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Scene shows how a match ended, and where each point came from.
type Scene struct {
	page.Page
	stage   *stage.Stage
	outcome table.Outcome
	id      string // of the record
	ways    Ways
	rematch ui.Button
	home    ui.Button
	replay  ui.Button
	share   ui.Button
	picture ui.Button
	keep    page.ButtonRow
	podium  podium
	why     page.Columns
	derive  derivation
	tie     tieLines
	fresh   freshFeats
	curve   page.Curve
	turns   turnings
	onward  onward
	arrives arrival
}

// Ways lead from the results of a match to other screens.
type Ways struct {
	// Again begins a match, and opens its table with put.
	Again func(setup games.Setup, players []games.Player, put func(stage.Scene))
	// Other leads to the set-up of a match of another game; nil: this device may not begin one. Games are the games
	// that it can be.
	Other func(game string)
	Games []string
	// Evening returns what shows the evening of the match; nil: it is the only one of its evening. It is asked when the
	// ledger has other lines than before.
	Evening func() (show func())
	// Share hands the match on, and picture shows it as a picture to keep.
	Share, Picture func()
	// Room leads on in the room in which the match was played, and to which a restart of the program leads back; nil:
	// it was played at one screen.
	Room *Room
}

// Room leads on in a room, with the same seats and links.
type Room struct {
	// Begun reports whether the next match has begun, and GoOver goes over to it.
	Begun  func() bool
	GoOver func()
	// Again asks the host for the next match; nil: this device may not.
	Again func()
	// Next says what has begun, where the next match is of another game or has no seat for this device; "" otherwise.
	Next func() string
	// Watches says that nobody sits at this device: it goes over by itself when nobody has touched it for a while.
	Watches bool

	// Closed reports whether the host beside this device has closed.
	Closed func() bool

	asked, begun, closed bool

	still int // ticks since it was touched, while the next match goes on
}

// watchesOn is how long results stay on a screen at which nobody sits.
var watchesOn = ui.Ticks(20_000)

// New returns the results of a match, whose record is stored under id.
func New(st *stage.Stage, o table.Outcome, id string, ways Ways) *Scene {
	s := &Scene{stage: st, outcome: o, id: id, ways: ways}
	s.rematch.Kind = ui.PrimaryButton
	s.rematch.OnTap = s.meant(s.again)
	s.home = ui.Button{Icon: ui.IconBack, OnTap: s.meant(st.Home)}
	s.replay = ui.Button{Icon: ui.IconPlay, OnTap: s.meant(func() { s.watch(0) })}
	s.share = ui.Button{Icon: ui.IconExport, OnTap: s.meant(ways.Share)}
	s.picture = ui.Button{Icon: ui.IconPicture, OnTap: ways.Picture}
	s.keep.Buttons = []*ui.Button{&s.picture}
	if !s.leadsOn() {
		s.home.Kind = ui.PrimaryButton
	}
	s.Back.OnTap = st.Pop
	s.Legend = &stage.Legend{Stage: st}
	s.podium = podium{ranks: ranking{rows: make([]rankRow, len(o.Players))}, beside: &s.why}
	s.Pinned = &s.podium
	s.Content, s.Most = &s.why, 1480
	s.onward.begin(s)
	s.derive.open = s.unfold
	s.derive.watch = s.watch
	s.turns = turnings{known: s.apart(), breath: stage.Breath{Clock: st.Clock}, watch: st.Push}
	if !s.apart() {
		s.turns.review = o.Review()
	}
	return s
}

// apart reports whether the match was kept elsewhere, so that it can be neither watched again nor handed on here.
func (s *Scene) apart() bool { return s.outcome.Sitting == nil }

// Name is "results".
func (s *Scene) Name() string { return "results" }

// Enter focuses the way to the next match or, where this device knows none, the way to the hall.
func (s *Scene) Enter(root *ui.Root) {
	if !s.leadsOn() {
		root.Focus(&s.home)
		return
	}
	root.Focus(&s.rematch)
}

// Of names the record whose results these are; "": they belong to a room.
func (s *Scene) Of() string {
	if s.ways.Room != nil {
		return ""
	}
	return s.id
}

// TellNew says what was achieved in the match for the first time.
func (s *Scene) TellNew(fresh [games.MaxSeats][]string) {
	s.fresh.feats = fresh
	if !s.Screen.Empty() {
		s.Layout(s.Screen, s.Safe)
	}
}

// watch opens the replay after a number of moves.
func (s *Scene) watch(moves int) {
	if !s.apart() {
		s.stage.Push(s.outcome.Replay(moves))
	}
}

// unfold shows or hides the moves that a row of the derivation sums up.
func (s *Scene) unfold() { s.arrange(s.Screen, s.Safe) }

// again starts a rematch with the same seats, and the start player that the rules name. In a room it leads on there.
func (s *Scene) again() {
	st := s.stage
	if r := s.ways.Room; r != nil {
		r.again()
		return
	}
	setup := s.outcome.Setup
	setup.Seed, setup.Starts = st.Seed(), s.outcome.Result.Starters()
	put := func(scene stage.Scene) {
		st.Pop() // the results; the new table takes the place of the old one
		st.Replace(scene)
	}
	s.ways.Again(setup, s.outcome.Players, put)
}

// Layout writes out the results and places them.
func (s *Scene) Layout(screen, safe ui.Rect) {
	st := s.stage
	o := &s.outcome
	o.Sitters = st.Sitters(o.Players)
	if r := s.ways.Room; r != nil {
		r.begun, r.closed = r.Begun(), r.Closed()
	}
	s.home.Kind = ui.SlateButton
	if !s.leadsOn() {
		s.home.Kind = ui.PrimaryButton
	}
	s.rematch.Text, s.home.Text, s.replay.Text = st.Text("results.rematch"), st.Text("results.home"),
		st.Text("results.replay")
	if s.next() {
		s.rematch.Text = st.Text("table.room.next")
	}
	s.share.Text, s.picture.Text = st.Text("results.share"), st.Text("share.picture")
	order := o.Order()
	winners := 0
	for _, seat := range order {
		if o.Result.Rank[seat] == 1 {
			winners++
		}
	}
	s.Buttons = s.buttons(safe)
	head := &s.podium.laurel
	head.looks = head.looks[:0]
	for _, seat := range order[:winners] {
		head.looks = append(head.looks, o.Sitters[seat].Look)
	}
	if winners == 1 {
		head.text = st.Text("results.wins", lang.Str("name", o.Sitters[order[0]].Name))
	} else {
		head.text = st.Text("results.shared", lang.Num("n", winners))
	}
	head.honour = s.honour(order[:winners])
	head.line = st.Text("results.moves", lang.Num("n", o.Moves), lang.Str("clause", st.Clause(o.Result.Clause)))
	for i, seat := range order {
		s.podium.ranks.rows[i] = rankRow{
			rank: int(o.Result.Rank[seat]), name: o.Sitters[seat].Name, look: o.Sitters[seat].Look,
			points: int(o.Result.Points[seat]),
		}
	}
	s.derive.fill(st, o, order)
	s.curve.Fill(st, o)
	why := &page.FilledColumn{}
	if s.onward.fill(s); len(s.onward.row.Buttons) > 0 {
		why.Add(&s.onward.row, 0)
	}
	if s.fresh.fill(st, o); len(s.fresh.lines) > 0 {
		why.Add(&s.fresh, 0)
	}
	s.tie.fill(st, o)
	s.turns.fill(st, o)
	s.tables(why, safe)
	s.why.Items = []ui.Widget{why}
	s.arrange(screen, safe)
	s.onward.which.Layout(st.Kit, safe)
	s.Title, s.Line = st.Text("game."+o.Game), s.nextLine()
	if s.podium.bare {
		if s.Title = head.text; s.Line == "" {
			s.Line = head.line
		}
		if head.honour != "" {
			why.Items = slices.Insert(why.Items, 0,
				page.Filling{Widget: &ui.Label{Text: head.honour,
					Style: st.Kit.Type.Small.In(st.Kit.Palette.GoldText), Wrap: true}})
			s.arrange(screen, safe)
		}
	}
}

// Update reacts to a tick's input.
func (s *Scene) Update(c *ui.Context) {
	st := s.stage
	s.onward.which.Update(c)
	if s.turns.think() || s.onward.known != st.Ledger.Book.Len() {
		s.Layout(s.Screen, s.Safe)
	}
	c.Moves(!s.turns.known)
	if r := s.ways.Room; r != nil {
		if r.Begun() != r.begun || r.Closed() != r.closed {
			s.Layout(s.Screen, s.Safe)
		}
		if r.follow(c) {
			return
		}
	}
	s.arrives.pass(c)
	s.Page.Update(c)
	s.curve.Mark, s.curve.Note = 0, ""
	for _, l := range []*changeLine{s.derive.marked, s.turns.marked} {
		if l != nil {
			s.curve.Mark, s.curve.Note = l.move, l.when
		}
	}
}

// Draw draws the results, and over them the games to choose from.
func (s *Scene) Draw(c *ui.Canvas) {
	s.Page.Draw(c)
	s.podium.drawFolded(c, s.Places.Body)
	s.onward.which.Draw(c)
}

// Report says what can be pressed, and the rank of each seat.
func (s *Scene) Report(r *stage.Report) {
	names := stage.Names{&s.rematch: "results.rematch", &s.home: "results.home", &s.replay: "results.replay",
		&s.share: "results.share", &s.picture: "results.picture", &s.Back: "results.back"}
	s.derive.name(names)
	s.turns.name(names)
	s.onward.name(names)
	names.Report(r)
	s.onward.which.Report(r)
	r.State["game"] = s.outcome.Game
	r.State["moves"] = s.outcome.Moves
	r.State["over"] = true
	if len(s.fresh.lines) > 0 {
		r.State["new"] = strings.Join(s.fresh.lines, "\n")
	}
	r.State["turnings"] = len(s.turns.lines)
	r.Busy = r.Busy || !s.turns.known || s.arrives.rests > 0
	r.State["next"], r.State["room"] = s.next(), s.nextLine()
	r.Heard.Tells("results.next", s.nextLine(), true)
	if r.Heard != nil {
		s.podium.ranks.hear(r.Heard)
		if s.turns.known {
			r.Heard.Tells("results.turnings", s.turns.title+": "+s.turns.line, false)
		}
		s.derive.hear(r.Heard)
	}
	for seat := range s.outcome.Sitters {
		r.State["rank."+strconv.Itoa(seat)] = int(s.outcome.Result.Rank[seat])
		r.State["points."+strconv.Itoa(seat)] = int(s.outcome.Result.Points[seat])
	}
}
