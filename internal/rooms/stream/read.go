package stream

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/nats-io/nats.go/jetstream"
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
	number, err := strconv.Atoi(last.Header.Get(lineHeader))
	if err != nil {
		return nil, fmt.Errorf("message %d is no line of a room: %w", last.Sequence, err)
	}
	j.note(room, head{lines: number + 1, sequence: last.Sequence})
	switch {
	case n > number:
		return nil, nil
	case n == number:
		j.tell(room, head{lines: number + 1, sequence: last.Sequence})
		return [][]byte{last.Data}, nil
	}
	j.mu.Lock()
	from := j.told[room]
	j.mu.Unlock()
	if from.lines > n {
		from = head{}
	}
	lines, err := j.readOn(ctx, room, from, head{lines: number + 1, sequence: last.Sequence})
	if err == nil && from.lines+len(lines) != number+1 {
		err = fmt.Errorf("%d lines before message %d, which is line %d", from.lines+len(lines), last.Sequence, number)
	}
	if err != nil {
		return nil, err
	}
	j.tell(room, head{lines: number + 1, sequence: last.Sequence})
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
		if err := isLine(message.Header.Get(lineHeader), from.lines+len(lines), message.Sequence); err != nil {
			return nil, err
		}
		lines, at = append(lines, message.Data), message.Sequence
	}
	return lines, nil
}

// isLine returns an error unless a message is line n.
func isLine(header string, n int, sequence uint64) error {
	if number, err := strconv.Atoi(header); err != nil || number != n {
		return fmt.Errorf("message %d is line %q, not %d", sequence, header, n)
	}
	return nil
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
		if err := isLine(message.Headers().Get(lineHeader), from.lines+len(lines), meta.Sequence.Stream); err != nil {
			return nil, err
		}
		lines = append(lines, slices.Clone(message.Data()))
		if meta.Sequence.Stream >= last {
			return lines, nil
		}
	}
}
