package gate

import (
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strconv"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/bots"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// OpenText opens the link to a room that a text is meant as, and reports whether it is: one that leads into a room, or
// one that makes a room. A code that is typed leads into its room too. Of one that leads nowhere it says why.
func (g *Gate) OpenText(text string) bool {
	if link, ok := talk.ReadLink(text); ok {
		g.Open(link, nil)
		return true
	}
	if link, ok := talk.ReadMakeLink(text); ok {
		g.Make(link)
		return true
	}
	if g.Follow(text) {
		return true
	}
	meant := talk.Meant(text)
	if meant {
		g.refuse(g.Stage.Text("room.link.broken"))
	}
	return meant
}

// Follow enters the room to whose code a text leads, and reports whether it is one. Why it leads nowhere is said.
func (g *Gate) Follow(text string) bool {
	at, code, ok := talk.ReadCode(text)
	if ok {
		g.Find(at, code)
	}
	return ok
}

// Make makes the room that a link asks for, at the host of the link, and shows the invitation to it.
func (g *Gate) Make(link talk.MakeLink) {
	st := g.Stage
	if link.Page == "" {
		link.Page = st.Address // on a page its host's
	}
	if at, err := url.Parse(link.Page); err != nil || at.Scheme != "http" && at.Scheme != "https" {
		g.refuse(st.Text("room.link.nohost"))
		return
	}
	door, ok := g.Shelves.Door(link.Game)
	if !ok {
		g.refuse(st.Text("room.link.nogame", lang.Str("game", games.CleanName(link.Game))))
		return
	}
	make, err := g.setUp(door, link)
	if err != nil {
		st.Log.Warn("a link asks for a match that cannot be", "error", err)
		g.refuse(st.Text("room.link.nomatch", lang.Str("game", st.Text("game."+link.Game))))
		return
	}
	v := &inviting{Gate: g, make: make, linked: true}
	pages := func() []stage.HostAddress { return []stage.HostAddress{{Page: link.Page}} }
	v.started(&stage.Host{Local: link.Page, Addresses: pages, Close: func() {}}, nil)
	v.open()
}

// refuse says why a link leads nowhere.
func (g *Gate) refuse(text string) { g.Stage.Push(page.NewRefusal(g.Stage, text)) }

// setUp returns the match that a link asks for. What it leaves open is what the game chooses, with as many persons as
// it needs at least. Only hands do not race unless the link says so: hosts on several servers cannot put them in order.
func (g *Gate) setUp(door table.Door, link talk.MakeLink) (talk.Make, error) {
	st, info := g.Stage, door.Info()
	drivers := link.Drivers
	for link.Drivers == nil && len(drivers) < info.MinSeats {
		drivers = append(drivers, games.Person)
	}
	m := talk.Make{Game: info.ID, Options: map[string]string{}}
	atOnce, choice := door.Controls()
	for _, o := range info.AllOptions() {
		m.Options[o.ID] = o.Default
		if other := slices.IndexFunc(o.Choices, func(c string) bool {
			return c != choice
		}); o.ID == atOnce && o.Default == choice && other >= 0 {
			m.Options[o.ID] = o.Choices[other]
		}
	}
	maps.Copy(m.Options, link.Options)
	if err := info.Validate(games.Setup{Seats: len(drivers), Options: m.Options}); err != nil {
		return m, err
	}
	if !slices.Contains(drivers, games.Person) {
		return m, fmt.Errorf("nobody could take a seat: %q", drivers)
	}
	for i, driver := range drivers {
		driver = bots.Renewed(driver) // a link may be older than the levels
		if driver != games.Person && !slices.Contains(door.Levels(), driver) {
			return m, fmt.Errorf("%s has no computer player %q", info.ID, driver)
		}
		m.Seats = append(m.Seats, room.Sitter{
			Driver: driver, Colour: stage.Colours[i], Emblem: stage.Emblems[i], Name: st.Text("setup.name." + strconv.Itoa(i+1)),
		})
	}
	return m, nil
}
