package rooms

import (
	"context"
	"encoding/json"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
)

// device is a connection. One goroutine reads what the device says, another sends what is in the queue.
type device struct {
	server  *Server
	socket  *websocket.Conn
	address string
	queue   chan []byte
	rate    bucket

	at      *table
	key     string // the hash of the device's secret
	host    bool
	invited bool

	// These are guarded by the table's mutex: the reader whose view the device gets, and how many moves it has been
	// told of; never: nothing yet.
	reader games.Seat
	chose  bool // it chose its reader itself
	came   int  // the table's count of comings when it entered
	out    bool // it had to go, for somebody who belongs here
	told   int
	epoch  int // the table's epoch when it was told last
	has    int // the number of the last match of which it has the record

	also bool // it knows that another device has its seat too
	lost bool // it knows that its seat has gone to another device

	hinting bool // a hint is looked for; guarded by the table's mutex
	ready   int  // for which race it is ready; guarded by the table's mutex

	lag     lag
	gauging context.CancelFunc // ends the measuring of the line; nil: nobody measures it. Guarded by the table's mutex
	line    context.Context    // ends with the connection
	heard   time.Time          // when the last message came

	entered atomic.Bool
	busy    atomic.Bool // the host does what the device has said, and hears nothing meanwhile
	// reading ends, with cut, when the device has been told to go and does not.
	reading context.Context
	cut     context.CancelFunc
	clock   enterClock
	slow    sync.Once
}

// farewell is how long a device that has been told to go may take to answer: it may sleep, and the host wants to close.
const farewell = time.Second

// never is the number of moves for a device that has not even been told of the set-up.
const never = -1

func (d *device) serve(ctx context.Context) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	d.line = ctx
	d.reading, d.cut = context.WithCancel(context.Background())
	defer d.cut()
	// Messages that are a little too long still get a refusal in words; only longer ones end the connection.
	d.socket.SetReadLimit(2 * d.server.config.Limits.Record)
	var sender, asker sync.WaitGroup
	sender.Go(func() { d.send(ctx); cancel() })
	asker.Go(func() { d.ask(ctx) })
	said := make(chan struct{})
	stop := context.AfterFunc(d.server.ctx, func() {
		defer close(said)
		d.refuse(0, hostCloses)
		d.sendLater(nil) // ends the reading
	})
	why := d.listen()
	closes := !stop()
	if closes {
		<-said
	}
	d.leave()
	if why != nil && !closes {
		d.refuse(0, why)
	}
	close(d.queue)
	sender.Wait()
	_ = d.socket.CloseNow() // an error means that the device is gone already
	asker.Wait()
}

// ask asks now and then whether the device is still there, until ctx ends: a connection that is half open shows no
// error by itself. It waits for the answer, and so it is not the one who sends.
func (d *device) ask(ctx context.Context) {
	limits := d.server.config.Limits
	ping := time.NewTicker(limits.Ping)
	defer ping.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ping.C:
		}
		// A context that ends while a frame is written would end the connection before its last message.
		short, cancel := context.WithTimeout(context.WithoutCancel(ctx), limits.Write)
		err := d.socket.Ping(short)
		cancel()
		if err != nil && !d.busy.Load() { // the journal may be silent for longer
			_ = d.socket.CloseNow() // ends the reading; an error means that it is closed already
			return
		}
	}
}

// send sends the queue, and now and then the word that the line is alive.
func (d *device) send(ctx context.Context) {
	limits := d.server.config.Limits
	beat := time.NewTicker(limits.Ping)
	defer beat.Stop()
	late := time.NewTimer(d.clock.starts(limits.Enter))
	defer late.Stop()
	// A last message, such as the reason for closing, is sent even when the connection has been given up.
	within := func(do func(context.Context) error) bool {
		short, cancel := context.WithTimeout(context.WithoutCancel(ctx), limits.Write)
		defer cancel()
		return do(short) == nil
	}
	for {
		select {
		case text, ok := <-d.queue:
			if !ok {
				within(func(context.Context) error { return d.socket.Close(websocket.StatusNormalClosure, "") })
				return
			}
			if text == nil { // it has to go, and has been told why
				time.AfterFunc(farewell, d.cut)
				// ends the reading; an error means that it has gone
				_ = d.socket.Close(websocket.StatusNormalClosure, "")
				continue
			}
			if !within(func(c context.Context) error { return d.socket.Write(c, websocket.MessageText, text) }) {
				_ = d.socket.CloseNow() // ends the reading as well
				for range d.queue {     // drain the queue until its writers have noticed
				}
				return
			}
		case <-late.C:
			if left := d.clock.left(); left > 0 && !d.entered.Load() {
				late.Reset(left)
			} else if !d.entered.Load() {
				text, _ := json.Marshal(talk.Message{Say: talk.SayNo, Reason: tooSlow.Reason}) // cannot fail
				within(func(c context.Context) error { return d.socket.Write(c, websocket.MessageText, text) })
				_ = d.socket.CloseNow()
			}
		case <-beat.C:
			if d.entered.Load() { // a page sees no ping
				text, _ := json.Marshal(d.beat()) // cannot fail
				within(func(c context.Context) error { return d.socket.Write(c, websocket.MessageText, text) })
			}
		}
	}
}

// listen reads what the device says, and returns why it stops; nil: the device has gone, or the host closes. A context
// that ends would end the connection before its last message; whoever wants the reading to end closes the connection.
func (d *device) listen() error {
	limits := d.server.config.Limits
	for {
		kind, text, err := d.socket.Read(d.reading)
		d.heard = time.Now()
		switch {
		case err != nil: // the close code tells the device if its message was too long
			return nil
		case d.server.ctx.Err() != nil: // whatever it is, the device says it again to the next host
			return nil
		case kind != websocket.MessageText:
			return notSaid
		case !d.rate.take(time.Now(), limits.Rate, limits.Burst):
			return tooFast
		}
		var m talk.Message
		if json.Unmarshal(text, &m) != nil {
			return notSaid
		}
		if d.at == nil && m.Say == talk.SayMake && int64(len(text)) > limits.Record {
			return noSuchMatch
		}
		if more := d.weight(m.Say); more > 0 && !d.rate.takes(time.Now(), limits.Rate, limits.Burst, more) {
			return tooFast
		}
		d.busy.Store(true)
		err = d.hear(m)
		d.busy.Store(false)
		if err != nil {
			return err
		}
	}
}

// weight returns as how many more messages a message counts, because the host has more work with it.
func (d *device) weight(say string) int {
	switch say {
	case talk.SayRead:
		return d.server.config.Limits.Reading - 1
	case talk.SayHint:
		return d.server.config.Limits.Hinting - 1
	default:
		return 0
	}
}

// hear does what a device asks for. An error ends the connection.
func (d *device) hear(m talk.Message) error {
	switch {
	case m.Say == talk.SayMake && m.Make != nil && d.at == nil:
		return d.make(m.Make)
	case m.Say == talk.SayFind && d.at == nil:
		return d.find(m.Code)
	case m.Say == talk.SayEnter && m.Enter != nil && d.at == nil:
		if err := d.enter(m.Enter); err != nil {
			return err
		}
		d.say(d.beat())
		return nil
	case d.at == nil:
		return notSaid
	case m.Say == talk.SayCheck: // the table may be busy with a slow journal, and the line is alive all the same
		d.say(d.beat())
		return nil
	}
	d.at.mu.Lock()
	defer d.at.mu.Unlock()
	return d.hearInside(m)
}

// hearInside does what a device in a room asks for. The caller has locked the table.
func (d *device) hearInside(m talk.Message) error {
	if d.out {
		return tooMany
	}
	switch {
	case m.Say == talk.SayDo && m.Deed != nil && m.Number > 0:
		d.do(m.Number, *m.Deed)
	case m.Say == talk.SayRead && m.Reader != nil:
		if !d.at.room.MayRead(d.from(), *m.Reader) {
			d.refuse(m.Number, mayNotRead)
			return nil
		}
		if err := d.looks(*m.Reader); err != nil {
			return err // it asks again on a new line
		}
		d.reader, d.chose, d.told = *m.Reader, true, never
		d.tell(d.at, news{})
	case m.Say == talk.SayFeel && m.Emblem != nil && *m.Emblem >= 0 && *m.Emblem < talk.Feelings:
		d.feel(*m.Emblem)
	case m.Say == talk.SayReady:
		d.isReady(m.Race)
	case m.Say == talk.SayHint && m.Asks != nil && m.Number > 0:
		d.hint(m.Number, *m.Asks)
	default:
		return notSaid
	}
	return nil
}

// beat is the message by which the device knows that its line is alive.
func (d *device) beat() talk.Message {
	return talk.Message{Say: talk.SayBeat, Beat: d.server.config.Limits.Ping.Milliseconds()}
}

// from returns who the device is. The caller has locked the table.
func (d *device) from() room.From {
	s, _ := d.at.room.Seat(d.key)
	return room.From{Seat: s, Host: d.host, Invited: d.invited}
}

// looks stores that the host reads a free seat.
func (d *device) looks(reader games.Seat) error {
	if reader < 0 || reader == d.from().Seat {
		return nil
	}
	_, err := d.at.take(d.server.ctx, func() (room.Taken, error) { return d.at.room.Look(reader) })
	return err
}

func (d *device) do(number int, deed room.Deed) {
	deed.Key, deed.Arrival = d.key, d.at.arrival(d, d.heard)
	name := deed.Name
	switch deed.Do {
	case room.DoAgain, room.DoOther, room.DoCalm, room.DoAgree: // a match may begin
		deed.Seed = newSeed()
	}
	if deed.Match != nil && len(deed.Match.Seats) <= games.MaxSeats {
		deed.Match.Seats = toldApart(deed.Match.Seats)
	}
	d.at.leaveOut()
	paid := false // a deed that has to be checked again is paid for once
	taken, err := d.at.take(d.server.ctx, func() (room.Taken, error) {
		if deed.Do == room.DoSit && deed.Seat >= 0 {
			deed.Name = d.at.unlikeOthers(deed.Seat, name)
		}
		taken, err := d.at.room.Take(d.from(), deed)
		if err == nil {
			err = d.at.mayClaim(deed, taken, d.address)
		}
		switch {
		case err != nil:
		case d.at.isFullFor(deed.Do, d.host, taken):
			err = roomFull
		case !paid && taken.Line != nil && !d.affords(deed, taken):
			err = tooOften
		default:
			paid = true
		}
		return taken, err
	})
	if err != nil {
		d.refuse(number, err)
		return
	}
	if deed.Do == room.DoUnclaim && taken.Line != nil {
		d.at.takesBack(deed.Seat)
	}
	d.say(talk.Message{Say: talk.SayDone, Number: number, Held: taken.Held, Asked: taken.Asked})
}

// feel shows everybody the emblem that a seat feels.
func (d *device) feel(emblem int) {
	s, ok := d.at.room.Seat(d.key)
	if !ok {
		d.refuse(0, room.NotYourSeat)
		return
	}
	for other := range d.at.devices {
		other.say(talk.Message{Say: talk.SayFeel, Seat: &s, Emblem: &emblem})
	}
}

// refuse tells the device why its request was not done.
func (d *device) refuse(number int, err error) {
	m := talk.Message{Say: talk.SayNo, Number: number, Reason: oneMoment.Reason}
	if refusal, ok := errors.AsType[*room.Refusal](err); ok {
		m.Reason = refusal.Reason
	} else if refusal, ok := errors.AsType[*games.Refusal](err); ok {
		m.Reason, m.Clause = refusal.Reason, refusal.Clause
	} else {
		d.server.log("a deed", err)
	}
	d.say(m)
}

// say queues a message.
func (d *device) say(m talk.Message) {
	text, err := json.Marshal(m)
	if err != nil {
		d.server.log("a message", err) // cannot happen
		return
	}
	d.sendLater(text)
}

// sendLater queues a text. If the queue is full, because the device does not read, the device is disconnected. When it
// comes back, it is told everything.
func (d *device) sendLater(text []byte) {
	select {
	case d.queue <- text:
	default:
		d.slow.Do(func() {
			d.server.config.Log.Info("a device is too slow")
			go func() { _ = d.socket.CloseNow() }() // the goroutine that reads will notice
		})
	}
}
