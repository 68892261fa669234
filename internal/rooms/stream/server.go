package stream

import (
	"errors"
	"fmt"
	"net"
	"net/url"
	"strconv"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
)

// Node is how a server in this program is set up.
type Node struct {
	// Dir is the folder of its files.
	Dir string
	// Name tells the nodes of a cluster apart; empty: the node is alone, and nobody else can reach it.
	Name string
	// Listen is the address at which the other nodes reach it ("10.0.0.1:6222"), Routes are theirs.
	Listen string
	Routes []string
	// User and Password are the same on all nodes: others are not let in.
	User, Password string
}

// slowStart is how long a node may take to read what it stored.
const slowStart = 5 * time.Minute

// Start starts a server in this program, and returns a connection to it and what ends both.
func Start(n Node) (*nats.Conn, func(), error) {
	options := &server.Options{
		ServerName: n.Name, JetStream: true, StoreDir: n.Dir, SyncAlways: true, DontListen: true, NoSigs: true, NoLog: true,
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
	if !s.ReadyForConnections(slowStart) {
		s.Shutdown()
		return nil, nil, errors.New("start JetStream: it does not get ready")
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

// join makes the node one of a cluster.
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
	// Without a port for clients a node does not begin to look for the others. On that of this machine nobody gets in without the password.
	options.DontListen, options.Host, options.Port = false, "127.0.0.1", server.RANDOM_PORT
	options.Username, options.Password = n.User, n.Password
	options.Cluster = server.ClusterOpts{Name: "runehall", Host: host, Port: port, Username: n.User, Password: n.Password}
	for _, route := range n.Routes {
		options.Routes = append(options.Routes, &url.URL{Scheme: "nats-route", Host: route, User: url.UserPassword(n.User, n.Password)})
	}
	return nil
}
