// Command main drives the runtime for the vectors.
package main

import (
	"fmt"
	"os"

	"example.com/client"
)

func main() {
	if err := client.Drive(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
