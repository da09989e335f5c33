package manual

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
)

func nothing(*cobra.Command, []string) {}

func library() Book {
	root := &cobra.Command{Use: "library-desk", Short: "The library", Long: ".SH injected\n'so /etc/passwd\n\nA \\fBbackslash\\fR, ^ and ~, grüße \u202e\x1b[2J.\n\n  an example - as it is\n\nand the end", Run: nothing}
	root.PersistentFlags().StringP("output", "o", "", ".the \"form\"\nof the output")
	root.PersistentFlags().Bool("secret", false, "")
	_ = root.PersistentFlags().MarkHidden("secret")
	books := &cobra.Command{Use: "books", Short: "Books \"and\" more", Run: nothing}
	list := &cobra.Command{Use: "list <id>", Short: "List books", Example: "  library-desk books list '.x' \\\n    --limit 2", Run: nothing}
	list.Flags().Int("limit", 0, "")
	books.AddCommand(list, &cobra.Command{Use: "lose", Short: "Not shown: method", Hidden: true, Run: nothing})
	inner := &cobra.Command{Use: "copies", Run: nothing}
	inner.AddCommand(&cobra.Command{Use: "count", Run: nothing})
	books.AddCommand(inner)
	root.AddCommand(books, &cobra.Command{Use: "request", Short: "Send a request", Run: nothing})
	return Book{
		Root: root, Version: "1.2.3", Date: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC),
		Sections: []Section{{Title: "Exit status", Text: "The codes:", Terms: []Term{{"0", "all went well"}, {"3", "not shown"}}}},
	}
}

func TestPages(t *testing.T) {
	pages := library().Pages()
	if len(pages) != 2 || pages[0].Name != "library-desk.1" || pages[1].Name != "library-desk-books.1" {
		t.Fatalf("%v", pages)
	}
	for _, want := range []string{
		".TH \"LIBRARY\\-DESK\" \"1\" \"January 2, 2026\" \"library\\-desk 1.2.3\" \"User Commands\"\n",
		"\n\\&.SH injected\n", "\n\\(aqso /etc/passwd\n", "A \\efBbackslash\\efR, \\(ha and \\(ti, gr\\[u00FC]\\[u00DF]e \\[uFFFD]\\[uFFFD][2J.\n",
		".EX\n  an example \\- as it is\n.EE\n", ".TP\n\\fB\\-o, \\-\\-output string\\fR\n\\&.the \"form\"\nof the output\n",
		".SH \"EXIT STATUS\"\nThe codes:\n.TP\n\\fB0\\fR\nall went well\n", ".BR \"library\\-desk\\-books\" \"(1)\"\n",
	} {
		if !strings.Contains(pages[0].Text, want) {
			t.Errorf("no %q in\n%s", want, pages[0].Text)
		}
	}
	for _, want := range []string{
		".SS \"books list\"\n.EX\nlibrary\\-desk books list <id> [flags]\n.EE\nList books\n.TP\n\\fB\\-\\-limit int\\fR\nNot shown.\n",
		".SS \"books copies count\"\n", ".SS \"Not shown yet: library\\-desk books\"\n.TP\n\\fBlose\\fR\nNot shown: method\n",
	} {
		if !strings.Contains(pages[1].Text, want) {
			t.Errorf("no %q in\n%s", want, pages[1].Text)
		}
	}
	if strings.Contains(pages[0].Text, "secret") {
		t.Error("a hidden option is shown")
	}
}

func TestReadersOfManualsFindNoFault(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "man", "man1")
	if err := library().Write(folder); err != nil {
		t.Fatal(err)
	}
	reader, err := exec.LookPath("mandoc")
	if err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal("mandoc is missing")
		}
		t.Skip("mandoc is missing")
	}
	for _, name := range []string{"library-desk.1", "library-desk-books.1"} {
		path := filepath.Join(folder, name)
		if said, err := exec.Command(reader, "-T", "lint", "-W", "warning", path).CombinedOutput(); err != nil || len(said) > 0 {
			t.Errorf("%v\n%s", err, said)
		}
		shown, err := exec.Command(reader, "-T", "utf8", path).Output()
		if err != nil || strings.Contains(string(shown), "\x1b") {
			t.Errorf("%v\n%s", err, shown)
		}
		if name == "library-desk.1" && (!strings.Contains(string(shown), ".SH injected 'so /etc/passwd") || !strings.Contains(string(shown), `A \fBbackslash\fR, ^ and ~, grüße`)) {
			t.Errorf("shown:\n%s", shown)
		}
	}
}
