package main

import (
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"time"

	next "runehall/internal/release"
)

// release is the version of the packages, in the forms that they want.
type release struct {
	Version string // 1.2.3, or 1.2.4-dev.202611230911+0123abc without a tag; such versions sort by time
	Number  string // 1.2.3 alone
	Tagged  bool
	Commit  time.Time
}

// Time returns the time of the commit, which is used for all times in a package.
func (r release) Time() string { return r.Commit.Format(time.RFC3339) }

// Date is its day.
func (r release) Date() string { return r.Commit.Format(time.DateOnly) }

// gitVersion returns the version of the commit that is checked out.
func gitVersion() (release, error) {
	hash, err := git("rev-parse", "--short=7", "HEAD")
	if err != nil {
		return release{}, err
	}
	seconds, err := git("log", "-1", "--format=%ct")
	if err != nil {
		return release{}, err
	}
	changes, err := git("status", "--porcelain")
	if err != nil {
		return release{}, err
	}
	// This fails if there is no tag, which is no error.
	described, _ := git("describe", "--tags", "--match", "v[0-9]*", "--long")
	return version(described, hash, seconds, changes != "")
}

var (
	describedForm = regexp.MustCompile(`^v(\d+)\.(\d+)\.(\d+)-(\d+)-g[0-9a-f]+$`)
	numberForm    = regexp.MustCompile(`^(\d+)\.(\d+)\.(\d+)`)
)

// version makes a version of what git says: the last tag, if there is one, the commit, its time in seconds, and whether
// something has been changed since.
func version(described, hash, seconds string, changed bool) (release, error) {
	unix, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return release{}, fmt.Errorf("the time of the commit: %w", err)
	}
	r := release{Commit: time.Unix(unix, 0).UTC()}
	want := numbers(numberForm.FindStringSubmatch(next.Next))
	if tag := describedForm.FindStringSubmatch(described); tag != nil {
		n := numbers(tag)
		if tag[4] == "0" && !changed {
			if n != want {
				return release{}, fmt.Errorf("the tag says %s, and internal/release %s", dotted(n), next.Next)
			}
			r.Number, r.Tagged = dotted(n), true
			r.Version = r.Number
			return r, nil
		}
		// What comes after a release is newer than it, even if nobody has raised the number.
		if n[2]++; n[0] > want[0] || n[0] == want[0] && (n[1] > want[1] || n[1] == want[1] && n[2] > want[2]) {
			want = n
		}
	} else if described != "" {
		return release{}, fmt.Errorf("the tag of %s has not the form v1.2.3", described)
	}
	r.Number = dotted(want)
	r.Version = r.Number + "-dev." + r.Commit.Format("200601021504") + "+" + hash
	if changed {
		r.Version += ".changes"
	}
	return r, nil
}

// told refuses a release of which the changelog does not tell.
func told(r release, changelog string) error {
	text, err := os.ReadFile(changelog)
	if err == nil && r.Tagged && !strings.Contains(string(text), "\n## ["+r.Number+"] - ") {
		return fmt.Errorf("%s has no section %q", changelog, "## ["+r.Number+"] - "+r.Date())
	}
	return err
}

func numbers(match []string) (n [3]int) {
	for i := range n {
		n[i], _ = strconv.Atoi(match[i+1]) // only digits match
	}
	return n
}

func dotted(n [3]int) string { return fmt.Sprintf("%d.%d.%d", n[0], n[1], n[2]) }

func git(args ...string) (string, error) {
	out, err := exec.Command("git", args...).Output()
	if err != nil {
		return "", fmt.Errorf("git %s: %w", args[0], err)
	}
	return strings.TrimSpace(string(out)), nil
}
