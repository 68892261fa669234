//go:build !js

package rooms_test

import (
	"bufio"
	"fmt"
	"log/slog"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"

	"runehall/games"
	"runehall/games/all"
	"runehall/internal/rooms"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// killedHost is set in the environment of a program that is to be a host until it is killed. It holds the host's folder
// and address, with a comma between them.
const killedHost = "RUNEHALL_KILLED_HOST"

func TestMain(m *testing.M) {
	if place := os.Getenv(killedHost); place != "" {
		dir, address, _ := strings.Cut(place, ",")
		fmt.Println(beHost(dir, address))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

func beHost(dir, address string) error {
	files, err := journal.OpenFiles(dir, false)
	if err != nil {
		return err
	}
	limits := rooms.DefaultLimits()
	limits.Rate, limits.Burst = 1e6, 1e6
	server, err := rooms.New(rooms.Config{Journal: files, Games: all.Entry, Limits: limits,
		Log: slog.New(slog.NewTextHandler(os.Stderr, nil))})
	if err != nil {
		return err
	}
	listener, err := roomstest.Listen(address)
	if err != nil {
		return err
	}
	fmt.Println(listener.Addr())
	return http.Serve(listener, server)
}

// victim is a host in a process of its own, which a test can kill.
type victim struct {
	t       testing.TB
	dir     string
	address string
	cmd     *exec.Cmd
}

func (v *victim) start() {
	v.t.Helper()
	v.cmd = exec.Command(os.Args[0])
	v.cmd.Env = append(os.Environ(), killedHost+"="+v.dir+","+v.address)
	v.cmd.Stderr = os.Stderr
	out, err := v.cmd.StdoutPipe()
	if err != nil {
		v.t.Fatal(err)
	}
	if err := v.cmd.Start(); err != nil {
		v.t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil || strings.TrimSpace(line) != v.address {
		v.t.Errorf("the host says %q, %v", line, err)
	}
}

func (v *victim) kill() {
	if err := v.cmd.Process.Kill(); err != nil {
		v.t.Error(err)
	}
	_ = v.cmd.Wait() // the error says that it was killed
}

// TestWholeMatchesThroughAHostThatIsKilled kills and restarts the host again and again while devices make moves. Every
// game is played to its end; no move is lost, and none is made twice.
func TestWholeMatchesThroughAHostThatIsKilled(t *testing.T) {
	for _, p := range roomstest.Parties {
		t.Run(p.Name, func(t *testing.T) {
			v := &victim{t: t, dir: t.TempDir(), address: roomstest.FreeAddress(t)}
			v.start()
			defer func() { v.kill() }()
			url := "ws://" + v.address + talk.Path
			made := roomstest.Make(t, url, p.Game, p.Options, p.Drivers...)
			var guests []*roomstest.Guest
			for s, d := range p.Drivers {
				if d == games.Person {
					guests = append(guests, roomstest.Sit(t, url, made, games.Seat(s)))
				}
			}
			var everybody sync.WaitGroup
			kills := 0
			for i, g := range guests {
				everybody.Go(func() {
					g.Plays(p.Game, uint64(i), func(n int) {
						if i == 0 && n%3 == 1 && kills < 6 {
							kills++
							v.kill()
							v.start()
							g.Until(func() bool {
								return g.Status() == away.Here && (g.State().End != nil || roomstest.Must(g.State()))
							})
						}
					})
				})
			}
			everybody.Wait()
			if kills < 2 {
				t.Errorf("killed %d times", kills)
			}
			v.kill()
			files, err := journal.OpenFiles(v.dir, false)
			if err != nil {
				t.Fatal(err)
			}
			roomstest.CheckStored(t, files, made, guests[0].State().Steps)
			if err := files.Close(); err != nil {
				t.Error(err)
			}
			v.start()
		})
	}
}
