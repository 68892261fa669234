// Serve serves the browser build on this machine, for make web and the browser tests. It sends compressed files if
// there are any, and forbids caching, so that a reload shows the latest build. With -addr 0.0.0.0:8080 phones in the
// same house reach it too, under this machine's address in numbers.
package main

import (
	"errors"
	"flag"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"

	"runehall/internal/served"
)

func main() {
	dir := flag.String("dir", "build/web", "folder of the browser build")
	addr := flag.String("addr", "localhost:8080",
		"where to listen; port 0 takes a free one, host 0.0.0.0 lets other machines in")
	kept := flag.Bool("kept", false, "let browsers keep the page, so that it works without this server")
	flag.Parse()
	if err := run(*dir, *addr, *kept); err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
}

func run(dir, addr string, kept bool) error {
	if _, err := os.Stat(filepath.Join(dir, "index.html")); err != nil {
		return fmt.Errorf("no browser build in %s: %w", dir, err)
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return fmt.Errorf("the browser build: %w", err)
	}
	defer root.Close()
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return fmt.Errorf("%w (choose another address with -addr)", err)
	}
	// Use the host that was asked for: browsers treat "localhost" as secure.
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return errors.Join(err, listener.Close())
	}
	_, port, err := net.SplitHostPort(listener.Addr().String())
	if err != nil {
		return errors.Join(err, listener.Close())
	}
	fmt.Printf("http://%s/\n", net.JoinHostPort(host, port))
	if at := listener.Addr().(*net.TCPAddr); !at.IP.IsLoopback() {
		fmt.Fprintf(os.Stderr, "serve: every machine that reaches this one sees the page, under this one's address in numbers and port %s\n", port)
	}
	return served.Serve(listener, served.Page{Files: root.FS(), Kept: kept}, strings.ToLower(host))
}
