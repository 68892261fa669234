//go:build pilot

package desk_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/godbus/dbus/v5"

	"runehall/internal/workshop/bustest"
)

// launcher is the program that starts the accessibility bus of a desktop.
const launcher = "/usr/libexec/at-spi-bus-launcher"

// desktop starts a session bus, which all programs of the test use from then on. There is no accessibility bus yet.
func desktop(t *testing.T) *dbus.Conn {
	t.Helper()
	t.Setenv("GSETTINGS_BACKEND", "memory")
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	t.Setenv("AT_SPI_BUS_ADDRESS", "")
	return bustest.Start(t)
}

// end ends a program that a test has started.
func end(t *testing.T, cmd *exec.Cmd) {
	t.Helper()
	must(t, cmd.Process.Kill())
	_ = cmd.Wait() // the error says that it was killed
}

// accessibility starts the accessibility bus, and returns a function that ends it.
func accessibility(t *testing.T, session *dbus.Conn) (stop func()) {
	t.Helper()
	cmd := exec.Command(launcher, "--launch-immediately")
	must(t, cmd.Start())
	stop = sync.OnceFunc(func() {
		must(t, cmd.Process.Signal(syscall.SIGTERM)) // on this signal it also ends its bus
		_ = cmd.Wait()
	})
	t.Cleanup(stop)
	there := false
	// A program that asked for it before it is there would make the bus start another one.
	for start := time.Now(); !there && time.Since(start) < patience; time.Sleep(time.Second / 50) {
		must(t, session.BusObject().Call("org.freedesktop.DBus.NameHasOwner", 0, "org.a11y.Bus").Store(&there))
	}
	return stop
}

// listens sets whether the desktop says that a screen reader is on.
func listens(t *testing.T, conn *dbus.Conn, is bool) {
	t.Helper()
	at := conn.Object("org.a11y.Bus", "/org/a11y/bus")
	// The first property turns the second one on, but not off.
	for _, name := range []string{"ScreenReaderEnabled", "IsEnabled"} {
		must(t, at.SetProperty("org.a11y.Status."+name, dbus.MakeVariant(is)))
	}
}

// thing is an object of the program as a screen reader sees it.
type thing struct {
	Name, Note, Role, Said, Path, Text string
	States, Interfaces, Actions        []string
	Attributes                         map[string]string
	Rect                               [4]int
	Index                              int
	Kids                               []*thing
	Value                              []float64
	Cell                               []int
}

func (o *thing) all() []*thing {
	if o == nil {
		return nil
	}
	list := []*thing{o}
	for _, k := range o.Kids {
		list = append(list, k.all()...)
	}
	return list
}

// find returns the first object within o for which the condition holds, or nil.
func (o *thing) find(is func(*thing) bool) *thing {
	for _, one := range o.all() {
		if is(one) {
			return one
		}
	}
	return nil
}

func (o *thing) is(state string) bool { return slices.Contains(o.States, state) }

// named matches objects by role and name.
func named(role, name string) func(*thing) bool {
	return func(o *thing) bool { return o.Role == role && o.Name == name }
}

// event is an event that a screen reader received.
type event struct {
	Event, Name, Text string
	One, Two          int
}

// reader is a screen reader: a script with pyatspi, which is a process of its own.
type reader struct {
	t       *testing.T
	in      io.Writer
	answers chan json.RawMessage

	mu     sync.Mutex
	events []event
}

func reads(t *testing.T) *reader {
	t.Helper()
	cmd := exec.Command("/usr/bin/python3", filepath.Join("testdata", "reader.py"))
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	must(t, err)
	out, err := cmd.StdoutPipe()
	must(t, err)
	must(t, cmd.Start())
	r := &reader{t: t, in: in, answers: make(chan json.RawMessage, 1)}
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer close(r.answers)
		for lines := bufio.NewReader(out); ; {
			line, err := lines.ReadBytes('\n')
			if err != nil {
				return
			}
			r.hear(line)
		}
	}()
	t.Cleanup(func() {
		end(t, cmd)
		<-done
	})
	r.answer(new(string))
	return r
}

// hear handles one line of the script's output.
func (r *reader) hear(line []byte) {
	var said struct {
		event
		Answer json.RawMessage
		Fault  string
	}
	err := json.Unmarshal(line, &said)
	switch {
	case err != nil || said.Fault != "":
		r.answers <- json.RawMessage(fmt.Sprintf("%q is wrong: %v", line, err))
	case said.Event != "":
		r.mu.Lock()
		defer r.mu.Unlock()
		r.events = append(r.events, said.event)
	default:
		r.answers <- said.Answer
	}
}

func (r *reader) answer(to any) {
	r.t.Helper()
	select {
	case text, open := <-r.answers:
		if !open {
			r.t.Fatal("the screen reader has ended; is python3-pyatspi there? scripts/needs.sh reader")
		}
		if err := json.Unmarshal(text, to); err != nil {
			r.t.Fatalf("%s: %v", text, err)
		}
	case <-time.After(patience):
		r.t.Fatal("the screen reader does not answer")
	}
}

// order is a request to the script.
type order struct {
	Do     string  `json:"do"`
	Name   string  `json:"name"`
	Role   string  `json:"role,omitempty"`
	Action string  `json:"action,omitempty"`
	Text   string  `json:"text,omitempty"`
	To     float64 `json:"to,omitempty"`
}

func (r *reader) ask(o order, to any) {
	r.t.Helper()
	text, err := json.Marshal(o)
	must(r.t, err)
	_, err = fmt.Fprintf(r.in, "%s\n", text)
	must(r.t, err)
	r.answer(to)
}

// does has the screen reader do something. It must be possible.
func (r *reader) does(o order) {
	r.t.Helper()
	var done bool
	if r.ask(o, &done); !done {
		r.t.Fatalf("%+v: there is no such thing", o)
	}
}

// screen returns the program's objects as the screen reader sees them; nil: it sees no program.
func (r *reader) screen() *thing {
	r.t.Helper()
	var root *thing
	r.ask(order{Do: "tree"}, &root)
	return root
}

// until waits until the condition holds for the program's objects, and returns them.
func (r *reader) until(what string, is func(*thing) bool) *thing {
	r.t.Helper()
	var last *thing
	for start := time.Now(); time.Since(start) < patience; time.Sleep(time.Second / 50) {
		if last = r.screen(); is(last) {
			return last
		}
	}
	var names []string
	for _, o := range last.all() {
		names = append(names, o.Role+" "+o.Name)
	}
	r.t.Fatalf("the screen reader never finds %s, only\n%s", what, strings.Join(names, "\n"))
	return nil
}

// finds waits for an object with this role and name.
func (r *reader) finds(role, name string) *thing {
	r.t.Helper()
	return r.until(role+" "+name, func(o *thing) bool {
		return o.find(named(role, name)) != nil
	}).find(named(role, name))
}

// presses waits for a thing, and presses it.
func (r *reader) presses(role, name string) {
	r.t.Helper()
	r.finds(role, name)
	r.does(order{Do: "press", Role: role, Name: name})
}

// hears waits for an event, and drops it and all earlier ones.
func (r *reader) hears(what string, is func(event) bool) event {
	r.t.Helper()
	for start := time.Now(); time.Since(start) < patience; time.Sleep(time.Second / 50) {
		r.mu.Lock()
		for i, e := range r.events {
			if is(e) {
				r.events = r.events[i+1:]
				r.mu.Unlock()
				return e
			}
		}
		r.mu.Unlock()
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.t.Fatalf("the screen reader never hears %s, only %+v", what, r.events)
	return event{}
}
