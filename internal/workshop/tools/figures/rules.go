package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"runehall/games/all"
)

// rounds is how often the benchmarks run, natively and under Node in turns, each time twice in a row: what runs first
// under Node is still being compiled. The best counts: nothing but other work of the machine makes one slower than
// another.
const rounds = 3

type benchmark struct {
	name   string
	ns     []float64 // per operation
	allocs []float64
	// extras are further figures that it reports, by unit; units has their order.
	units  []string
	extras map[string][]float64
}

// rules runs the benchmarks of every game's rules natively on one core and under Node, there as the page's program is
// made, trimmed; in turns.
func rules() error {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	trim, err := filepath.Abs("build/trim")
	if err != nil {
		return err
	}
	node := trim + " -exec " + filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec")
	for _, game := range all.IDs() {
		heading("Rules of %s, one core; every legal move listed at every decision", game)
		native, wasm, err := benchGame(game, node)
		if err != nil {
			return fmt.Errorf("%s: %w", game, err)
		}
		if err := listGame(game, native, wasm); err != nil {
			return fmt.Errorf("%s: %w", game, err)
		}
	}
	return nil
}

// benchGame measures one game, natively and under Node.
func benchGame(game, node string) (native, wasm []benchmark, err error) {
	// Node takes arguments and environment together in 8 kB.
	small := []string{"GOOS=js", "GOARCH=wasm", "PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME"),
		"GOFLAGS=" + os.Getenv("GOFLAGS")}
	var natively, underNode string
	for range rounds {
		out, err := bench(game, os.Environ(), "-cpu", "1")
		if err != nil {
			return nil, nil, err
		}
		natively += out
		if out, err = bench(game, small, "-pgo", "wasm/hot.pprof", "-overlay", "build/patched/overlay.json", "-exec",
			node); err != nil {
			return nil, nil, err
		}
		underNode += out
	}
	if native, err = readBenchmarks(natively); err != nil {
		return nil, nil, err
	}
	wasm, err = readBenchmarks(underNode)
	return native, wasm, err
}

func listGame(game string, native, wasm []benchmark) error {
	decisions, clones := 0, 0
	for _, b := range native {
		i := slices.IndexFunc(wasm, func(w benchmark) bool { return w.name == b.name })
		if i < 0 {
			return fmt.Errorf("%s does not run under Node", b.name)
		}
		ns, a := slices.Min(b.ns), aimOf(game, b.name, "")
		figure(b.name, a.value(ns), a.text)
		switch a.prefix {
		case decisionPrefix:
			decisions++
		case clonePrefix:
			clones++
		}
		for _, unit := range b.units {
			if !strings.HasSuffix(a.value(1), " "+unit) { // else that is the line itself
				figure("  "+unit, number(median(b.extras[unit])), aimOf(game, b.name, unit).text)
			}
		}
		if !a.whole {
			figure("  allocations per operation", strconv.FormatFloat(median(b.allocs), 'f', -1, 64), "aim 0")
		}
		figure("  slower under Node (wasm)", fmt.Sprintf("%.2f x", slices.Min(wasm[i].ns)/ns), "aim 2.5 x at most")
	}
	if decisions == 0 || clones == 0 {
		return fmt.Errorf("there is no %s or no %s", decisionPrefix, clonePrefix)
	}
	return nil
}

// bench runs a game's benchmarks once and returns their output.
func bench(game string, env []string, args ...string) (string, error) {
	args = append([]string{"test", "-run", "^$", "-bench", ".", "-benchmem", "-benchtime", "0.4s", "-count", "2"},
		args...)
	cmd := exec.Command("go", append(args, "./games/"+game)...)
	cmd.Env = append(env, "CGO_ENABLED=0")
	out, err := cmd.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%s: %w\n%s", cmd, err, out)
	}
	return string(out), nil
}

// readBenchmarks reads what go test -bench -benchmem prints.
func readBenchmarks(output string) ([]benchmark, error) {
	var list []benchmark
	for line := range strings.Lines(output) {
		fields := strings.Fields(line)
		if len(fields) < 4 || !strings.HasPrefix(fields[0], "Benchmark") {
			continue
		}
		i := slices.IndexFunc(list, func(b benchmark) bool { return b.name == fields[0] })
		if i < 0 {
			i, list = len(list), append(list, benchmark{name: fields[0], extras: map[string][]float64{}})
		}
		for k := 2; k+1 < len(fields); k += 2 {
			value, err := strconv.ParseFloat(fields[k], 64)
			if err != nil {
				return nil, fmt.Errorf("%q: %w", line, err)
			}
			switch fields[k+1] {
			case "ns/op":
				list[i].ns = append(list[i].ns, value)
			case "allocs/op":
				list[i].allocs = append(list[i].allocs, value)
			case "B/op":
			default:
				if list[i].extras[fields[k+1]] == nil {
					list[i].units = append(list[i].units, fields[k+1])
				}
				list[i].extras[fields[k+1]] = append(list[i].extras[fields[k+1]], value)
			}
		}
		if len(list[i].ns) == 0 || len(list[i].allocs) == 0 {
			return nil, fmt.Errorf("%q lacks its times or allocations", line)
		}
	}
	return list, nil
}
