package store

import "sync"

// page is the backend of a page: its database, or memory if the browser has none or refuses it, as in some private
// windows. Which one it is turns out with the first operation.
type page struct {
	kept    *browser
	plain   *memory   // nil while the database is used
	try     sync.Once // a journal may be asked for while the first record is
	forgets func(why error)
}

// onForget implements [forgetful].
func (p *page) onForget(forgets func(why error)) { p.forgets = forgets }

func (p *page) place() backend {
	p.try.Do(func() {
		if _, err := p.kept.database(); err != nil {
			p.plain = newMemory()
			if p.forgets != nil {
				p.forgets(err)
			}
		}
	})
	if p.plain != nil {
		return p.plain
	}
	return p.kept
}

func (p *page) list() ([]Item, error) { return p.place().list() }

func (p *page) create(id string, head []byte) (journal, error) { return p.place().create(id, head) }

func (p *page) open(id string) (journal, []byte, error) { return p.place().open(id) }

func (p *page) read(id string) ([]byte, error) { return p.place().read(id) }

func (p *page) remove(id string) error { return p.place().remove(id) }

func (p *page) setting(key string) ([]byte, error) { return p.place().setting(key) }

func (p *page) setSetting(key string, value []byte) error { return p.place().setSetting(key, value) }

func (p *page) readJournal(name string) ([]byte, error) { return p.place().readJournal(name) }

func (p *page) growJournal(name string, lines []byte) error {
	return p.place().growJournal(name, lines)
}

// export offers a download in either case.
func (p *page) export(name, ending string, content []byte) (string, error) {
	return p.kept.export(name, ending, content)
}

func (p *page) close() error { return p.kept.close() }
