package files

import (
	"context"
	"fmt"
	"os"
	"time"
)

// pause is the time between two attempts to get a lock: other processes hold it for one request at most.
const pause = 20 * time.Millisecond

// Lock waits until no other process and no other part of this one holds the lock of a path, and takes it. The file stays, because
// another process may wait for it. A process that ends has given its locks back.
func Lock(ctx context.Context, path string) (release func(), err error) {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	for {
		isTaken, err := tryLock(file)
		if err != nil {
			_ = file.Close()
			return nil, fmt.Errorf("cannot lock %s: %w", path, err)
		}
		if isTaken {
			return func() { _ = file.Close() }, nil
		}
		select {
		case <-ctx.Done():
			_ = file.Close()
			return nil, fmt.Errorf("another process holds %s: %w", path, context.Cause(ctx))
		case <-time.After(pause):
		}
	}
}
