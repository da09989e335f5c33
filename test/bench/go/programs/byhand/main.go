// The program makes one call with net/http alone.
package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os"
)

func main() {
	response, err := http.Get("https://api.example.com/v1/artists/" + url.PathEscape(os.Args[1]))
	if err != nil {
		fmt.Println(err)
		return
	}
	defer response.Body.Close()
	var artist struct {
		Name string `json:"name"`
	}
	fmt.Println(json.NewDecoder(response.Body).Decode(&artist), artist.Name)
}
