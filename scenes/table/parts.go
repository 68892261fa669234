package table

// parts is what a board offers besides [Board]; what its game does not need is nil.
type parts[M comparable, V any] struct {
	asker    Asker[M, V]
	secret   Secret[V]
	chooser  Chooser[M]
	clocked  Clocked[M, V]
	firm     Firm
	standing Standing
	covering Covering
	leaving  Leaving
	finding  Finding
	handy    Handy
}

// partsOf finds out what a board offers.
func partsOf[M comparable, V any](board any) (p parts[M, V]) {
	p.asker, _ = board.(Asker[M, V])
	p.secret, _ = board.(Secret[V])
	p.chooser, _ = board.(Chooser[M])
	p.clocked, _ = board.(Clocked[M, V])
	p.firm, _ = board.(Firm)
	p.standing, _ = board.(Standing)
	p.covering, _ = board.(Covering)
	p.leaving, _ = board.(Leaving)
	p.finding, _ = board.(Finding)
	p.handy, _ = board.(Handy)
	return p
}
