package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// rests is what the outcome of a step, or of some tests, depends on. By day, the outcome of an earlier run is reused as
// long as nothing of it has changed. The lane of all reuses nothing.
type rests struct {
	files    []string   // git pathspecs: all files there that are not ignored
	made     []string   // files in build, or of the machine
	programs []program  // the files of this repository that they are built from, with embedded files
	less     []string   // folders whose Go files do not count
	says     [][]string // commands whose output counts, such as those that print versions
}

// program is built of packages.
type program struct {
	env      []string
	packages []string // and flags of go list
}

// paths returns all files, sorted.
func (r rests) paths(ctx context.Context) ([]string, error) {
	paths := slices.Clone(r.made)
	if len(r.files) > 0 {
		out, err := exec.CommandContext(ctx, "git",
			append([]string{"ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"},
				r.files...)...).Output()
		if err != nil {
			return nil, fmt.Errorf("what lies in %v: %w", r.files, err)
		}
		paths = append(paths, strings.FieldsFunc(string(out), func(c rune) bool { return c == 0 })...)
	}
	for _, p := range r.programs {
		files, err := p.files(ctx)
		if err != nil {
			return nil, err
		}
		paths = append(paths, files...)
	}
	paths = slices.DeleteFunc(paths, func(path string) bool {
		return slices.ContainsFunc(r.less, func(folder string) bool {
			return strings.HasPrefix(path, folder+"/") && strings.HasSuffix(path, ".go")
		})
	})
	slices.Sort(paths)
	return slices.Compact(paths), nil
}

// sum is the checksum of everything. What is not there any more counts too.
func (r rests) sum(ctx context.Context) (string, error) {
	paths, err := r.paths(ctx)
	if err != nil {
		return "", err
	}
	h := sha256.New()
	for _, path := range paths {
		of, err := contents.sum(path)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(h, "%q %s\n", path, of)
	}
	for _, line := range r.says {
		out, err := exec.CommandContext(ctx, line[0], line[1:]...).Output()
		if err != nil {
			return "", fmt.Errorf("%v: %w", line, err)
		}
		fmt.Fprintf(h, "%q says %q\n", line, out)
	}
	return short(h), nil
}

// files returns the files of this house that a program is built of, from its root.
func (p program) files(ctx context.Context) ([]string, error) {
	const each = `{{$dir := .Dir}}{{range .GoFiles}}{{$dir}}/{{.}}
{{end}}{{range .CgoFiles}}{{$dir}}/{{.}}
{{end}}{{range .SFiles}}{{$dir}}/{{.}}
{{end}}{{range .EmbedFiles}}{{$dir}}/{{.}}
{{end}}`
	cmd := exec.CommandContext(ctx, "go", append([]string{"list", "-deps", "-f", each}, p.packages...)...)
	cmd.Env = append(os.Environ(), p.env...)
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("what %v are built of: %w", p.packages, err)
	}
	root := absolute(".") + string(filepath.Separator)
	var files []string
	for line := range strings.Lines(string(out)) {
		// Libraries are named in go.sum, with the checksums of all their files.
		if file, ours := strings.CutPrefix(strings.TrimRight(line, "\n"), root); ours {
			files = append(files, file)
		}
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("%v are built of nothing that lies below %s", p.packages, root)
	}
	return files, nil
}

// contents remembers the checksums of files, as long as they are not touched.
var contents = sums{known: map[string]known{}}

type sums struct {
	sync.Mutex
	known map[string]known
}

type known struct {
	touched string
	sum     string
}

func (s *sums) sum(path string) (string, error) {
	info, err := os.Lstat(path)
	switch {
	case os.IsNotExist(err):
		return "gone", nil
	case err != nil:
		return "", err
	case info.Mode()&os.ModeSymlink != 0:
		target, err := os.Readlink(path)
		return "leads to " + target, err
	case !info.Mode().IsRegular():
		return info.Mode().String(), nil
	}
	touched := fmt.Sprint(info.Size(), info.Mode(), info.ModTime().UnixNano())
	s.Lock()
	defer s.Unlock()
	if k := s.known[path]; k.touched == touched {
		return k.sum, nil
	}
	file, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer func() { _ = file.Close() }() // it was only read
	h := sha256.New()
	fmt.Fprintln(h, info.Mode())
	if _, err := io.Copy(h, file); err != nil {
		return "", err
	}
	s.known[path] = known{touched, short(h)}
	return s.known[path].sum, nil
}

// short is a checksum in hexadecimal digits.
func short(h hash.Hash) string { return hex.EncodeToString(h.Sum(nil)[:16]) }
