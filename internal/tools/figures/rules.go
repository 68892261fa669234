package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// rounds is how often the benchmarks run, natively and under Node in turns; the
// median counts.
const rounds = 5

// benchmark is the results of one benchmark.
type benchmark struct {
	name   string
	ns     []float64 // per operation
	allocs []float64
}

// rules runs the benchmarks of the rules natively on one core and under Node.
func rules() error {
	heading("Rules of Rituals, one core; every legal move listed at every decision")
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	node := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec")
	// Node takes arguments and environment together in 8 kB.
	small := []string{"GOOS=js", "GOARCH=wasm", "PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME"), "GOFLAGS=" + os.Getenv("GOFLAGS")}
	var natively, underNode string
	for range rounds {
		out, err := bench(os.Environ(), "-cpu", "1")
		if err != nil {
			return err
		}
		natively += out
		if out, err = bench(small, "-exec", node); err != nil {
			return err
		}
		underNode += out
	}
	native, err := readBenchmarks(natively)
	if err != nil {
		return err
	}
	wasm, err := readBenchmarks(underNode)
	if err != nil {
		return err
	}
	decisions, clones := 0, 0
	for _, b := range native {
		i := slices.IndexFunc(wasm, func(w benchmark) bool { return w.name == b.name })
		if i < 0 {
			return fmt.Errorf("%s does not run under Node", b.name)
		}
		ns := median(b.ns)
		switch {
		case strings.HasPrefix(b.name, "BenchmarkDecision"):
			decisions++
			figure(b.name, fmt.Sprintf("%.0f decisions/s", 1e9/ns), "aim 60000")
		case strings.HasPrefix(b.name, "BenchmarkClone"):
			clones++
			figure(b.name, fmt.Sprintf("%.0f ns", ns), "aim under 500")
		default:
			figure(b.name, fmt.Sprintf("%.0f ns", ns), "")
		}
		figure("  allocations per operation", strconv.FormatFloat(median(b.allocs), 'f', -1, 64), "aim 0")
		figure("  slower under Node (wasm)", fmt.Sprintf("%.2f x", median(wasm[i].ns)/ns), "aim 2.5 x at most")
	}
	if decisions == 0 || clones == 0 {
		return errors.New("there is no BenchmarkDecision or no BenchmarkClone")
	}
	return nil
}

// bench runs the benchmarks of the rules once and returns what they print.
func bench(env []string, args ...string) (string, error) {
	args = append([]string{"test", "-run", "^$", "-bench", ".", "-benchmem", "-benchtime", "0.5s"}, args...)
	cmd := exec.Command("go", append(args, "./games/ritual")...)
	cmd.Env = append(env, "CGO_ENABLED=0")
	out, err := cmd.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%s: %w\n%s", cmd, err, out)
	}
	return string(out), nil
}

// readBenchmarks reads what go test -bench -benchmem prints.
func readBenchmarks(output string) ([]benchmark, error) {
	var all []benchmark
	for line := range strings.Lines(output) {
		fields := strings.Fields(line)
		if len(fields) < 4 || !strings.HasPrefix(fields[0], "Benchmark") {
			continue
		}
		i := slices.IndexFunc(all, func(b benchmark) bool { return b.name == fields[0] })
		if i < 0 {
			i, all = len(all), append(all, benchmark{name: fields[0]})
		}
		for k := 2; k+1 < len(fields); k += 2 {
			value, err := strconv.ParseFloat(fields[k], 64)
			if err != nil {
				return nil, fmt.Errorf("%q: %w", line, err)
			}
			switch fields[k+1] {
			case "ns/op":
				all[i].ns = append(all[i].ns, value)
			case "allocs/op":
				all[i].allocs = append(all[i].allocs, value)
			}
		}
		if len(all[i].ns) == 0 || len(all[i].allocs) == 0 {
			return nil, fmt.Errorf("%q lacks its times or allocations", line)
		}
	}
	return all, nil
}
