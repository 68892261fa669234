package rooms

import (
	"strings"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Invitation shows how others come into a room, and who has come: before the match, and over its table.
type Invitation struct {
	view
	ways Ways

	card    codeCard
	alone   lonely
	which   int  // of the addresses
	hands   bool // the code is that of the own seat, for another device
	begin   ui.Button
	close   ui.Button
	palette palette
	table   page.AtTable
	body    page.Columns

	waited bool // the match had not begun when it was last looked at
}

// Ways lead on from an invitation.
type Ways struct {
	// Begin goes to the table, once the match has begun; over a table it goes back there.
	Begin func()
	// Close leaves the room, and ends it where this device is its host.
	Close func()
	// Left is called when the screen is gone, whichever way.
	Left func()
	// Over says that the invitation lies over the table of the room.
	Over bool
}

// NewInvitation returns the invitation to a room.
func NewInvitation(st *stage.Stage, r *Room, ways Ways) *Invitation {
	s := &Invitation{view: viewOf(st, r, ways.Left), ways: ways}
	s.place = s.fill
	s.begin = ui.Button{Kind: ui.PrimaryButton, OnTap: s.goOn}
	s.waited = r.waits()
	s.close = ui.Button{Icon: ui.IconClose, OnTap: s.askClose}
	s.Back.OnTap = s.askClose
	if ways.Over {
		s.Back.OnTap = ways.Begin
	}
	s.card.copied.OnTap = func() { s.copy(s.shows()) }
	s.card.watch.OnTap = func() { s.copy(s.link().Watch) }
	s.card.send.OnTap = func() { st.SendLink(s.shows()) }
	s.card.other.OnTap = func() { s.which++; s.place() }
	s.Buttons = []*ui.Button{&s.close, &s.begin}
	if s.waited && !r.Host { // the host begins
		s.Buttons = s.Buttons[:1]
	}
	s.Most = 1480
	return s
}

// Name is "invite".
func (s *Invitation) Name() string { return "invite" }

// Enter focuses the button that goes on. Who waits has only one to leave: a key pressed by chance shall not lead there,
// so the focus is on what copies the link, and where that is not offered, nowhere.
func (s *Invitation) Enter(root *ui.Root) {
	s.alone.begin(s.room)
	if s.waited && !s.room.Host {
		root.Focus(&s.card.copied)
		return
	}
	root.Focus(&s.begin)
}

// goOn begins the match, or goes to its table.
func (s *Invitation) goOn() {
	switch {
	case !s.room.waits():
		s.ways.Begin()
	case s.room.mustSit():
		s.Toast.Show(ui.IconWarning, s.stage.Text("room.begin.seat"), s.stage.Kit.Palette.Blood, nil)
	default:
		s.want(room.Deed{Do: room.DoBegin})
	}
}

// Update notices that nobody comes, and opens the table as soon as the match begins.
func (s *Invitation) Update(c *ui.Context) {
	if s.card.alone != s.alone.is(s.room, s.link()) {
		s.place()
	}
	s.view.Update(c)
	if s.waited && !s.room.waits() {
		s.waited = false
		s.ways.Begin()
	}
}

// Leave gives the memory of the code back.
func (s *Invitation) Leave() {
	s.alone.end()
	s.card.code.Drop()
	s.view.Leave()
}

// link returns the address that is shown.
func (s *Invitation) link() Link {
	links := s.room.links()
	if len(links) == 0 {
		return Link{}
	}
	return links[s.which%len(links)]
}

func (s *Invitation) fill() {
	st, k := s.stage, s.stage.Kit
	s.shown = s.room.seen()
	state := s.room.state()
	//says:keys game.{@games}
	s.Title, s.Line = st.Text("game."+state.Game), s.standing()
	s.begin.Text, s.close.Text = st.Text("setup.begin"), st.Text("room.close")
	if s.ways.Over || !s.room.waits() {
		s.begin.Text = st.Text("pause.continue")
	}
	if !s.room.Host {
		s.close.Text = st.Text("room.leave")
	}
	s.seats.fill(st, s.room)
	s.handOn()
	s.seats.deeds(st, s.room, s.do)
	left := &page.FilledColumn{}
	left.Add(&ui.Section{Text: st.Text("room.seats")}, 0)
	for _, row := range s.seats.rows {
		left.Add(row, k.Dp(rowGrows))
	}
	s.names = stage.Names{
		&s.Back: "room.back", &s.begin: "room.begin", &s.close: "room.close", &s.card.copied: "room.copy", &s.card.watch: "room.watch",
		&s.card.send: "room.send", &s.card.other: "room.other",
	}
	s.seats.name(s.names)
	for i := range s.clocks {
		s.clocks[i].add(st, s.room, func(w ui.Widget) { left.Add(w, 0) }, s.want)
	}
	if s.ways.Over {
		s.palette.add(st, s.room, left, s.names)
	}
	s.showTable(left)
	s.body = page.Columns{Least: 300, Items: []ui.Widget{left}, Share: []float64{1, .85}}
	s.Content = &s.body
	s.Arrange(k, s.screen, s.safe)
	for i := range s.clocks {
		s.clocks[i].reports(s.names)
	}
	if s.room.Links == nil {
		return
	}
	high := s.Places.Body.H - k.Gap.S
	s.card.alone = s.alone.is(s.room, s.link())
	s.card.show(st, s.room, s.room.links(), s.which, s.hands, high)
	s.body.High = high - k.Gap.XL // the code is in sight, however long the list of seats is
	s.body.Items = []ui.Widget{left, &s.card}
	// guests, and people in a match, look for the seats
	if (s.hands || !s.ways.Over && s.room.Host) && !s.body.Side(k, s.safe.W-2*page.Margin(k, s.safe)) {
		s.body.Items = []ui.Widget{&s.card, left}
	}
	s.Arrange(k, s.screen, s.safe)
	if over := s.card.Rect().H - s.body.High; over > 0 && s.body.Side(k, s.safe.W-2*page.Margin(k, s.safe)) {
		s.card.shrink(k, over)
		s.Arrange(k, s.screen, s.safe)
	}
}

// rowGrows is how much higher than it wants the row of a seat may be, in dp, and tableGrows the same of the table below
// the rows.
const rowGrows, tableGrows = 20, 560

// showTable adds the table that people come to, where the column has room left.
func (s *Invitation) showTable(to *page.FilledColumn) {
	state := s.room.state()
	if state.Game == "" { // nothing is known of the room yet
		return
	}
	s.table = atTable(s.stage, state)
	to.Add(&s.table, s.stage.Kit.Dp(tableGrows))
}

// atTable returns the table of a room's game, with the coins of those who sit at it.
func atTable(st *stage.Stage, state *room.State) page.AtTable {
	t := page.AtTable{Game: state.Game}
	for i, sitter := range state.Seats {
		t.Looks, t.Free = append(t.Looks, look(st, sitter, i)), append(t.Free, sitter.Free)
	}
	return t
}

// Pictures returns the hall, and the sheet with the tables.
func (s *Invitation) Pictures(portrait bool) []art.ID {
	return []art.ID{art.Name, stage.HallPicture(portrait)}
}

// handOn offers the code of the own seat to whoever has one, and goes back to the invitation where the seat is gone.
func (s *Invitation) handOn() {
	b, st := &s.seats.hand, s.stage
	b.OnTap = nil
	if s.room.Own() == games.Nobody || s.link().Own == "" {
		s.hands = false
		return
	}
	b.OnTap = func() { s.hands = !s.hands; s.place() }
	if b.Icon, b.Text = ui.IconPhone, st.Text("room.hand"); s.hands {
		b.Icon, b.Text = ui.IconCode, st.Text("room.invite")
	}
}

// shows returns the link that the card shows.
func (s *Invitation) shows() string {
	if s.hands {
		return s.link().Own
	}
	return s.link().Sit
}

// standing says who has come.
func (s *Invitation) standing() string {
	st := s.stage
	switch s.room.Client.Status() {
	case away.Refused:
		return why(st, s.room.Client.Reason())
	case away.Away:
		return s.room.down(st)
	}
	var words []string
	if n := len(s.room.Client.Present()); n > 0 {
		words = append(words, st.Text("room.devices", lang.Num("n", n)))
	}
	if free := len(s.room.free()); free > 0 {
		words = append(words, st.Text("room.waiting", lang.Num("n", free)))
	}
	if s.room.waits() && !s.room.Host {
		words = append(words, st.Text("room.waits"))
	}
	return strings.Join(words, " · ")
}

// want wants a deed of the host.
func (s *Invitation) want(d room.Deed) {
	s.room.Client.Do(d, s.answered)
}

// do wants a deed of a seat. What takes a seat from somebody is asked before.
func (s *Invitation) do(d room.Deed) {
	sitter := s.room.state().Seats[d.Seat]
	want := func() { s.want(d) }
	if d.Do == room.DoAdmit || d.Do == room.DoDeny {
		want()
		return
	}
	switch taken := sitter.Driver == games.Person && !sitter.Free; {
	case !taken:
		want()
	case d.Seat == s.room.Own():
		s.ask("room.back.ask", "room.back.text", "room.back", want)
	default:
		s.ask("room.rise.ask", "room.rise.text", "room.rise", want, lang.Str("name", sitter.Name))
	}
}

// ask asks before something is done; the keys are those of a question, what comes of it, and the golden button.
func (s *Invitation) ask(head, text, do string, then func(), args ...lang.Arg) {
	st := s.stage
	//says:keys room.{back,rise,close,leave}.{ask,text}
	s.Question.Ask(st, s.safe, st.Text(head, args...), st.Text(text, args...), st.Text(do), then)
}

// askClose asks before the room is closed or left.
func (s *Invitation) askClose() {
	if s.room.Host {
		s.ask("room.close.ask", "room.close.text", "room.close", s.ways.Close)
		return
	}
	s.ask("room.leave.ask", "room.leave.text", "room.leave", s.ways.Close)
}

func (s *Invitation) copy(link string) {
	s.Copy(s.stage, link, "share.copied", "room.uncopied")
}

// Report adds whether a code is shown.
func (s *Invitation) Report(r *stage.Report) {
	r.State["room.at"], r.State["room.code"] = s.card.at.Text, s.card.typed.Text
	r.State["code"], r.State["net"] = s.card.code.Written(), s.card.net.Text
	if s.card.typed.Text != "" {
		r.Heard.Tells("room.code", s.card.at.Text+". "+s.card.typed.Text, false)
	}
	if s.card.alone {
		r.Heard.Tells("room.alone", s.stage.Text("room.alone"), false)
	}
	s.view.Report(r)
}

// report says what everybody may know of a room.
func report(r *stage.Report, of *Room) {
	state := of.state()
	r.State["game"] = state.Game
	var who []string
	for i := range state.Seats {
		sitter, is := &state.Seats[i], "away"
		switch {
		case sitter.Free:
			is = "free"
		case sitter.Driver != games.Person:
			is = sitter.Driver
		case of.here(games.Seat(i)):
			is = "here"
		}
		who = append(who, is)
	}
	r.State["room.seats"] = who
	r.State["room.line"] = of.Client.Status() == away.Here
}
