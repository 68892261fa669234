package rooms

// Tally counts what addresses ([Line]) have open, and what the /48 network around each of them has.
type Tally map[string]int

// siteOpen is how many times as much as one address a /48 network of IPv6 may have open. It is a whole university, or one
// customer with 65,536 addresses.
const siteOpen = 8

// Full reports whether an address, or the network around it, has as much open as it may: most for each address.
func (t Tally) Full(address string, most int) bool {
	site, is := Site(address)
	return t[address] >= most || is && t[site] >= siteOpen*most
}

// Add counts one thing more that an address has open.
func (t Tally) Add(address string) { t.add(address, 1) }

// Remove counts one thing less.
func (t Tally) Remove(address string) { t.add(address, -1) }

func (t Tally) add(address string, n int) {
	keys := []string{address}
	if site, is := Site(address); is {
		keys = append(keys, site)
	}
	for _, key := range keys {
		if t[key] += n; t[key] == 0 {
			delete(t, key)
		}
	}
}
