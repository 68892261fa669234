package stream

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"runehall/internal/rooms/journal"
)

// age is when the last line of a room was stored, as of so many messages.
type age struct {
	messages uint64
	used     time.Time
}

// List implements [journal.Journal]. It asks the server only about rooms that have changed since the last time.
func (j *Journal) List(ctx context.Context) (list []journal.Stored, err error) {
	info, err := j.stream.Info(ctx, jetstream.WithSubjectFilter(subjects))
	if err != nil {
		return nil, fmt.Errorf("list the rooms: %w", err)
	}
	j.mu.Lock()
	old := j.ages
	j.mu.Unlock()
	now := map[string]age{}
	for of, messages := range info.State.Subjects {
		room := roomOf(of)
		known := old[room]
		if known.messages != messages {
			last, err := j.stream.GetLastMsgForSubject(ctx, of)
			if errors.Is(err, jetstream.ErrMsgNotFound) {
				continue // it was removed meanwhile
			}
			if err != nil {
				return nil, fmt.Errorf("list the rooms: %w", err)
			}
			known = age{messages, last.Time}
		}
		now[room] = known
		list = append(list, journal.Stored{Room: room, Used: known.used})
	}
	j.mu.Lock()
	j.ages = now
	j.mu.Unlock()
	return list, nil
}

// errForEver: the stream was made by an earlier version of this program.
var errForEver = errors.New("this stream was made so that nothing can be removed from it")

// Remove implements [journal.Journal]. First it stores a message which says that the room goes: with the lock that
// lines have, so no host stores a line at the same time. Then it deletes all messages of the room.
func (j *Journal) Remove(ctx context.Context, room string, lines int) error {
	if !journal.IsID(room) {
		return journal.ErrID
	}
	if j.stream.CachedInfo().Config.DenyPurge {
		return errForEver
	}
	last, err := j.stream.GetLastMsgForSubject(ctx, subject(room))
	switch {
	case errors.Is(err, jetstream.ErrMsgNotFound):
		return nil
	case err != nil:
		return fmt.Errorf("remove a room: %w", err)
	case !isGone(last):
		number, err := lastLine(last)
		if err != nil {
			return err
		}
		if number+1 != lines {
			return journal.ErrTaken
		}
		goes := &nats.Msg{Subject: subject(room), Header: nats.Header{goneHeader: {"1"}}}
		if _, err := j.js.PublishMsg(ctx, goes,
			jetstream.WithExpectLastSequencePerSubject(last.Sequence)); err != nil {
			return fmt.Errorf("remove a room: %w", err)
		}
	}
	if err := j.stream.Purge(ctx, jetstream.WithPurgeSubject(subject(room))); err != nil {
		return fmt.Errorf("remove a room: %w", err)
	}
	j.mu.Lock()
	delete(j.heads, room)
	delete(j.told, room)
	j.mu.Unlock()
	return nil
}
