//go:build !js

package serve

import (
	"cmp"
	"net"
	"net/netip"
	"slices"
)

// Addresses lists the addresses of this machine in numbers by which others in its networks reach it, the likeliest first.
func Addresses() []string {
	addresses, err := net.InterfaceAddrs()
	if err != nil {
		return nil // a system that does not say
	}
	var list []netip.Addr
	for _, a := range addresses {
		if prefix, err := netip.ParsePrefix(a.String()); err == nil {
			list = append(list, prefix.Addr())
		}
	}
	return reachable(list, outward())
}

// outward returns the address with which this machine speaks to others, or none. Nothing is sent: the system only looks up which way it would go.
func outward() netip.Addr {
	conn, err := net.Dial("udp", "192.0.2.1:9") // kept for documents, so that it is nobody's
	if err != nil {
		return netip.Addr{}
	}
	defer conn.Close()
	return conn.LocalAddr().(*net.UDPAddr).AddrPort().Addr().Unmap()
}

// mostAddresses is how many addresses anybody would try.
const mostAddresses = 6

// reachable returns the addresses that others can reach, the likeliest first: the one that leads outward, then those of networks in homes, the rest of
// the short ones, and at last the long ones. Addresses of one machine or one cable alone are left out.
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
		if a.IsGlobalUnicast() && !slices.Contains(kept, a) { // not the machine's own, nor those of one cable
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
