package rival

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"runehall/internal/workshop/intime"
)

// TestASlowStartHasATimeOfItsOwn has programs whose first answer takes longer than later ones may. They have a limit of
// their own until they are ready.
func TestASlowStartHasATimeOfItsOwn(t *testing.T) {
	for role, answers := range map[string]bool{"starts slowly": true, "greets slowly": true, "greets and stalls": false,
		"stalls": false} {
		t.Run(role, func(t *testing.T) {
			intime.Try(t, 200*time.Millisecond, func(limit time.Duration) error {
				slow := 5 * limit
				t.Setenv(slowVariable, slow.String())
				pool, run, _ := seat(t, role, limit)
				run.times.Start = time.Hour
				if role == "stalls" {
					run.times.Start = slow
				}
				run.Tell([]byte("hello"))
				run.Ask([]byte("?"))
				got, err := answer(run)
				run.Leave()
				over(t, pool, run)
				switch {
				case answers && (got != "{yes}" || err != nil):
					return fmt.Errorf("%q, %w", got, err)
				case role == "stalls" &&
					(err == nil || err.Error() != "it did not answer within "+slow.String()+" of its start"):
					return fmt.Errorf("%q, %w", got, err)
				case role == "greets and stalls" &&
					(err == nil || err.Error() != "it did not answer within "+limit.String()):
					return fmt.Errorf("once it is ready: %q, %w", got, err)
				}
				return nil
			})
		})
	}
}

// TestABannerIsPassedOn has programs print text before their first answer: a banner, far too much, and one line without
// an answer.
func TestABannerIsPassedOn(t *testing.T) {
	pool, run, errs := seat(t, "has a banner", time.Hour)
	run.Ask([]byte("?"))
	if got, err := answer(run); got != "{yes}" || err != nil {
		t.Errorf("%q, %v", got, err)
	}
	run.Ask([]byte("?"))
	if got, err := answer(run); got != "more" || err != nil {
		t.Errorf("text after the first answer is %q, %v", got, err)
	}
	run.Leave()
	over(t, pool, run)
	if errs.String() != "bot: My engine 1.0\nbot: [by me]\n" {
		t.Errorf("passed on: %q", errs)
	}

	pool, run, errs = seat(t, "talks", time.Hour)
	run.Ask([]byte("?"))
	if got, err := answer(run); !strings.HasPrefix(got, "blah") || err != nil || errs.Len() > 2*mostBanner {
		t.Errorf("%.20q, %v after %d bytes", got, err, errs.Len())
	}
	run.Leave()
	over(t, pool, run)

	pool, run, _ = seat(t, "says one thing", 200*time.Millisecond)
	for run.babble.Load() == nil { // a busy machine may take long to start it
		time.Sleep(time.Millisecond)
	}
	run.Ask([]byte("?"))
	if got, err := answer(run); err == nil || !strings.Contains(err.Error(), `it sent "no idea", which is no answer`) {
		t.Errorf("%q, %v", got, err)
	}
	run.Leave()
	over(t, pool, run)
}
