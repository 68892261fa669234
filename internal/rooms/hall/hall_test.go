//go:build !js

package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"

	"runehall/games"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// nodeArgs is set in the environment of a program that is to be a node until it is killed: the arguments of the node.
const nodeArgs = "RUNEHALL_NODE_ARGS"

func TestMain(m *testing.M) {
	if args := os.Getenv(nodeArgs); args != "" {
		fmt.Println(run(strings.Split(args, " ")))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// node is a node of a cluster, in a process of its own.
type node struct {
	t    testing.TB
	args []string
	cmd  *exec.Cmd
	url  string
}

// start starts the node. ready waits until the node lets devices in.
func (n *node) start() (ready func()) {
	n.t.Helper()
	n.cmd = exec.Command(os.Args[0])
	n.cmd.Env = append(os.Environ(), nodeArgs+"="+strings.Join(n.args, " "), "RUNEHALL_CLUSTER_PASSWORD=for tests")
	n.cmd.Stderr = os.Stderr
	out, err := n.cmd.StdoutPipe()
	if err != nil {
		n.t.Fatal(err)
	}
	if err := n.cmd.Start(); err != nil {
		n.t.Fatal(err)
	}
	return func() {
		n.t.Helper()
		line, err := bufio.NewReader(out).ReadString('\n')
		if err != nil || !strings.HasPrefix(line, "http://") {
			n.t.Fatalf("the node says %q, %v", line, err)
		}
	}
}

func (n *node) kill() {
	if err := n.cmd.Process.Kill(); err != nil {
		n.t.Error(err)
	}
	_ = n.cmd.Wait() // the error says that it was killed
}

func cluster(t testing.TB) []*node {
	t.Helper()
	return clusterWith(t)
}

// clusterWith starts a cluster of three nodes with additional flags.
func clusterWith(t testing.TB, flags ...string) []*node {
	t.Helper()
	var nodes []*node
	var routes [3]string
	for i := range routes {
		routes[i] = roomstest.FreeAddress(t)
	}
	for i := range routes {
		listen := roomstest.FreeAddress(t)
		nodes = append(nodes, &node{t: t, url: "ws://" + listen + talk.Path, args: append([]string{
			"--listen", listen, "--data", t.TempDir(), "--node", string(rune('a' + i)), "--cluster", routes[i],
			"--routes", strings.Join(routes[:], ","), "--replicas", "3", "--pace", "0s", "--rate", "1000000", "--burst",
			"1000000", "--made-per-hour", "100000", "--per-address", "10000",
		}, flags...)})
	}
	var ready []func()
	for _, n := range nodes {
		ready = append(ready, n.start())
		t.Cleanup(n.kill)
	}
	for _, wait := range ready {
		wait()
	}
	return nodes
}

// fewParties bounds how many of the matches are played, except before a release (RUNEHALL_WHOLE): after each killed
// node it takes the others some seconds to choose a leader.
const fewParties = 2

// TestWholeMatchesOverThreeNodesOfWhichOneIsKilled plays matches whose seats are at different nodes. On the way two
// nodes are killed and restarted, one after the other.
func TestWholeMatchesOverThreeNodesOfWhichOneIsKilled(t *testing.T) {
	nodes := cluster(t)
	for i, p := range roomstest.Parties {
		if i >= fewParties && os.Getenv("RUNEHALL_WHOLE") == "" {
			break
		}
		t.Run(p.Name, func(t *testing.T) {
			made := roomstest.Make(t, nodes[0].url, p.Game, p.Options, p.Drivers...)
			var guests []*roomstest.Guest
			for s, d := range p.Drivers {
				if d == games.Person {
					guests = append(guests, roomstest.Sit(t, nodes[s%len(nodes)].url, made, games.Seat(s)))
				}
			}
			var everybody sync.WaitGroup
			kills := 0
			for i, g := range guests {
				everybody.Go(func() {
					g.Plays(p.Game, uint64(i), func(n int) {
						if i == 0 && (n == 2 || n == 6) {
							victim := nodes[1] // later nodes[0], where this device is
							if n == 6 {
								victim = nodes[0]
							}
							victim.kill()
							kills++
							victim.start()()
							g.Until(func() bool {
								return g.Status() == away.Here && (g.State().End != nil || roomstest.Must(g.State()))
							})
						}
					})
				})
			}
			everybody.Wait()
			if kills == 0 {
				t.Error("no node was killed")
			}
			steps := guests[0].State().Steps
			for i, n := range nodes {
				late := roomstest.Enter(t, n.url, talk.Enter{Room: made.Room})
				late.Until(func() bool { return late.State() != nil && late.State().Steps == steps })
				if late.State().End == nil {
					t.Errorf("node %d knows of no end", i)
				}
			}
		})
	}
}
