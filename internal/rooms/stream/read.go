package stream

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"runehall/internal/rooms/journal"
)

// read returns the lines of a room from place n on.
func (j *Journal) read(ctx context.Context, room string, n int) ([][]byte, error) {
	last, err := j.stream.GetLastMsgForSubject(ctx, subject(room))
	if errors.Is(err, jetstream.ErrMsgNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	if isGone(last) {
		return nil, journal.ErrNoRoom
	}
	first, ends, err := unpacked(last.Header, last.Data, last.Sequence)
	if err != nil {
		return nil, err
	}
	number := first + len(ends) - 1
	end := head{lines: number + 1, sequence: last.Sequence}
	j.note(room, end)
	switch {
	case n > number:
		return nil, nil
	case n >= first:
		j.tell(room, end)
		return ends[n-first:], nil
	}
	j.mu.Lock()
	from := j.told[room]
	j.mu.Unlock()
	if from.lines > n {
		from = head{}
	}
	lines, err := j.readOn(ctx, room, from, end)
	if err == nil && from.lines+len(lines) != number+1 {
		err = fmt.Errorf("%d lines before message %d, which is line %d", from.lines+len(lines), last.Sequence, number)
	}
	if err != nil {
		return nil, err
	}
	j.tell(room, end)
	return lines[max(n, 0)-from.lines:], nil
}

// fewLines is up to how many lines are requested one by one, without a consumer. A node that has fallen behind a little
// needs about as many.
const fewLines = 16

// readOn reads the lines between two ends of a room.
func (j *Journal) readOn(ctx context.Context, room string, from, to head) (lines [][]byte, err error) {
	if to.lines-from.lines > fewLines {
		return j.readMany(ctx, room, from, to.sequence)
	}
	for at := from.sequence; at < to.sequence; {
		message, err := j.stream.GetMsg(ctx, at+1, jetstream.WithGetMsgSubject(subject(room)))
		if err != nil {
			return nil, err
		}
		if lines, err = goOn(from, lines, message.Header, message.Data, message.Sequence); err != nil {
			return nil, err
		}
		at = message.Sequence
	}
	return lines, nil
}

// goOn adds the lines of a message to those behind an end of a room. It returns an error unless they are the next ones.
func goOn(from head, lines [][]byte, header nats.Header, data []byte, sequence uint64) ([][]byte, error) {
	first, more, err := unpacked(header, data, sequence)
	if err == nil && first != from.lines+len(lines) {
		err = fmt.Errorf("message %d is line %d, not %d", sequence, first, from.lines+len(lines))
	}
	return append(lines, more...), err
}

// readMany reads a room from one of its ends up to a message.
func (j *Journal) readMany(ctx context.Context, room string, from head, last uint64) (lines [][]byte, err error) {
	select {
	case j.reads <- struct{}{}:
		defer func() { <-j.reads }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	consumer, err := j.stream.OrderedConsumer(ctx, jetstream.OrderedConsumerConfig{
		FilterSubjects: []string{subject(room)}, DeliverPolicy: jetstream.DeliverByStartSequencePolicy,
		OptStartSeq: from.sequence + 1,
	})
	if err != nil {
		return nil, err
	}
	messages, err := consumer.Messages()
	if err != nil {
		return nil, err
	}
	defer messages.Stop()
	stop := context.AfterFunc(ctx, messages.Stop)
	defer stop()
	for {
		message, err := messages.Next()
		if err != nil {
			return nil, errors.Join(err, ctx.Err())
		}
		meta, err := message.Metadata()
		if err != nil {
			return nil, err
		}
		if lines, err = goOn(from, lines, message.Headers(), slices.Clone(message.Data()),
			meta.Sequence.Stream); err != nil {
			return nil, err
		}
		if meta.Sequence.Stream >= last {
			return lines, nil
		}
	}
}
