package cli

// frameKeeper remembers where the window is, and stores it when the window is at rest, not while somebody drags it.
type frameKeeper struct {
	seen   frame // the present frame
	stored frame // the stored frame
	put    func(text []byte)
}

// newFrameKeeper returns a keeper for a window. begin is the window's frame at the start, and stored the store's, or
// nil.
func newFrameKeeper(stored *frame, begin frame, put func(text []byte)) *frameKeeper {
	k := &frameKeeper{seen: begin, put: put}
	if stored != nil {
		k.stored = *stored
	}
	return k
}

// notice takes where the window is now; rested says that it was looked at a while ago. It reports whether to look again
// in a while: the window has changed, or has not been stored yet.
func (k *frameKeeper) notice(now frame, rested bool) (again bool) {
	now.Placed = k.seen.Placed || now.X != 0 || now.Y != 0 // systems that do not tell say 0, 0
	if now.Maximised {                                     // keep the frame that the window will return to
		now.X, now.Y, now.W, now.H, now.Placed = k.seen.X, k.seen.Y, k.seen.W, k.seen.H, k.seen.Placed
	}
	if now != k.seen {
		k.seen = now
		return true
	}
	if now == k.stored {
		return false
	}
	if !rested {
		return false // it is being waited for already
	}
	k.close()
	return false
}

// close stores where the window is, unless that is stored already.
func (k *frameKeeper) close() {
	if k.seen == k.stored || k.seen.W < minSize || k.seen.H < minSize {
		return
	}
	text, err := k.seen.text()
	if err != nil {
		return // numbers and names always have a text
	}
	k.stored = k.seen
	k.put(text)
}
