package files

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"
)

// together runs a function many times at once, and waits.
func together(times int, run func(index int)) {
	var all sync.WaitGroup
	for index := range times {
		all.Add(1)
		go func() {
			defer all.Done()
			run(index)
		}()
	}
	all.Wait()
}

func TestWriteReplacesAtOnceAndLeavesNothingElse(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "config.json")
	together(8, func(writer int) {
		if err := Write(path, []byte(strings.Repeat(fmt.Sprint(writer), 10_000))); err != nil {
			t.Error(err)
		}
		content, err := os.ReadFile(path)
		if err != nil || len(content) != 10_000 || strings.Count(string(content), string(content[:1])) != 10_000 {
			t.Errorf("read %d bytes of a mixture, %v", len(content), err)
		}
	})
	left, err := os.ReadDir(folder)
	if err != nil || len(left) != 1 {
		t.Errorf("left are %v, %v", left, err)
	}
	if state, err := os.Stat(path); err != nil || runtime.GOOS != "windows" && state.Mode().Perm() != 0o600 {
		t.Errorf("state %v, %v", state, err)
	}
}

func TestWriteKeepsALink(t *testing.T) {
	folder := t.TempDir()
	real, link := filepath.Join(folder, "real"), filepath.Join(folder, "link")
	if err := os.WriteFile(real, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(real, link); err != nil {
		t.Skip("no links here:", err)
	}
	if err := Write(link, []byte("new")); err != nil {
		t.Fatal(err)
	}
	state, err := os.Lstat(link)
	content, _ := os.ReadFile(real)
	if err != nil || state.Mode()&os.ModeSymlink == 0 || string(content) != "new" {
		t.Errorf("%v, %v, %q", state, err, content)
	}
}

func TestWriteThatFailsLeavesTheOld(t *testing.T) {
	path := filepath.Join(t.TempDir(), "full")
	if err := os.MkdirAll(filepath.Join(path, "taken"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := Write(path, []byte("new")); err == nil {
		t.Error("a folder was replaced")
	}
	left, _ := os.ReadDir(filepath.Dir(path))
	if len(left) != 1 {
		t.Errorf("left are %v", left)
	}
}

func TestLockIsHeldByOne(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lock")
	inside, most := 0, 0
	var counting sync.Mutex
	together(10, func(int) {
		release, err := Lock(context.Background(), path)
		if err != nil {
			t.Error(err)
			return
		}
		counting.Lock()
		inside++
		most = max(most, inside)
		counting.Unlock()
		time.Sleep(time.Millisecond)
		counting.Lock()
		inside--
		counting.Unlock()
		release()
	})
	if most != 1 {
		t.Errorf("%d held it at once", most)
	}
}

func TestLockEndsWithTheContext(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lock")
	release, err := Lock(context.Background(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer release()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Lock(ctx, path); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

func TestReadSecretRefusesModes(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no modes")
	}
	folder := filepath.Join(t.TempDir(), "own")
	path := filepath.Join(folder, "secret")
	if err := Folder(folder); err != nil {
		t.Fatal(err)
	}
	if err := Write(path, []byte("s3cret")); err != nil {
		t.Fatal(err)
	}
	if content, err := ReadSecret(path); err != nil || string(content) != "s3cret" {
		t.Errorf("got %q, %v", content, err)
	}
	for _, wider := range []struct {
		path string
		mode os.FileMode
		way  string
	}{
		{path, 0o640, "chmod 600"},
		{path, 0o604, "chmod 600"},
		{folder, 0o755, "chmod 700"},
	} {
		before, _ := os.Stat(wider.path)
		if err := os.Chmod(wider.path, wider.mode); err != nil {
			t.Fatal(err)
		}
		_, err := ReadSecret(path)
		if err == nil || !strings.Contains(err.Error(), wider.way) || !strings.Contains(err.Error(), wider.path) ||
			strings.Contains(err.Error(), "s3cret") {
			t.Errorf("mode %o: %v", wider.mode, err)
		}
		if err := os.Chmod(wider.path, before.Mode()); err != nil {
			t.Fatal(err)
		}
	}
}
