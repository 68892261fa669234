//go:build ebitenginevmguest && !js

package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

// ordersVar names the environment variable with the path of a file to which a test appends orders, a line each: a list
// of words as JSON.
//
//	["end"]              close everything, as at the end of the process, and rest
//	["start","FLAG",...] begin anew, as a process that was started with these flags
//
// So one process serves many tests. Everything that a test can have changed belongs to what an end closes and a start
// makes anew. Only a guest of the tests is built with this.
const ordersVar = "RUNEHALL_ORDERS"

// obeying returns a game that takes orders before each tick, and how it is closed.
func obeying(p *program, c console) (game ebiten.Game, end func() error, err error) {
	path := c.getenv(ordersVar)
	if path == "" {
		return p.game, p.close, nil
	}
	orders, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	g := &obedient{c: c, program: p, orders: orders}
	return g, func() error { return errors.Join(g.rest(), orders.Close()) }, nil
}

// obedient runs one program after another in a process.
type obedient struct {
	c       console
	program *program // nil: it rests
	orders  *os.File
	at      int64  // up to where the orders are read
	begun   []byte // an order that has no end yet
	w, h    float64
}

// Update implements [ebiten.Game].
func (g *obedient) Update() error {
	if err := g.obey(); err != nil {
		return err
	}
	if g.program == nil {
		return nil
	}
	return g.program.game.Update()
}

// Draw implements [ebiten.Game].
func (g *obedient) Draw(screen *ebiten.Image) {
	if g.program != nil {
		g.program.game.Draw(screen)
	}
}

// LayoutF implements [ebiten.LayoutFer].
func (g *obedient) LayoutF(w, h float64) (float64, float64) {
	g.w, g.h = w, h
	if g.program == nil {
		scale := ebiten.Monitor().DeviceScaleFactor()
		return w * scale, h * scale
	}
	return g.program.game.(ebiten.LayoutFer).LayoutF(w, h)
}

// Layout exists because [ebiten.Game] demands it. It is never called, since there is LayoutF.
func (g *obedient) Layout(int, int) (int, int) { panic("cli: LayoutF answers") }

// obey carries out the orders that have come since the last tick.
func (g *obedient) obey() error {
	var buf [4096]byte
	for {
		n, err := g.orders.ReadAt(buf[:], g.at)
		g.at += int64(n)
		g.begun = append(g.begun, buf[:n]...)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return fmt.Errorf("the orders: %w", err)
		}
	}
	for {
		line, rest, whole := bytes.Cut(g.begun, []byte("\n"))
		if !whole {
			return nil
		}
		g.begun = rest
		if err := g.carryOut(line); err != nil {
			return err
		}
	}
}

func (g *obedient) carryOut(line []byte) error {
	var order []string
	if err := json.Unmarshal(line, &order); err != nil || len(order) == 0 {
		return errors.Join(fmt.Errorf("%q is no order", line), err)
	}
	switch order[0] {
	case "end":
		return g.rest()
	case "start":
		return g.start(order[1:])
	}
	return fmt.Errorf("nobody knows the order %q", order[0])
}

// rest closes the program.
func (g *obedient) rest() error {
	p := g.program
	g.program = nil
	if p == nil {
		return nil
	}
	return p.close()
}

// start makes the program anew. Its size is told to it before its first tick, as in a process of its own.
func (g *obedient) start(args []string) error {
	if g.program != nil {
		return errors.New("a start before the end of the program that runs")
	}
	o, opens, err := readWindowFlags(args, g.c)
	if err != nil {
		return err
	}
	if !opens {
		return fmt.Errorf("%q opens no window", args)
	}
	if g.program, err = o.prepare(g.c); err != nil {
		return err
	}
	g.LayoutF(g.w, g.h)
	return nil
}
