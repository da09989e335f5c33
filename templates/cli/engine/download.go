package engine

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"time"
)

// download writes the body of a response to a file, which stands under its name only when it is whole.
func (c *call) download(ctx context.Context) error {
	name := c.settings.outputFile
	if info, err := os.Stat(name); err == nil && info.IsDir() {
		return misuse("--output-file: %s is a folder", name)
	}
	part := name + ".part"
	return c.client.Open(ctx, c.request, func(response *http.Response) error {
		if err := c.printHead(response); err != nil {
			return err
		}
		file, err := os.Create(part)
		if err != nil {
			return misuse("--output-file: %v", err)
		}
		told := &progress{call: c, name: name, whole: response.ContentLength}
		_, err = io.Copy(io.MultiWriter(file, told), response.Body)
		told.end()
		if err = errors.Join(err, file.Close()); err != nil {
			_ = os.Remove(part)
			return err
		}
		return os.Rename(part, name)
	})
}

// progress tells on a terminal how much has come.
type progress struct {
	call        *call
	name        string
	come, whole int64
	last        time.Time
	isTold      bool
}

// Write counts bytes.
func (p *progress) Write(content []byte) (int, error) {
	p.come += int64(len(content))
	if p.call.IsErr && time.Since(p.last) > 100*time.Millisecond {
		p.tell()
	}
	return len(content), nil
}

func (p *progress) tell() {
	p.last, p.isTold = time.Now(), true
	fmt.Fprintf(p.call.Err, "\r\x1b[K%s  %s", shown(p.name), progressText(p.come, p.whole))
}

func (p *progress) end() {
	if p.call.IsErr {
		p.tell()
		fmt.Fprintln(p.call.Err)
	}
}

// progressText writes a bar where the length is known, and the number of bytes.
func progressText(come, whole int64) string {
	if whole <= 0 {
		return bytesText(come)
	}
	const cells = 30
	done := int(min(come, whole) * cells / whole)
	bar := strings.Repeat("█", done) + strings.Repeat("░", cells-done)
	return fmt.Sprintf("%s %3d %%  %s", bar, min(come, whole)*100/whole, bytesText(come))
}

func bytesText(count int64) string {
	units := []string{"B", "kB", "MB", "GB"}
	value, unit := float64(count), 0
	for value >= 1000 && unit < len(units)-1 {
		value, unit = value/1000, unit+1
	}
	if unit == 0 {
		return fmt.Sprintf("%d B", count)
	}
	return fmt.Sprintf("%.1f %s", value, units[unit])
}
