//go:build !js

package gallery

import (
	"runehall/assets/art"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
	"runehall/ui/gallery"
)

// showcase is the scene with the page: every widget and material, and the pieces, signals and motions of every board.
type showcase struct {
	page.Page
	stage *stage.Stage
	games []Game
	wall  gallery.Wall
	made  madeFor
	names stage.Names
}

// madeFor is what the widgets depend on. When it changes, they are made anew.
type madeFor struct {
	look ui.Look
	lang string
	art  int
}

// showcaseWidth is the greatest width of the page, in dp.
const showcaseWidth = 1680

// Show goes to the gallery, with what it shows of each game that has a board.
func Show(st *stage.Stage, games []Game) {
	g := &showcase{stage: st, games: games}
	g.Back.OnTap = st.Pop
	g.Content, g.Most = &g.wall, showcaseWidth
	g.names = stage.Names{&g.Back: "gallery.back"}
	st.Push(g)
}

// Name is "gallery".
func (g *showcase) Name() string { return "gallery" }

// Pictures are those of all scenes but the title, and of all boards.
func (g *showcase) Pictures(bool) []art.ID {
	list := []art.ID{art.Curtain, art.Sheet}
	for _, game := range g.games {
		list = append(list, game.Pictures...)
	}
	return list
}

// Layout makes the widgets anew where the look, the language or the pictures changed, and places them.
func (g *showcase) Layout(screen, safe ui.Rect) {
	k := g.stage.Kit
	if now := (madeFor{k.Look, g.stage.Book.Tag(), k.ArtVersion()}); g.made != now {
		g.made = now
		g.build()
	}
	g.Title = g.stage.Text("gallery.title")
	g.Arrange(k, screen, safe)
}

func (g *showcase) build() {
	st := g.stage
	g.wall.Blocks = append(gallery.Blocks(st.Kit, st.Book.Text),
		gallery.NewBlock(st.Text("gallery.materials"), g.materials()...),
	)
	g.wall.Blocks = append(g.wall.Blocks, g.steps()...)
	for _, game := range g.games {
		for _, s := range game.Exhibits.subjects(st) {
			g.wall.Blocks = append(g.wall.Blocks,
				gallery.NewBlock(st.Text("game."+game.ID)+" · "+s.Title, s.Widgets...))
		}
	}
}

// Report says what can be pressed, and whether the page is scrolled to its end.
func (g *showcase) Report(r *stage.Report) {
	g.names.Report(r)
	r.State["end"] = g.Scroll.AtEnd()
}
