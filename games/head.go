package games

// Head reads the head of a record line by line. It expects no checks at the ends of the lines, since it serves texts
// that contain such a head, for instance lessons. The first line holds the version of the format.
type Head struct{ parser headParser }

// NewHead begins to read a head.
func NewHead() *Head { return &Head{headParser{record: &Record{}}} }

// Line reads the next line, and reports whether the head ends with it. After an error, or the end, there is no next
// line.
func (h *Head) Line(line string) (done bool, err error) {
	err = h.parser.line(line)
	return h.parser.done, err
}

// Record returns the record that the lines so far describe. It has no steps and no text: to store it, make one with
// [NewRecord].
func (h *Head) Record() *Record { return h.parser.record }

// ReadStep parses the line of one step, without the check at its end.
func ReadStep(line string) (Step, error) {
	r := Record{}
	if err := r.parseStep(line); err != nil {
		return Step{}, err
	}
	return r.Steps[0], nil
}
