package store

import "sync"

// worker runs jobs one after another on its own goroutine. No job is dropped.
type worker struct {
	mu   sync.Mutex
	more sync.Cond
	jobs []func()
	over bool
}

func (w *worker) begin() {
	w.more.L = &w.mu
	go w.run()
}

func (w *worker) run() {
	for {
		w.mu.Lock()
		for len(w.jobs) == 0 && !w.over {
			w.more.Wait()
		}
		if len(w.jobs) == 0 {
			w.mu.Unlock()
			return
		}
		job := w.jobs[0]
		w.jobs = w.jobs[1:]
		w.mu.Unlock()
		job()
	}
}

// do adds a job. After end it does nothing.
func (w *worker) do(job func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.over {
		return
	}
	w.jobs = append(w.jobs, job)
	w.more.Signal()
}

// wait returns once every job added before it has run.
func (w *worker) wait() {
	ran := make(chan struct{})
	w.mu.Lock()
	if w.over {
		w.mu.Unlock()
		return
	}
	w.jobs = append(w.jobs, func() { close(ran) })
	w.more.Signal()
	w.mu.Unlock()
	<-ran
}

// end lets the goroutine finish the remaining jobs and stop.
func (w *worker) end() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.over = true
	w.more.Signal()
}
