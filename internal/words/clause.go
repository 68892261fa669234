package words

import "runehall/assets/lang"

// Clause returns the title of a clause, which says more to players than its id, or the id if the clause has no title.
func Clause(book *lang.Book, id string) string {
	//says:keys clause.{@clauses}
	if title := "clause." + id; book.Has(title) {
		return book.Text(title)
	}
	return id
}
