//go:build !js

package serve

import (
	"cmp"
	"net"
	"net/netip"
	"slices"
)

// Address is a numeric address at which other devices in the same network may reach this machine.
type Address struct {
	IP string
	// Net is the kind of the network: "wifi", "cable", "mobile", "tunnel", "inside" (of containers), or "" if that is
	// not known.
	Net string
}

// Addresses lists the addresses at which other devices can reach this machine, the likeliest first.
func Addresses() []Address {
	var list []found
	cards, err := net.Interfaces()
	sys := interfaces()
	for _, card := range cards {
		addresses, fault := card.Addrs()
		if fault != nil || card.Flags&net.FlagUp == 0 {
			continue // it has just gone
		}
		kind := kindOf(card.Name, card.Flags, sys)
		for _, a := range addresses {
			list = append(list, found{parsed(a), kind})
		}
	}
	if err != nil { // the system does not tell about interfaces
		addresses, err := net.InterfaceAddrs()
		if err != nil {
			return nil // nor about addresses
		}
		for _, a := range addresses {
			list = append(list, found{parsed(a), ""})
		}
	}
	return reachable(list, outward())
}

// found is an address of this machine, and the kind of its network.
type found struct {
	at   netip.Addr
	kind string
}

// parsed returns an address, or an invalid one.
func parsed(a net.Addr) netip.Addr {
	prefix, err := netip.ParsePrefix(a.String())
	if err != nil {
		return netip.Addr{}
	}
	return prefix.Addr().Unmap()
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
// networks as in homes, then other IPv4 addresses, and then IPv6. Behind them all come, in the same order, those of
// networks in which the others in the room are not: containers, mobile networks (even if this machine uses one to reach
// others, and shares it by a hotspot), and tunnels. It leaves out addresses that only this machine, or only one cable,
// knows.
func reachable(list []found, outward netip.Addr) []Address {
	rank := func(f found) int {
		rank := 0
		switch f.kind {
		case netInside:
			rank = 10
			if f.at == outward { // the switch of a virtual machine, which stands before the card itself
				rank = 0
			}
		case netMobile:
			rank = 20
		case netTunnel:
			rank = 30
		}
		switch a := f.at; {
		case a == outward:
			return rank
		case a.Is4() && a.IsPrivate():
			return rank + 1
		case a.Is4():
			return rank + 2
		default:
			return rank + 3
		}
	}
	var kept []found
	for _, f := range list {
		f.at = f.at.Unmap()
		if f.at.IsGlobalUnicast() && !slices.ContainsFunc(kept, func(k found) bool { return k.at == f.at }) {
			kept = append(kept, f)
		}
	}
	slices.SortStableFunc(kept, func(a, b found) int { return cmp.Compare(rank(a), rank(b)) })
	var all []Address
	for _, f := range kept[:min(len(kept), mostAddresses)] {
		all = append(all, Address{f.at.String(), f.kind})
	}
	return all
}
