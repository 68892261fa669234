package stream

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"hash/crc32"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"runehall/internal/rooms/journal"
)

const (
	streamName = "ROOMS"
	subjects   = "room.*.lines"
	// present are the subjects of messages that are not stored: who is at which host.
	present = "room.*.here"
	// lineHeader is the header with the number of the line.
	lineHeader = "Runehall-Line"
	// lengthsHeader is the header of a message that holds several lines: their lengths. Its lineHeader is the number of
	// the last one.
	lengthsHeader = "Runehall-Lengths"
	// goneHeader is the header of the last message of a room that is being removed.
	goneHeader = "Runehall-Gone"
	// mostMessage bounds a message with its headers, in bytes.
	mostMessage = 64 << 10
	// remembered is how long the server knows ids of messages.
	remembered = 2 * time.Minute
	// manyHeads bounds the rooms whose ends are kept in memory.
	manyHeads = 1 << 16
	// mostConsumers bounds how many rooms are read at the same time: reading one takes a consumer.
	mostConsumers = 64
	// oneTry is how long to wait for an answer of the server before asking again, and oneStore the same for a line:
	// while the nodes have no leader nobody answers, and everybody in the room waits until the next try after there is
	// one. A line that was stored all the same is found by the next try. pause is how long to wait after an error.
	oneTry   = 2 * time.Second
	oneStore = 500 * time.Millisecond
	pause    = 50 * time.Millisecond
)

// Journal keeps rooms in a stream. Several of them, on several nodes, may keep the same rooms.
type Journal struct {
	conn   *nats.Conn
	js     jetstream.JetStream
	stream jetstream.Stream
	end    func()
	reads  chan struct{}

	mu    sync.Mutex
	heads map[string]head
	// told are the ends up to which the journal's user knows each room, by storing or by reading. Read goes on from
	// there.
	told map[string]head
	ages map[string]age
}

// head is an end of a room at some time: the number of its lines, and the sequence number of the last one.
type head struct {
	lines    int
	sequence uint64
}

// Open opens the rooms of a server, or makes a stream for them with that many replicas. It waits until the server is
// ready. Close calls end.
func Open(ctx context.Context, conn *nats.Conn, replicas int, end func()) (*Journal, error) {
	js, err := jetstream.New(conn)
	if err != nil {
		return nil, fmt.Errorf("rooms in JetStream: %w", err)
	}
	config := jetstream.StreamConfig{
		Name: streamName, Subjects: []string{subjects}, Storage: jetstream.FileStorage, Replicas: replicas,
		Duplicates: remembered, DenyDelete: true, AllowDirect: true, MaxMsgSize: mostMessage,
	}
	for {
		try, cancel := context.WithTimeout(ctx, oneTry)
		stream, err := js.CreateStream(try, config)
		if errors.Is(err, jetstream.ErrStreamNameAlreadyInUse) {
			stream, err = js.Stream(try, streamName)
		}
		cancel()
		if err == nil {
			return &Journal{conn: conn, js: js, stream: stream, end: end, heads: map[string]head{},
				told: map[string]head{}, ages: map[string]age{}, reads: make(chan struct{}, mostConsumers)}, nil
		}
		if !wait(ctx) {
			return nil, fmt.Errorf("rooms in JetStream: %w", err)
		}
	}
}

// wait waits a moment. It returns false if ctx ends before.
func wait(ctx context.Context) bool {
	select {
	case <-ctx.Done():
		return false
	case <-time.After(pause):
		return true
	}
}

func subject(room string) string { return "room." + room + ".lines" }

// Append implements [journal.Journal]. If no server answers, it tries again until ctx ends.
func (j *Journal) Append(ctx context.Context, room string, n int, line []byte) error {
	if err := journal.Check(room, n, line); err != nil {
		return err
	}
	if err := j.store(ctx, room, n, [][]byte{line}); err != nil {
		return fmt.Errorf("store a line of a room: %w", err)
	}
	return nil
}

// Begin implements [journal.Journal], with as many lines in each message as it holds. If no server answers, it tries
// again until ctx ends.
func (j *Journal) Begin(ctx context.Context, room string, lines [][]byte) error {
	if err := journal.CheckAll(room, lines); err != nil {
		return err
	}
	for n := 0; n < len(lines); {
		many := fits(lines[n:])
		if err := j.store(ctx, room, n, lines[n:n+many]); err != nil {
			return fmt.Errorf("store the first lines of a room: %w", err)
		}
		n += many
	}
	return nil
}

// store stores lines from place n on in one message.
func (j *Journal) store(ctx context.Context, room string, n int, lines [][]byte) error {
	for {
		try, cancel := context.WithTimeout(ctx, oneStore)
		done, err := j.append(try, room, n, lines)
		cancel()
		if done || errors.Is(err, nats.ErrConnectionClosed) || !wait(ctx) {
			return err
		}
	}
}

// append tries once. If done is false, it may be tried again.
func (j *Journal) append(ctx context.Context, room string, n int, lines [][]byte) (done bool, err error) {
	at, err := j.head(ctx, room, n)
	switch {
	case err != nil:
		return false, err
	case n > at.lines:
		return !j.behind(ctx, room, n, at), journal.ErrGap
	case n < at.lines:
		return j.compare(ctx, room, n, lines)
	}
	message := packed(room, n, lines)
	id := fmt.Sprintf("%s-%d-%08x", room, n, crc32.ChecksumIEEE(message.Data))
	ack, err := j.js.PublishMsg(ctx, message, jetstream.WithExpectLastSequencePerSubject(at.sequence),
		jetstream.WithMsgID(id))
	if err == nil {
		end := head{lines: n + len(lines), sequence: ack.Sequence}
		j.note(room, end)
		j.tell(room, end)
		return true, nil
	}
	j.forget(room)
	return false, err
}

// behind reports whether only the node that was asked lacks lines before place n, up to which the journal's user knows
// the room: it has just been started, and its copy of the room ends at. Any node may answer, not only the leader.
func (j *Journal) behind(ctx context.Context, room string, n int, at head) bool {
	j.mu.Lock()
	known := j.told[room].lines >= n
	j.mu.Unlock()
	switch {
	case !known || at.lines == 0 && at.sequence > 0: // or the room is being removed
		return false
	case at.lines > 0:
		return true
	default:
		return !errors.Is(j.missing(ctx, room), journal.ErrNoRoom)
	}
}

// head returns the end of a room: the remembered one if it is at place n, otherwise the stream's.
func (j *Journal) head(ctx context.Context, room string, n int) (head, error) {
	j.mu.Lock()
	at, known := j.heads[room]
	j.mu.Unlock()
	if known && at.lines == n {
		return at, nil
	}
	last, err := j.stream.GetLastMsgForSubject(ctx, subject(room))
	switch {
	case errors.Is(err, jetstream.ErrMsgNotFound):
		at = head{}
	case err != nil:
		return head{}, err
	case isGone(last):
		at = head{sequence: last.Sequence}
	default:
		number, err := lastLine(last)
		if err != nil {
			return head{}, err
		}
		at = head{lines: number + 1, sequence: last.Sequence}
	}
	j.note(room, at)
	return at, nil
}

// compare reports whether the lines from place n on, the first of which exists, are exactly those.
func (j *Journal) compare(ctx context.Context, room string, n int, lines [][]byte) (done bool, err error) {
	there, err := j.read(ctx, room, n)
	switch {
	case err != nil:
		return false, err
	case len(there) < len(lines):
		return false, journal.ErrGap // this server does not have it yet
	case slices.EqualFunc(there[:len(lines)], lines, bytes.Equal):
		return true, nil
	default:
		return true, journal.ErrTaken
	}
}

func (j *Journal) note(room string, at head) {
	j.mu.Lock()
	defer j.mu.Unlock()
	keep(j.heads, room, at)
}

// tell records that the journal's user knows a room up to an end.
func (j *Journal) tell(room string, at head) {
	j.mu.Lock()
	defer j.mu.Unlock()
	keep(j.told, room, at)
}

// keep remembers an end if it is later than the one known. If there are too many, it forgets some room.
func keep(ends map[string]head, room string, at head) {
	if _, known := ends[room]; !known && len(ends) >= manyHeads {
		for old := range ends {
			delete(ends, old)
			break
		}
	}
	if at.lines >= ends[room].lines {
		ends[room] = at
	}
}

func (j *Journal) forget(room string) {
	j.mu.Lock()
	delete(j.heads, room)
	j.mu.Unlock()
}

// Read implements [journal.Journal]. While this node is behind the others, it waits until ctx ends.
func (j *Journal) Read(ctx context.Context, room string, n int) ([][]byte, error) {
	if !journal.IsID(room) {
		return nil, journal.ErrID
	}
	for {
		lines, err := j.read(ctx, room, n)
		if err != nil {
			return nil, fmt.Errorf("read a room: %w", err)
		}
		if len(lines) > 0 || n > 0 {
			return lines, nil
		}
		if err := j.missing(ctx, room); !errors.Is(err, errBehind) || !wait(ctx) {
			return nil, err
		}
	}
}

// errBehind: this node does not have yet what the other nodes have.
var errBehind = errors.New("this node is behind the others")

// missing returns why this node has nothing of a room: the room does not exist, according to the leader, or the node
// was away and is behind.
func (j *Journal) missing(ctx context.Context, room string) error {
	info, err := j.stream.Info(ctx, jetstream.WithSubjectFilter(subject(room)))
	switch {
	case err != nil:
		return fmt.Errorf("read a room: %w", err)
	case info.State.Subjects[subject(room)] > 0:
		return errBehind
	default:
		return journal.ErrNoRoom
	}
}

// Count implements [journal.Journal]. If no server answers, it tries again until ctx ends.
func (j *Journal) Count(ctx context.Context) (int, error) {
	for {
		try, cancel := context.WithTimeout(ctx, oneTry)
		info, err := j.stream.Info(try, jetstream.WithSubjectFilter(subjects))
		cancel()
		if err == nil {
			rooms := 0
			for of := range info.State.Subjects {
				if !journal.IsName(roomOf(of)) {
					rooms++
				}
			}
			return rooms, nil
		}
		if !wait(ctx) {
			return 0, fmt.Errorf("count the rooms: %w", err)
		}
	}
}

// Hear implements [journal.Journal] with plain subscriptions, which need no consumer per room.
func (j *Journal) Hear(ears journal.Ears) error {
	if _, err := j.conn.Subscribe(subjects, func(m *nats.Msg) {
		if number, err := strconv.Atoi(m.Header.Get(lineHeader)); err == nil {
			ears.Lines(roomOf(m.Subject), number+1)
		}
	}); err != nil {
		return err
	}
	_, err := j.conn.Subscribe(present, func(m *nats.Msg) {
		if len(m.Data) == 2 {
			ears.Here(roomOf(m.Subject), journal.Present{Seats: m.Data[0], Claimed: m.Data[1]})
		}
	})
	return err
}

// roomOf returns the room's id in one of our subjects.
func roomOf(subject string) string { return strings.Split(subject, ".")[1] }

// Here implements [journal.Journal] with a plain message.
func (j *Journal) Here(room string, who journal.Present) error {
	if !journal.IsID(room) {
		return journal.ErrID
	}
	return j.conn.Publish("room."+room+".here", []byte{who.Seats, who.Claimed})
}

// Shared implements [journal.Journal].
func (j *Journal) Shared() bool { return true }

// Close implements [journal.Journal].
func (j *Journal) Close() error {
	j.conn.Close()
	if j.end != nil {
		j.end()
	}
	return nil
}
