//go:build !js

// Hall is a host of rooms for very many guests. It keeps the rooms in NATS JetStream: in this program, on a server
// elsewhere, or on several nodes, so that one may fail. `make hall` builds it. Otherwise it works like `runehall
// serve`, except that it takes the page as a flag, and sends none without that flag.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"strings"
	"time"

	"github.com/nats-io/nats.go"

	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/serve"
	"runehall/internal/rooms/stream"
	"runehall/internal/store"
)

func main() {
	if err := run(os.Args[1:]); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "hall:", err)
		os.Exit(1)
	}
}

// where says how JetStream is reached: at url or, if that is empty, in this program. There it is one node of a cluster
// if it has a name, and alone otherwise.
type where struct {
	url, node, cluster, routes, password string
	replicas                             int
}

func run(args []string) error {
	var o serve.Options
	var w where
	var page string
	f := flag.NewFlagSet("hall", flag.ContinueOnError)
	o.Flags(f)
	f.StringVar(&w.url, "nats", "", "`ADDRESS` of a NATS server with JetStream; empty: it runs in this program")
	f.StringVar(&w.node, "node", "", "`NAME` of this node of a cluster")
	f.StringVar(&w.cluster, "cluster", "", "`ADDRESS` at which the other nodes reach this one, as 10.0.0.1:6222")
	f.StringVar(&w.routes, "routes", "", "`ADDRESSES` of the other nodes, as 10.0.0.2:6222,10.0.0.3:6222")
	f.IntVar(&w.replicas, "replicas", 1, "`NUMBER` of nodes that keep each room: 3 of a cluster of three")
	f.StringVar(&page, "page", "", "`FOLDER` of the page")
	if err := f.Parse(args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return fmt.Errorf("%q is no flag; the folder of the page is given by -page", f.Arg(0))
	}
	if err := errors.Join(o.Check(), w.check()); err != nil {
		return err
	}
	// The password is no flag, because everybody on the machine can read the command line.
	w.password = os.Getenv("RUNEHALL_CLUSTER_PASSWORD")
	var files fs.FS
	if page != "" {
		root, err := os.OpenRoot(page)
		if err != nil {
			return err
		}
		files = root.FS()
	}
	ctx, stop := serve.Asked()
	defer stop()
	j, err := w.open(ctx, o.Data)
	if err != nil {
		return err
	}
	return errors.Join(o.Run(ctx, j, files, os.Stdout, slog.New(slog.NewTextHandler(os.Stderr, nil))), j.Close())
}

// check returns what contradicts itself. Nobody would notice a flag that is ignored until a node fails.
func (w where) check() error {
	here := w.node != "" || w.cluster != "" || w.routes != ""
	switch {
	case w.replicas < 1:
		return fmt.Errorf("-replicas %d: at least one node has to keep a room", w.replicas)
	case w.url != "" && here:
		return errors.New("-nats is a server elsewhere, and -node, -cluster and -routes are for one in this program")
	case w.url == "" && w.node == "" && here:
		return errors.New("-cluster and -routes are for a node of a cluster, which has a name: -node NAME")
	case w.url == "" && w.node == "" && w.replicas > 1:
		return fmt.Errorf("-replicas %d: this program alone is one node; a node of a cluster has a name: -node NAME",
			w.replicas)
	}
	return nil
}

// slowCluster bounds how long [stream.Open] may take: the nodes of a cluster have to find each other.
const slowCluster = 5 * time.Minute

// open connects to JetStream, or starts it in this program, and opens the rooms in it.
func (w where) open(ctx context.Context, data string) (journal.Journal, error) {
	if w.url != "" {
		conn, err := nats.Connect(w.url, nats.MaxReconnects(-1), nats.RetryOnFailedConnect(true))
		if err != nil {
			return nil, err
		}
		return opened(w.rooms(ctx, conn, nil))
	}
	dir, err := store.RoomsDir(data)
	if err != nil {
		return nil, err
	}
	node := stream.Node{Dir: dir + "-stream", Name: w.node, Listen: w.cluster, User: "node", Password: w.password}
	if w.routes != "" {
		node.Routes = strings.Split(w.routes, ",")
	}
	conn, end, err := stream.Start(ctx, node)
	if err != nil {
		return nil, err
	}
	j, err := w.rooms(ctx, conn, end)
	if err != nil {
		end()
	}
	return opened(j, err)
}

// rooms opens the rooms, if that takes no longer than slowCluster.
func (w where) rooms(ctx context.Context, conn *nats.Conn, end func()) (*stream.Journal, error) {
	ctx, cancel := context.WithTimeout(ctx, slowCluster)
	defer cancel()
	return stream.Open(ctx, conn, w.replicas, end)
}

// opened passes on what [stream.Open] returned. With an error it returns a nil interface, and not one that holds a nil
// *Journal.
func opened(j *stream.Journal, err error) (journal.Journal, error) {
	if err != nil {
		return nil, err
	}
	return j, nil
}
