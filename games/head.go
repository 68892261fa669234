package games

// Head reads the head of a record a line at a time, without checks: for texts that hold one, such as lessons. The first line is that with the
// version of the format.
type Head struct{ parser headParser }

// NewHead begins to read a head.
func NewHead() *Head { return &Head{headParser{record: &Record{}}} }

// Line reads the next line, and reports whether the head ends with it. After an error, or the end, there is no next line.
func (h *Head) Line(line string) (done bool, err error) {
	err = h.parser.line(line)
	return h.parser.done, err
}

// Record returns the record that the lines so far describe: without steps, and without a text. [NewRecord] makes one of it that can be stored.
func (h *Head) Record() *Record { return h.parser.record }

// ReadStep reads the line of a step as a record has it, without its check.
func ReadStep(line string) (Step, error) {
	r := Record{}
	if err := r.parseStep(line); err != nil {
		return Step{}, err
	}
	return r.Steps[0], nil
}
