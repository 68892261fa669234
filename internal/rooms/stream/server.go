package stream

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"strconv"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
)

// Node is the configuration of a server inside this program.
type Node struct {
	// Dir is the folder for its files.
	Dir string
	// Name tells the nodes of a cluster apart. "": the node is alone and cannot be reached from outside.
	Name string
	// Listen is the address at which other nodes reach this one ("10.0.0.1:6222"). Routes are the addresses of the
	// others.
	Listen string
	Routes []string
	// User and Password must be the same on all nodes.
	User, Password string
}

// slowStart is how long a node may take to read its stored data.
const slowStart = 5 * time.Minute

// Start starts a server inside this program. It returns a connection to it, and a function that ends both. If ctx ends
// before the server is ready, it gives up.
func Start(ctx context.Context, n Node) (*nats.Conn, func(), error) {
	options := &server.Options{
		ServerName: n.Name, JetStream: true, StoreDir: n.Dir, SyncAlways: true, DontListen: true, NoSigs: true,
		NoLog: true,
	}
	if n.Name != "" {
		if err := n.join(options); err != nil {
			return nil, nil, err
		}
	}
	s, err := server.NewServer(options)
	if err != nil {
		return nil, nil, fmt.Errorf("start JetStream: %w", err)
	}
	s.Start()
	if err := ready(ctx, s.ReadyForConnections); err != nil {
		s.Shutdown()
		s.WaitForShutdown()
		return nil, nil, fmt.Errorf("start JetStream: it does not get ready: %w", err)
	}
	conn, err := nats.Connect("", nats.InProcessServer(s), nats.MaxReconnects(-1), nats.UserInfo(n.User, n.Password))
	if err != nil {
		s.Shutdown()
		return nil, nil, fmt.Errorf("connect to JetStream: %w", err)
	}
	return conn, func() {
		conn.Close()
		s.Shutdown()
		s.WaitForShutdown()
	}, nil
}

// ready waits until a server is ready, as long as ctx and slowStart allow. within waits for a time, and reports whether
// the server is ready.
func ready(ctx context.Context, within func(time.Duration) bool) error {
	ctx, cancel := context.WithTimeout(ctx, slowStart)
	defer cancel()
	for {
		if err := ctx.Err(); err != nil {
			return err
		}
		if within(pause) {
			return nil
		}
	}
}

// join makes the node part of a cluster.
func (n Node) join(options *server.Options) error {
	host, text, err := net.SplitHostPort(n.Listen)
	if err != nil {
		return fmt.Errorf("the address for the other nodes: %w", err)
	}
	port, err := strconv.Atoi(text)
	if err != nil || port < 1 || port > 65535 {
		return fmt.Errorf("the address for the other nodes: there is no port %q", text)
	}
	if n.Password == "" {
		return errors.New("the nodes of a cluster need a password")
	}
	// Without a port for clients a node does not start to look for the others. The port is only open to this machine,
	// and needs the password.
	options.DontListen, options.Host, options.Port = false, "127.0.0.1", server.RANDOM_PORT
	options.Username, options.Password = n.User, n.Password
	options.Cluster = server.ClusterOpts{Name: "runehall", Host: host, Port: port, Username: n.User,
		Password: n.Password}
	for _, route := range n.Routes {
		options.Routes = append(options.Routes, &url.URL{Scheme: "nats-route", Host: route,
			User: url.UserPassword(n.User, n.Password)})
	}
	return nil
}
