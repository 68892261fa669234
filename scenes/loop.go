package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/art"
	"runehall/assets/sound"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Update runs one tick. A panic in a scene does not end the program: see [App.fail].
func (a *App) Update() (err error) {
	a.ticking.Lock()
	defer a.ticking.Unlock()
	defer a.catch(&err)
	a.readInput()
	a.hearInput()
	a.takeLocale()
	a.takeWishes()
	a.takeMissing()
	a.notePads()
	a.takeNewer()
	a.beginSound()
	a.stage.Store.Poll()
	if a.failed.is() {
		a.fail()
	}
	a.resize()
	a.storeBeforePause()
	a.toggleFullScreen()
	a.pasteKeys()
	a.errands.run()
	a.hearFeelings()
	a.pollRoom()
	a.stage.Evening.Take()
	a.stage.Work()
	a.openChosen()
	a.askBeforeClosing()
	if a.started {
		a.applyChanges()
		a.tickScene()
		a.takeWish()
		a.applyChanges()
		a.notePlace()
		a.noteGoesOn()
	}
	a.endSound()
	a.keepAwake()
	a.tellDepth()
	a.report()
	a.pace.Tick(a.active(), a.input.Pad != ui.NoPad)
	a.sweep()
	if a.quit {
		return ebiten.Termination
	}
	return nil
}

// readInput reads the input of this tick: from the tape until that ends, and then from the devices.
func (a *App) readInput() {
	a.read(&a.input)
	if a.config.Input != nil {
		size, scale := a.input.Size, a.input.Scale
		if !a.config.Input.Next(&a.input) {
			a.config.Input = nil
		}
		// The picture has the size of this window, whatever size the tape was recorded at.
		a.input.Resized = a.input.Size != size || a.input.Scale != scale || a.input.Resized
		a.input.Size, a.input.Scale = size, scale
	}
}

// unseenTicks is how many ticks the loading of pictures waits for the first frame. If none has been drawn by then,
// nobody is waiting for one.
const unseenTicks = 60

// resize notices a new size, safe area or scale of the screen, and pictures and letters that have arrived. Scenes are
// laid out anew then.
func (a *App) resize() {
	if a.ticks++; (a.painted || a.ticks > unseenTicks) && a.shelf.Open() {
		a.artWanted = true
		collectOften()
		a.prefetch()
	}
	if v := a.shelf.Version(); v != a.artVersion {
		a.artVersion = v
		a.litter = undrawn
		a.layout++
		a.pace.Repaint()
	}
	if v := a.stage.Kit.Letters(); v != a.letters {
		a.letters = v
		a.layout++
		a.pace.Repaint()
	}
	if v := a.source.Printed(); v != a.printed {
		a.printed = v
		a.layout++
	}
	look := a.stage.Settings.Look(a.input.Scale, a.input.Size, a.config.Wishes)
	if look != a.stage.Kit.Look {
		a.stage.Kit.SetLook(look)
		a.layout++
	}
	if a.input.Resized || a.screen != a.input.Size {
		a.screen = a.input.Size
		a.layout++
		a.prefetch()
	}
}

// prefetch asks for the pictures of the topmost scene before it is drawn, so that they arrive soon and together.
func (a *App) prefetch() {
	top := a.stack.top()
	if top == nil {
		return
	}
	ids := []art.ID{art.Ledge, art.Knots}
	if on, ok := top.scene.(stage.Grounded); ok && on.Ground() != stage.Oak {
		a.forget(art.Oak, art.OakPortrait)
	} else {
		ids = append(ids, stage.Oak.Picture(a.screen.Portrait()))
	}
	if own, ok := top.scene.(stage.Illustrated); ok {
		a.giveBack()
		ids = append(ids, own.Pictures(a.screen.Portrait())...)
	}
	for _, id := range ids {
		a.stage.Kit.Prefetch(id)
	}
}

// litter says whether there is memory to be given back since pictures have arrived.
type litter uint8

const (
	swept   litter = iota // there is nothing to give back
	undrawn               // new pictures are not drawn yet
	drawn
)

// sweep gives memory back in quiet moments: pixels from which pictures were painted, and more of it in the first quiet
// moment after new pictures were drawn. In the hall that includes what the next scenes will draw: a press asks for
// those pictures again, and the fade covers the wait.
func (a *App) sweep() {
	if a.input.Presses() {
		a.stage.Kit.Wake()
	}
	if a.pace.Quiet() {
		a.stage.Kit.Sweep()
	}
	if a.litter == drawn && a.pace.Quiet() && !a.shelf.Loading() {
		a.litter = swept
		a.tidy()
	}
}

// storeBeforePause closes every curtain and stores everything before the program goes into the background, where the
// system may end it at any moment.
func (a *App) storeBeforePause() {
	if a.input.Pause || a.input.FocusLost {
		a.stack.shut()
		if err := a.stage.Store.Flush(); err != nil {
			a.stage.Log.Error("the matches cannot be stored for good", "error", err)
		}
	}
}

// toggleFullScreen turns full screen on or off if its key was pressed.
func (a *App) toggleFullScreen() {
	if a.config.Desktop && a.started && a.input.Pressed.Has(ui.FullScreen) {
		s := a.stage.Settings
		a.apply(stage.FullScreen.Set(s, !stage.FullScreen.On(s)))
	}
}

// giveBack releases the pictures of the scenes below the topmost one: nobody will see them for a while.
func (a *App) giveBack() {
	for _, l := range a.stack.layers[:len(a.stack.layers)-1] {
		if under, ok := l.scene.(stage.Illustrated); ok {
			for _, portrait := range []bool{false, true} {
				a.forget(under.Pictures(portrait)...)
			}
		}
	}
}

func (a *App) forget(ids ...art.ID) {
	for _, id := range ids {
		a.stage.Kit.Forget(id)
	}
}

// applyChanges makes the changes of the stack that scenes have asked for, and fades to what is on top now.
func (a *App) applyChanges() {
	changes := a.stage.Changes()
	if len(changes) == 0 {
		return
	}
	before := a.stack.top()
	changed := a.stack.apply(changes)
	if !changed {
		return
	}
	top := a.stack.top()
	if before != nil && top != nil && a.painted {
		if _, hall := top.scene.(stage.Walkable); hall {
			a.layOut(top) // where its tables stand decides which way leads to it
		}
		way := passageOf(before.scene, top.scene, a.stage.Kit.Look)
		a.stack.fade.begin(a.screen, way, func(img *ebiten.Image) {
			a.paintLayer(img, before)
		}, func(img *ebiten.Image) {
			a.canvas.Begin(img)
			hallOf(before.scene, top.scene).DrawEmpty(a.canvas)
		})
	}
	a.prefetch()
	if top != nil {
		a.layOut(top)
		if e, ok := top.scene.(stage.Entering); ok {
			e.Enter(top.root)
		}
	}
	a.pace.Repaint()
}

// layOut lays out a layer's scene, unless that has been done for the present size and look.
func (a *App) layOut(l *layer) {
	if l.layout == a.layout {
		return
	}
	l.layout = a.layout
	l.scene.Layout(ui.Rect{W: a.screen.W, H: a.screen.H}, a.missing.spare(a.stage.Kit, l.scene, a.input.Safe()))
}

// tickScene runs a tick of the topmost scene, or of the fade to it.
func (a *App) tickScene() {
	top := a.stack.top()
	if top == nil {
		return
	}
	a.layOut(top)
	if a.stack.fade.tick(a.screen, a.input.Presses()); a.stack.fade.on() {
		return
	}
	c := top.root.Begin(&a.input)
	a.followForgetful(top.scene)
	if a.missing.update(c, top.scene, a.input.Safe()) {
		a.layout++
	}
	a.tellOfSeats()
	a.tellOfClaims()
	leads := a.feelings.lead != nil // what can be pressed lies over the scene
	if leads {
		a.feelings.update(c, a.input.Safe())
	}
	top.scene.Update(c)
	if !leads {
		a.feelings.update(c, a.input.Safe())
	}
	top.root.End(c)
	if r, ok := top.root.Pressed(); ok {
		a.sound(sound.Tick, r.Center())
	}
	a.layOut(top) // a setting may have changed
}

// active reports whether the next tick must come even if nothing happens outside.
func (a *App) active() bool {
	if !a.started || a.input.Active() || a.stack.fade.on() || a.config.Input != nil || a.failed.is() ||
		a.voice.Busy() || a.stage.Working() {
		return true
	}
	top := a.stack.top()
	return top != nil && top.root.Moving()
}

// Draw paints the screen when something has changed, and otherwise leaves the last picture.
func (a *App) Draw(screen *ebiten.Image) {
	defer a.signalSettled()
	if a.source.TooLarge() {
		return
	}
	b := screen.Bounds()
	resized := b.Dx() != int(a.screen.W) || b.Dy() != int(a.screen.H)
	if !a.pace.TakeRepaint() && !a.stack.fade.on() && !resized {
		return
	}
	var err error
	defer a.catch(&err)
	a.paint(screen)
	a.tellAloud()
	if a.litter == undrawn {
		a.litter = drawn
		a.pace.Wake() // to be swept
	}
}

func (a *App) paint(screen *ebiten.Image) {
	top := a.stack.top()
	if top == nil || a.failed.is() {
		screen.Fill(a.stage.Kit.Palette.Ink)
		return
	}
	if a.stack.fade.on() {
		k := a.stage.Kit
		a.stack.fade.draw(screen, k.Palette.Ink, k.Dp(24), func(img *ebiten.Image) { a.paintLayer(img, top) })
		return
	}
	if h := a.voice.Heard(); h != nil {
		a.canvas.Hear(h)
	}
	a.paintLayer(screen, top)
	a.canvas.Hear(nil)
	a.drawPlaces()
}

// paintLayer draws a scene and the focus over it.
func (a *App) paintLayer(img *ebiten.Image, l *layer) {
	a.painted = true
	a.canvas.Begin(img)
	l.scene.Draw(a.canvas)
	a.missing.toast.Draw(a.canvas)
	a.feelings.toast.Draw(a.canvas)
	l.root.DrawFocus(a.canvas)
}
