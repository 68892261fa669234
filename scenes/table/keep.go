package table

import "runehall/ui"

// retryTicks is the pause before a failed write is tried again.
var retryTicks = ui.Ticks(2000)

// storage hands the record's new bytes to the keeper. It does not know what they mean.
type storage struct {
	keeper  Keeper
	pending []byte // not known to be stored yet
	under   bool   // an append is under way
	err     error  // of the last append
	retryIn int    // ticks until a failed append is repeated
}

// keep stores the bytes by which the record has grown.
func (k *storage) keep(grown []byte) {
	k.pending = append(k.pending, grown...)
	k.store()
}

// store hands all pending bytes to the keeper, in one append. Only one is under way at a time, and a failed one is
// repeated after a pause.
func (k *storage) store() {
	if k.under || len(k.pending) == 0 {
		return
	}
	if k.retryIn > 0 {
		k.retryIn--
		return
	}
	k.under = true
	grown := k.pending
	k.keeper.Append(grown, func(err error) {
		k.under, k.err = false, err
		if err != nil {
			k.retryIn = retryTicks
			return
		}
		k.pending = k.pending[len(grown):]
	})
}

// retry ends the pause after a failed write.
func (k *storage) retry() { k.retryIn = 0 }

// stored reports whether every move is stored, or has reached the room. Until then the table takes no other.
func (p *play[C, M, E, V]) stored() bool {
	if p.apart != nil {
		return !p.apart.Sends() || p.timed.Running() // on a clock, hands need not wait for what they did before
	}
	return len(p.storage.pending) == 0
}
