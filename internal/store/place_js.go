package store

// placeInline is false: a database answers later, so records are written on the worker.
const placeInline = false

// databaseName is the name of the database of a page's origin.
const databaseName = "runehall"

// openPlace returns the database of the page's origin; dir names another one beside it.
func openPlace(dir string) (backend, error) {
	name := databaseName
	if dir != "" {
		name += "-" + dir
	}
	return &page{kept: &browser{name: name}}, nil
}

// refusedMarks are the characters that names may not contain here, in addition to those that [checkID] refuses: none,
// since a database accepts all.
const refusedMarks = ""
