package table

import "runehall/ui"

// retryTicks is the pause before a failed write is tried again.
var retryTicks = ui.Ticks(2000)

// keep has the bytes stored by which the record grew.
func (p *play[C, M, E, V]) keep(grown []byte) {
	p.pending = append(p.pending, grown...)
	p.store()
}

// store hands all pending bytes to the keeper, in one append. Only one is under way at a time, and a failed one is repeated after a
// pause.
func (p *play[C, M, E, V]) store() {
	if p.storing || len(p.pending) == 0 {
		return
	}
	if p.retryIn > 0 {
		p.retryIn--
		return
	}
	p.storing = true
	grown := p.pending
	p.keeper.Append(grown, func(err error) {
		p.storing, p.storeErr = false, err
		if err != nil {
			p.retryIn = retryTicks
			return
		}
		p.pending = p.pending[len(grown):]
	})
}

// stored reports whether every move is stored; until then the table takes no other.
func (p *play[C, M, E, V]) stored() bool {
	if p.apart != nil {
		return p.apart.sent == nil || p.running() // what hands do on a clock does not wait for what they did before
	}
	return len(p.pending) == 0
}

// retry ends the pause after a failed write.
func (p *play[C, M, E, V]) retry() { p.retryIn = 0 }
