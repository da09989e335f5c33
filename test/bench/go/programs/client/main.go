// The program makes one call by the client.
package main

import (
	"context"
	"fmt"
	"os"

	"musiccatalog"
)

func main() {
	client, err := musiccatalog.New("https://api.example.com/v1")
	if err != nil {
		fmt.Println(err)
		return
	}
	answer, err := client.Artists.Retrieve(context.Background(), os.Args[1], nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(answer.Data.Name)
}
