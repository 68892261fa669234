package served

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Serve answers on a listener until that is closed, and returns why it ended.
//
// It only answers requests for one of the machine's names. Otherwise any page elsewhere could point its own name at
// this machine, and its scripts could read what is served (DNS rebinding). On a listener that only this machine
// reaches, the names are "localhost", the listener's address, and the given ones. If others can reach it, such as
// phones in the same house, any numeric address is accepted too, because no name can look like one.
func Serve(l net.Listener, p Page, names ...string) error {
	return newServer(l.Addr(), p, names).Serve(l)
}

// newServer bounds how long anybody may take: a client that says nothing must not hold a connection for ever, and one
// that is slow gets the program, 33 MB, at 60 kB a second.
func newServer(at net.Addr, p Page, names []string) *http.Server {
	return &http.Server{
		Handler:           guard{p, at.(*net.TCPAddr).AddrPort(), names},
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       30 * time.Second,
		WriteTimeout:      10 * time.Minute,
		IdleTimeout:       2 * time.Minute,
	}
}

// guard serves a page if it is asked for under an accepted name.
type guard struct {
	page  Page
	at    netip.AddrPort
	names []string
}

// ServeHTTP implements [http.Handler].
func (g guard) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !g.is(r.Host) {
		setHeaders(w.Header())
		http.Error(w, "there is no page of that name here", http.StatusMisdirectedRequest)
		return
	}
	g.page.ServeHTTP(w, r)
}

// is reports whether a Host header names this server. A header without a port means the port of HTTP.
func (g guard) is(host string) bool {
	name, port, err := net.SplitHostPort(host)
	if err != nil {
		name, port = strings.TrimSuffix(strings.TrimPrefix(host, "["), "]"), "80"
	}
	if port != strconv.Itoa(int(g.at.Port())) {
		return false
	}
	name = strings.ToLower(name)
	if name == "localhost" || slices.Contains(g.names, name) {
		return true
	}
	asked, err := netip.ParseAddr(name)
	return err == nil && (asked == g.at.Addr().Unmap() || !g.at.Addr().IsLoopback())
}
