package games

// Worth takes apart what a position is worth to a seat, into parts that a person would name: its coins, the ring that it closes next. What a
// seat has is the sum of its parts, each as much as its weight says; how good the position is for a seat is its [Lead] in that.
//
// Parts serve to give reasons (a hint compares them before and after a move), and to look for better weights.
type Worth[C any] struct {
	// Parts are the ids of the parts: short words. Of parts of one kind the ids begin with the same word and a dash.
	Parts []string
	// Clauses names the clause of the rules that each kind of part is about, where a hint speaks of it; "won" is the end of the match.
	Clauses map[string]string
	// Moves names the clause of the rules that each kind of move is made by, which is the first word of its text: what a hint leads to that has no reason.
	Moves map[string]string
	// Append appends a row of parts for each seat, in the order of the seats: what each part of what the seat has is worth, in hundredths of
	// a point, as seat s counts it, which may know more of itself than of others. After the end the rows of the others may be empty, where
	// only the result counts.
	Append func(dst []int, core C, s Seat) []int
	// Weights are the weights of the parts, and First the hand-set weights from which learning began. nil: each part counts as it is.
	Weights, First []Weight
	// Most is the number of seats up to which Weights hold; with more each part counts as it is. 0: they hold for all.
	Most int
	// Hold sets, after learning, the weights that do not serve winning, such as one that makes matches end. nil: there are none.
	Hold func(weights []Weight)
	// Stage says how far a match has come, from 0 to [Stages]. nil where no weight changes with it.
	Stage func(core C) int
}

// Weight is how much a part counts, in percent: early at the start of a match, late at its end, and in between in proportion.
type Weight struct{ Early, Late int }

const (
	// Stages is the stage in which a match ends.
	Stages = 64
	// Whole is what [Weight.At] returns for a part that counts as it is.
	Whole = 100 * Stages
)

// At returns what a weight is in a stage, in parts of [Whole].
func (w Weight) At(stage int) int { return w.Early*(Stages-stage) + w.Late*stage }

// Evaluate returns how good a position is for a seat, in hundredths of a point, part by part: what [Def].Evaluate returns too.
func (w *Worth[C]) Evaluate(core C, s Seat) int { return w.Weigh(w.Append(nil, core, s), core, s) }

// Weigh does so with the parts as Append appends them.
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

// For returns the weights with a number of seats, or nil where each part counts as it is.
func (w *Worth[C]) For(seats int) []Weight {
	if w.Most > 0 && seats > w.Most {
		return nil
	}
	return w.Weights
}

// Sum returns what the row of one of so many seats is worth in a stage, in hundredths of a point.
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

// Row is what a seat has: its sum, and where somebody wants to know them its parts.
type Row struct {
	Sum   int
	Parts []int // nil: nobody wants to know
}

// Add adds to a part.
func (r *Row) Add(part, worth int) {
	r.Sum += worth
	if r.Parts != nil {
		r.Parts[part] += worth
	}
}

// AppendRows appends empty parts for all rows, and has the rows fill them.
func AppendRows(dst []int, rows []Row, parts int) []int {
	from := len(dst)
	dst = append(dst, make([]int, len(rows)*parts)...)
	for i := range rows {
		rows[i].Parts = dst[from+i*parts:][:parts]
	}
	return dst
}

// Lead returns a seat's worth less half the others' average and half the best one's worth.
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
