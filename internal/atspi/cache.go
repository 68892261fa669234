//go:build linux && !android

package atspi

// item is an object in the list of all objects, which screen readers cache.
type item struct {
	Self, Application, Parent ref
	Index, Kids               int32
	Interfaces                []string
	Name                      string
	Role                      uint32
	Description               string
	States                    []uint32
}

func (s *session) item(t *tree, n *node) item {
	return item{s.ref(n), s.ref(t.root), s.parent(n), n.place(), int32(len(n.kids)), n.interfaces(), n.name,
		n.role.number, n.note, n.states.words()}
}

var cacheMethods = answers{
	"GetItems": func(c *call) []any {
		items := make([]item, 0, len(c.tree.nodes))
		for _, n := range c.tree.nodes {
			items = append(items, c.item(c.tree, n))
		}
		return []any{items}
	},
}
