package signin

import (
	"errors"
	"os"
	"os/exec"
	"runtime"
)

// OpenBrowser shows a URL in the browser of the user: that of the environment variable BROWSER, or the system's.
func OpenBrowser(address string) error {
	program, given := browserOf(runtime.GOOS)
	if program == "" {
		return errors.New("no browser is known; name a program in the environment variable BROWSER")
	}
	command := exec.Command(program, append(given, address)...)
	// A browser writes what it likes; the terminal is not its place.
	if err := command.Start(); err != nil {
		return err
	}
	return command.Process.Release()
}

func browserOf(system string) (program string, given []string) {
	if own := os.Getenv("BROWSER"); own != "" {
		return own, nil
	}
	switch system {
	case "windows":
		// No shell reads the URL.
		return "rundll32", []string{"url.dll,FileProtocolHandler"}
	case "darwin":
		return "open", nil
	}
	if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		return "", nil
	}
	return "xdg-open", nil
}
