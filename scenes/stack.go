package scenes

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/scenes/stage"
	"runehall/ui"
)

// fadeTicks and fadeTicksStill are how long one screen fades into the next, without and with reduced motion.
var fadeTicks, fadeTicksStill = ui.Ticks(220), ui.Ticks(120)

// layer is a scene on the stack, with what must outlive its ticks.
type layer struct {
	scene stage.Scene
	root  *ui.Root
	// layout is the number of the layout that the scene was laid out for.
	layout int
}

// stack holds the open scenes, the topmost last. Changes are applied between ticks. While one screen fades into the
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

// fade is one screen turning into the next, made of two pictures as large as the screen. The pictures have textures of
// their own. The engine would move a picture that is drawn for some frames into the texture that pictures share, which
// would stay that large from then on.
type fade struct {
	old, now *ebiten.Image
	at, of   int
}

// begin keeps the picture of the present screen and starts to fade away from it.
func (f *fade) begin(screen ui.Size, ticks int, paint func(*ebiten.Image)) {
	w, h := int(screen.W), int(screen.H)
	if w <= 0 || h <= 0 {
		return
	}
	f.end()
	whole, own := image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true}
	f.old, f.now = ebiten.NewImageWithOptions(whole, own), ebiten.NewImageWithOptions(whole, own)
	paint(f.old)
	f.at, f.of = 0, ticks
}

func (f *fade) on() bool { return f.old != nil }

// tick advances the fade. It ends at once if the size of the screen has changed, since its pictures no longer fit.
func (f *fade) tick(screen ui.Size) {
	if !f.on() {
		return
	}
	f.at++
	if b := f.old.Bounds(); f.at >= f.of || b.Dx() != int(screen.W) || b.Dy() != int(screen.H) {
		f.end()
	}
}

func (f *fade) end() {
	if f.old == nil {
		return
	}
	f.old.Deallocate()
	f.now.Deallocate()
	f.old, f.now = nil, nil
}

// draw draws the new screen, painted by paint, over the old one.
func (f *fade) draw(dst *ebiten.Image, paint func(*ebiten.Image)) {
	f.now.Clear()
	paint(f.now)
	dst.DrawImage(f.old, nil)
	op := &ebiten.DrawImageOptions{}
	op.ColorScale.ScaleAlpha(float32(ui.InOutCubic(float64(f.at) / float64(f.of))))
	dst.DrawImage(f.now, op)
}
