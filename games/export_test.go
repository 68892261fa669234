package games

// Limits of the reader, for the tests of package games_test.
const (
	LongestLink   = longestLink
	LinkedHead    = linkedHead
	MostLinked    = mostLinked
	MostSpelled   = mostSpelled
	LongestRecord = longestRecord
	MostSteps     = mostSteps
	LastUndo      = lastUndo
)

// WriteAnyLink returns a record as a link, whatever its length.
func WriteAnyLink[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V], record *Record) (string, error) {
	return WriteLinkUnder(def, record, record)
}

// WriteLinkUnder returns the steps of a record as a link with the head of another one.
func WriteLinkUnder[C Core[C, M, E], M comparable, E any, V any](def *Def[C, M, E, V],
	record, under *Record) (string, error) {
	m, err := Resume(def, record.cut(0))
	if err != nil {
		return "", err
	}
	var d digits
	var s speller
	steps := 0
	for _, step := range record.Steps {
		if step.Kind != StepSum {
			steps++
			if err := linkStep(m, step, &d, &s); err != nil {
				return "", err
			}
		}
		if err := m.redo(step); err != nil {
			return "", err
		}
	}
	head, _, err := packHead(under)
	return linkText(head, steps, d.bytes()), err
}
