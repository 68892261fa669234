package table

import "runehall/ui"

// retryTicks is how long the table waits before it tries once more to store.
var retryTicks = ui.Ticks(2000)

// keep begins to store what the record grew by.
func (p *play[C, M, E, V]) keep(grown []byte) {
	p.pending = append(p.pending, grown...)
	p.store()
}

// store hands over what is pending. One append is under way at a time; after an error it is repeated in a while.
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

// stored reports whether every move made is stored: only then the next one is taken.
func (p *play[C, M, E, V]) stored() bool { return len(p.pending) == 0 }

// retry asks to store at once what could not be stored.
func (p *play[C, M, E, V]) retry() { p.retryIn = 0 }
