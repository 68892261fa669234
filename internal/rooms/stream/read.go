package stream

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/nats-io/nats.go/jetstream"
)

// read returns the lines of a room from the n-th on.
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
		return [][]byte{last.Data}, nil
	}
	lines, err := j.readAll(ctx, room, last.Sequence)
	if err == nil && len(lines) != number+1 {
		err = fmt.Errorf("%d lines before message %d, which is line %d", len(lines), last.Sequence, number)
	}
	if err != nil {
		return nil, err
	}
	return lines[max(n, 0):], nil
}

// readAll reads a room from its begin up to a message.
func (j *Journal) readAll(ctx context.Context, room string, last uint64) (lines [][]byte, err error) {
	select {
	case j.reads <- struct{}{}:
		defer func() { <-j.reads }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	consumer, err := j.stream.OrderedConsumer(ctx, jetstream.OrderedConsumerConfig{
		FilterSubjects: []string{subject(room)}, DeliverPolicy: jetstream.DeliverAllPolicy,
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
		if number, err := strconv.Atoi(message.Headers().Get(lineHeader)); err != nil || number != len(lines) {
			return nil, fmt.Errorf("message %d is line %q, not %d", meta.Sequence.Stream, message.Headers().Get(lineHeader), len(lines))
		}
		lines = append(lines, slices.Clone(message.Data()))
		if meta.Sequence.Stream >= last {
			return lines, nil
		}
	}
}
