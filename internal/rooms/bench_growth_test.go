//go:build !js

package rooms

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// growthRooms is set in the environment of the programs that BenchmarkGrowth starts: how many rooms to have.
const growthRooms = "RUNEHALL_GROWTH_ROOMS"

// Each program makes blocks times blockMoves moves. Before the first block it makes settling moves in each room: the
// first move of a room takes longer, as stacks and buffers grow to what they need, and with many rooms this would go on
// for many blocks.
const (
	blockMoves = 400
	blocks     = 25
	settling   = 4
)

// BenchmarkGrowth compares a host with few rooms to one with many. Each is a program of its own, together with its
// devices. They take turns, a block of moves each, so other load on the machine slows both alike. It reports how many
// times as long the host with many rooms takes: the median over the pairs of blocks, and the quartiles. The first pair
// of hosts has few rooms each, which shows how much the figure varies by chance.
func BenchmarkGrowth(b *testing.B) {
	for _, pair := range [][2]int{{100, 100}, {100, 10_000}} {
		b.Run(fmt.Sprintf("rooms=%d:%d", pair[0], pair[1]), func(b *testing.B) {
			few, many := growing(b, pair[0]), growing(b, pair[1])
			var p50, p99 []float64
			for n := range blocks + 1 {
				first, second := few, many
				if n%2 == 1 {
					first, second = many, few
				}
				first.block()
				second.block()
				if n > 0 { // the first blocks warm up both
					p50, p99 = append(p50, many.p50/few.p50), append(p99, many.p99/few.p99)
				}
			}
			slices.Sort(p50)
			slices.Sort(p99)
			b.ReportMetric(p50[len(p50)/2], "times-p50")
			b.ReportMetric(p50[len(p50)/4], "times-p50-low")
			b.ReportMetric(p50[len(p50)*3/4], "times-p50-high")
			b.ReportMetric(p99[len(p99)/2], "times-p99")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// grown is a program with so many rooms, and the times of its last block of moves in milliseconds.
type grown struct {
	b        *testing.B
	in       io.Writer
	out      *bufio.Reader
	p50, p99 float64
}

func growing(b *testing.B, rooms int) *grown {
	b.Helper()
	cmd := exec.Command(os.Args[0], "-test.run=^$", "-test.bench=^BenchmarkGrown$", "-test.benchtime=1x",
		"-test.timeout=1h")
	cmd.Env = append(os.Environ(), growthRooms+"="+strconv.Itoa(rooms))
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		b.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		b.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		_ = in.Close() // the program ends when its input does
		if err := cmd.Wait(); err != nil {
			b.Error(err)
		}
	})
	g := &grown{b: b, in: in, out: bufio.NewReader(out)}
	g.block()
	return g
}

// block has the program make a block of moves, and notes the times that it reports.
func (g *grown) block() {
	g.b.Helper()
	if _, err := fmt.Fprintln(g.in, "go on"); err != nil {
		g.b.Fatal(err)
	}
	for {
		line, err := g.out.ReadString('\n')
		if err != nil {
			g.b.Fatal(err)
		}
		if _, after, ok := strings.Cut(line, "took "); ok { // the benchmark's name stands before it
			if _, err := fmt.Sscan(after, &g.p50, &g.p99); err != nil {
				g.b.Fatalf("%q: %v", line, err)
			}
			return
		}
	}
}

// BenchmarkGrown is what the programs run that BenchmarkGrowth starts: a block of moves for each line of input.
func BenchmarkGrown(b *testing.B) {
	rooms, err := strconv.Atoi(os.Getenv(growthRooms))
	if err != nil {
		b.Skip("it is run by BenchmarkGrowth")
	}
	h, tables := seated(b, rooms)
	for range settling {
		inLanes(len(tables), func(n int) { tables[n].move(h) })
	}
	asked, at := bufio.NewScanner(os.Stdin), 0
	for asked.Scan() {
		took := make([]time.Duration, blockMoves)
		for made := 0; made < blockMoves; {
			round := took[made:min(blockMoves, made+len(tables))] // no room twice at the same time
			inLanes(len(round), func(n int) { round[n] = tables[(at+n)%len(tables)].move(h) })
			at, made = at+len(round), made+len(round)
		}
		slices.Sort(took)
		ms := func(n int) float64 { return float64(took[n].Microseconds()) / 1000 }
		fmt.Println("took", ms(blockMoves/2), ms(blockMoves*99/100))
	}
}
