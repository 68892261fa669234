package cli

import (
	"io"
	"slices"
	"testing"
)

// TestWhatCannotBeMetIsLeftOut passes arguments of all kinds to the program of a page, which gets them from its
// address. Those that it cannot use are left out with a reason, and do not keep it from starting.
func TestWhatCannotBeMetIsLeftOut(t *testing.T) {
	var o windowFlags
	f := newFlags("page", "")
	f.Var(&o.scale, "scale", "")
	f.Var((*tag)(&o.lang), "lang", "")
	f.Uint64Var(&o.seed, "seed", 0, "")
	f.BoolVar(&o.silent, "silent", false, "")
	f.StringVar(&o.data, "data", "", "")
	args := []string{
		"--fbclid=x", "--lang=pt", "--lang=de-AT", "--lang=", "--scale=9", "--scale=NaN", "--scale=1.5", "--seed=abc",
		"--seed=7", "--seed", "--data=elsewhere", "--help", "-h", "word", "", "-", "--", "--=", "--silent=perhaps",
		"--silent", "---silent", "--open=x",
	}
	var left []string
	met := f.met(args, []string{"lang", "open", "scale", "seed", "silent"}, func(arg string, why error) {
		if why == nil {
			t.Errorf("%q is left out without a reason", arg)
		}
		left = append(left, arg)
	})
	if want := []string{"--lang=de-AT", "--scale=1.5", "--seed=7", "--silent"}; !slices.Equal(met, want) {
		t.Errorf("what is met is %q", met)
	}
	if len(met)+len(left) != len(args) {
		t.Errorf("left out are %q", left)
	}
	if rest, err := f.parse(met, console{out: io.Discard}); err != nil || len(rest) > 0 || o.lang != "de-AT" ||
		o.scale != 1.5 || o.seed != 7 || !o.silent || o.data != "" {
		t.Errorf("%+v, %q, %v", o, rest, err)
	}
}
