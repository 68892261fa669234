package table

import "runehall/scenes/table/notices"

// parts is what a board offers besides [Board]; nil: its game does not need it.
type parts[M comparable, V any] struct {
	asker    Asker[M, V]
	secret   Secret[V]
	clocked  Clocked[M, V]
	firm     Firm
	standing Standing
	covering Covering
	leaving  Leaving
	drafting Drafting[M]
	finding  notices.Finding
	handy    Handy
}

func partsOf[M comparable, V any](board any) (p parts[M, V]) {
	p.asker, _ = board.(Asker[M, V])
	p.secret, _ = board.(Secret[V])
	p.clocked, _ = board.(Clocked[M, V])
	p.firm, _ = board.(Firm)
	p.standing, _ = board.(Standing)
	p.covering, _ = board.(Covering)
	p.leaving, _ = board.(Leaving)
	p.drafting, _ = board.(Drafting[M])
	p.finding, _ = board.(notices.Finding)
	p.handy, _ = board.(Handy)
	return p
}

// covers reports whether a sheet of the board lies over the golden button.
func (p *parts[M, V]) covers() bool { return p.covering != nil && p.covering.Covers() }

// mustBeSeen reports whether the board now shows something that nobody may skip.
func (p *parts[M, V]) mustBeSeen() bool { return p.firm != nil && p.firm.Firm() }
