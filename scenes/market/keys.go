package market

import "runehall/ui"

// stops are what the focus can be on besides buttons; their addresses name them.
type stops struct {
	all [targetKinds][marked]byte // by kind and index
}

// owner returns what has the focus where a target is.
func (s *stops) owner(t target) any { return &s.all[t.kind][t.index] }

// stop offers the focus all that can be pointed at, and does what is activated there.
func (h *hand) stop(c *ui.Context) {}

// keys reads what keys mean wherever the focus is.
func (h *hand) keys(c *ui.Context, in *ui.Input) {}
