//go:build !js

package serve

import (
	"cmp"
	"net"
	"net/netip"
	"slices"
)

// Addresses lists the numeric addresses at which other devices in the same networks can reach this machine, the
// likeliest first.
func Addresses() []string {
	addresses, err := net.InterfaceAddrs()
	if err != nil {
		return nil // the system does not tell
	}
	var list []netip.Addr
	for _, a := range addresses {
		if prefix, err := netip.ParsePrefix(a.String()); err == nil {
			list = append(list, prefix.Addr())
		}
	}
	return reachable(list, outward())
}

// outward returns the address that this machine uses to reach others, or an invalid one. Nothing is sent: the system
// only looks up the route.
func outward() netip.Addr {
	conn, err := net.Dial("udp", "192.0.2.1:9") // reserved for documentation, so nobody's
	if err != nil {
		return netip.Addr{}
	}
	defer conn.Close()
	return conn.LocalAddr().(*net.UDPAddr).AddrPort().Addr().Unmap()
}

// mostAddresses bounds the list: nobody would try more.
const mostAddresses = 6

// reachable sorts the addresses that others can reach, the likeliest first: the one used to reach others, then private
// networks as in homes, then other IPv4 addresses, and last IPv6. It leaves out addresses that only this machine, or
// only one cable, knows.
func reachable(list []netip.Addr, outward netip.Addr) []string {
	rank := func(a netip.Addr) int {
		switch {
		case a == outward:
			return 0
		case a.Is4() && a.IsPrivate():
			return 1
		case a.Is4():
			return 2
		default:
			return 3
		}
	}
	var kept []netip.Addr
	for _, a := range list {
		a = a.Unmap()
		if a.IsGlobalUnicast() && !slices.Contains(kept, a) { // neither the machine's own, nor those of a single cable
			kept = append(kept, a)
		}
	}
	slices.SortStableFunc(kept, func(a, b netip.Addr) int { return cmp.Compare(rank(a), rank(b)) })
	var texts []string
	for _, a := range kept[:min(len(kept), mostAddresses)] {
		texts = append(texts, a.String())
	}
	return texts
}
