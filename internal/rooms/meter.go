package rooms

import (
	"sync"
	"time"
)

// comings is how many times PerAddress an address may connect at once.
const comings = 4

// bucket limits a rate: so many at once, and so many more per second.
type bucket struct {
	left float64
	at   time.Time
}

func (b *bucket) take(now time.Time, rate float64, burst int) bool {
	return b.takes(now, rate, burst, 1)
}

// takes takes n out of the bucket, if there is enough in it.
func (b *bucket) takes(now time.Time, rate float64, burst, n int) bool {
	if b.at.IsZero() {
		b.left = float64(burst)
	} else {
		b.left = min(float64(burst), b.left+now.Sub(b.at).Seconds()*rate)
	}
	b.at = now
	if b.left < float64(n) {
		return false
	}
	b.left -= float64(n)
	return true
}

// hourly takes one out of a bucket of so many in an hour.
func (b *bucket) hourly(now time.Time, most int) bool {
	return b.take(now, float64(most)/time.Hour.Seconds(), most)
}

// meter limits what each address does.
type meter struct {
	mu      sync.Mutex
	open    Tally
	total   int
	buckets map[string]*bucket
	// sites are the buckets of /48 networks. They are apart from those of addresses, so that one network cannot have
	// them forgotten by using all of its addresses.
	sites map[string]*bucket
	hints map[string]int // how many hints each address waits for
}

// linesOfSite is how many times as much as one address a /48 network may do.
const linesOfSite = 4

// manyBuckets bounds the addresses that are remembered. If more come within an hour, all counts begin anew.
const manyBuckets = 1 << 16

// enter counts a connection from an address. It returns false if there are too many.
func (m *meter) enter(address string, l Limits, now time.Time) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if !m.bucket("come", address).take(now, float64(l.PerAddress)/4, comings*l.PerAddress) {
		return false
	}
	if m.total >= l.Connections || m.open.Full(address, l.PerAddress) {
		return false
	}
	m.total++
	m.open.Add(address)
	return true
}

func (m *meter) leave(address string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.total--
	m.open.Remove(address)
}

// hintsOfOne is how many hints the devices of an address may wait for at once: computer players share the processor
// with them.
const hintsOfOne = 4

// thinks counts a hint that an address waits for. It returns false if there are too many.
func (m *meter) thinks(address string) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.hints[address] >= hintsOfOne {
		return false
	}
	if m.hints == nil {
		m.hints = map[string]int{}
	}
	m.hints[address]++
	return true
}

// thought ends what thinks has counted.
func (m *meter) thought(address string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.hints[address]--; m.hints[address] == 0 {
		delete(m.hints, address)
	}
}

// hourly counts something that an address does. It returns false if that is too often, for the address or for the
// network around it.
func (m *meter) hourly(what, address string, most int, now time.Time) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	rate := float64(most) / time.Hour.Seconds()
	if site, is := Site(address); is {
		if m.sites == nil {
			m.sites = map[string]*bucket{}
		}
		if !bucketOf(m.sites, what+site).take(now, linesOfSite*rate, linesOfSite*most) {
			return false
		}
	}
	return m.bucket(what, address).take(now, rate, most)
}

// returns gives an address back what hourly has counted.
func (m *meter) returns(what, address string, most int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	give := func(b *bucket, most int) { b.left = min(float64(most), b.left+1) }
	if site, is := Site(address); is && m.sites != nil {
		give(bucketOf(m.sites, what+site), linesOfSite*most)
	}
	give(m.bucket(what, address), most)
}

// bucket returns the bucket of an address for one kind of thing. The caller has locked the meter.
func (m *meter) bucket(what, address string) *bucket { return bucketOf(m.buckets, what+address) }

func bucketOf(buckets map[string]*bucket, key string) *bucket {
	if len(buckets) >= manyBuckets {
		clear(buckets)
	}
	b := buckets[key]
	if b == nil {
		b = &bucket{}
		buckets[key] = b
	}
	return b
}
