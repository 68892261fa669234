package scenes

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// layer is a scene on the stack, with what must outlive its ticks.
type layer struct {
	scene stage.Scene
	root  *ui.Root
	// layout is the number of the layout that the scene was laid out for.
	layout int
}

// stack holds the open scenes, the topmost last. Changes are applied between ticks. While one screen becomes the
// next, no scene gets input.
type stack struct {
	kit    *ui.Kit
	layers []*layer
	fade   fade
	// emptied is called when the last scene would be removed, instead of that.
	emptied func()
}

// top returns the topmost layer, or nil.
func (s *stack) top() *layer {
	if len(s.layers) == 0 {
		return nil
	}
	return s.layers[len(s.layers)-1]
}

// apply makes changes in their order, and reports whether another scene is on top now.
func (s *stack) apply(changes []stage.Change) bool {
	before := s.top()
	for _, c := range changes {
		switch c.Kind {
		case stage.PushScene:
			s.push(c.Scene)
		case stage.ReplaceScene:
			s.drop()
			s.push(c.Scene)
		case stage.PopScene:
			if len(s.layers) == 1 {
				s.emptied()
				continue
			}
			s.drop()
		case stage.HomeScene:
			for len(s.layers) > 1 {
				s.drop()
			}
		}
	}
	return s.top() != before
}

func (s *stack) push(scene stage.Scene) {
	s.layers = append(s.layers, &layer{scene: scene, root: ui.NewRoot(s.kit)})
}

// drop removes the topmost scene and lets it release what it holds.
func (s *stack) drop() {
	top := s.top()
	if top == nil {
		return
	}
	s.layers = s.layers[:len(s.layers)-1]
	if l, ok := top.scene.(stage.Leaving); ok {
		l.Leave()
	}
}

// shut covers what only one seat may see, in scenes below others too.
func (s *stack) shut() {
	for _, l := range s.layers {
		if c, ok := l.scene.(stage.Curtained); ok {
			c.Shut()
		}
	}
}

func (s *stack) clear() {
	for len(s.layers) > 0 {
		s.drop()
	}
}
