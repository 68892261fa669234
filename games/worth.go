package games

// Worth splits what a position is worth to a seat into parts that a person would name, such as its coins or the ring
// that it will close next. What a seat has is the sum of its parts, each multiplied by its weight. How good the
// position is for the seat is its [Lead] over what the others have.
//
// The parts serve to give reasons (a hint compares them before and after a move) and to learn better weights.
type Worth[C any] struct {
	// Parts are the ids of the parts. Parts of one kind share the word before the first dash.
	Parts []string
	// Clauses maps a kind of part to the clause of the rules that a hint names with it. "won" stands for the end of the
	// match.
	Clauses map[string]string
	// Moves maps a kind of move, the first word of its text, to the clause that allows it. A hint that can give no
	// reason names that.
	Moves map[string]string
	// Append appends a row of parts for each seat, in the order of the seats: what each part is worth, in hundredths of
	// a point. Seat s does the counting, and may know more of itself than of the others. After the end of the match,
	// where only the result counts, the others' rows may be empty.
	Append func(dst []int, core C, s Seat) []int
	// Weights are the weights of the parts. First are the weights set by hand from which learning began. nil: every
	// part counts fully.
	Weights, First []Weight
	// Most is the largest number of seats for which Weights hold; with more seats every part counts fully. 0: they
	// always hold.
	Most int
	// Hold corrects, after learning, weights that have another purpose than winning, such as making matches end. nil:
	// there are none.
	Hold func(weights []Weight)
	// Stage says how far a match has come, from 0 to [Stages]. nil: no weight changes during a match.
	Stage func(core C) int
}

// Weight is how much a part counts, in percent: Early at the start of a match, Late at its end, and in between in
// proportion.
type Weight struct{ Early, Late int }

const (
	// Stages is the stage at the end of a match.
	Stages = 64
	// Whole is what [Weight.At] returns for a part that counts fully.
	Whole = 100 * Stages
)

// At returns the weight at a stage, as a fraction of [Whole].
func (w Weight) At(stage int) int { return w.Early*(Stages-stage) + w.Late*stage }

// Evaluate returns how good a position is for a seat, in hundredths of a point. It is what [Def].Evaluate returns.
func (w *Worth[C]) Evaluate(core C, s Seat) int { return w.Weigh(w.Append(nil, core, s), core, s) }

// Weigh returns the same for parts that Append has already appended.
func (w *Worth[C]) Weigh(parts []int, core C, s Seat) int {
	stage := 0
	if w.Stage != nil {
		stage = w.Stage(core)
	}
	var rows [MaxSeats]Row
	seats := len(parts) / len(w.Parts)
	for o := range seats {
		rows[o].Sum = w.Sum(parts[o*len(w.Parts):][:len(w.Parts)], seats, stage)
	}
	return Lead(rows[:seats], s)
}

// For returns the weights for a number of seats, or nil where every part counts fully.
func (w *Worth[C]) For(seats int) []Weight {
	if w.Most > 0 && seats > w.Most {
		return nil
	}
	return w.Weights
}

// Sum returns the weighted sum of one seat's parts, in hundredths of a point, at a stage of a match with so many seats.
func (w *Worth[C]) Sum(row []int, seats, stage int) int {
	sum := int64(0)
	weights := w.For(seats)
	for i, part := range row {
		switch {
		case weights == nil:
			sum += int64(part) * Whole
		case part != 0:
			sum += int64(part) * int64(weights[i].At(stage))
		}
	}
	return int(sum / Whole)
}

// Row adds up what a seat has, and, where they are wanted, its parts.
type Row struct {
	Sum   int
	Parts []int // nil: only the sum is wanted
}

// Add adds to the sum, and to one of the parts.
func (r *Row) Add(part, worth int) {
	r.Sum += worth
	if r.Parts != nil {
		r.Parts[part] += worth
	}
}

// AppendRows makes the rows collect their parts in memory that it appends to dst, and returns that.
func AppendRows(dst []int, rows []Row, parts int) []int {
	from := len(dst)
	dst = append(dst, make([]int, len(rows)*parts)...)
	for i := range rows {
		rows[i].Parts = dst[from+i*parts:][:parts]
	}
	return dst
}

// Lead returns how far a seat is ahead: its sum, less half the average of the others and half the best of them.
func Lead(rows []Row, s Seat) int {
	most, total := 0, 0
	for o := range rows {
		if o == int(s) {
			continue
		}
		if total += rows[o].Sum; rows[o].Sum > most || o == 0 || o == 1 && s == 0 {
			most = rows[o].Sum
		}
	}
	return rows[s].Sum - (most+total/(len(rows)-1))/2
}
