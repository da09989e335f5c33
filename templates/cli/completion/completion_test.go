package completion

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

func nothing(*cobra.Command, []string) {}

// library is a program with hostile texts.
func library() *cobra.Command {
	root := &cobra.Command{Use: "library-desk", Run: nothing}
	root.PersistentFlags().StringP("output", "o", "", "the form of the output")
	root.PersistentFlags().Lookup("output").Annotations = map[string][]string{ChoicesAnnotation: {"json", "lines", "raw"}}
	root.PersistentFlags().Bool("include", false, "show the head: `$(touch owned)` and 'quotes' and \x1b[2J")
	root.PersistentFlags().Var(kind("name@FILE"), "field", "a field")
	root.PersistentFlags().Var(kind("FILE"), "output-file", "a file")
	books := &cobra.Command{Use: "books", Short: "Books: $(touch owned)\nsecond line", Run: nothing}
	list := &cobra.Command{Use: "list <id>", Aliases: []string{"list-all"}, Short: "List `touch owned`; it's all", Run: nothing}
	list.Flags().String("market", "", "a market")
	list.Flags().Lookup("market").Annotations = map[string][]string{ChoicesAnnotation: {
		"DE", "it's", "a b", "$(touch owned)", "x:y=z", "no\x07bell", "",
	}}
	hidden := &cobra.Command{Use: "lose", Hidden: true, Run: nothing}
	hidden.Flags().Bool("for-ever", false, "known all the same")
	books.AddCommand(list, hidden, &cobra.Command{Use: "lend", Run: nothing})
	books.AddCommand(&cobra.Command{Use: "export", ValidArgs: []string{"marc", "mods"}, Run: nothing})
	root.AddCommand(books, &cobra.Command{Use: "authors", Run: nothing})
	return root
}

type kind string

func (k kind) Set(string) error { return nil }
func (k kind) String() string   { return "" }
func (k kind) Type() string     { return string(k) }

// typed are lines, and what becomes of them with TAB. What a shell does with several offers differs, so each line has one.
var typed = []struct {
	line string
	want []string
}{
	{"library-desk bo", []string{"books"}},
	{"library-desk books li", []string{"books", "list"}},
	{"library-desk books zz", []string{"books", "zz"}},
	{"library-desk --include books li", []string{"--include", "books", "list"}},
	{"library-desk -o json books li", []string{"-o", "json", "books", "list"}},
	{"library-desk --output=json books li", []string{"--output=json", "books", "list"}},
	{"library-desk books list --mar", []string{"books", "list", "--market"}},
	{"library-desk books list-all --mar", []string{"books", "list-all", "--market"}},
	{"library-desk books list id --mar", []string{"books", "list", "id", "--market"}},
	{"library-desk books list --market D", []string{"books", "list", "--market", "DE"}},
	{"library-desk books list --market=D", []string{"books", "list", "--market=DE"}},
	{"library-desk books list --market i", []string{"books", "list", "--market", "it's"}},
	{"library-desk books list --market a", []string{"books", "list", "--market", "a b"}},
	{"library-desk books list --market=x:", []string{"books", "list", "--market=x:y=z"}},
	{"library-desk books list --market x:y", []string{"books", "list", "--market", "x:y=z"}},
	{"library-desk books list --market zz", []string{"books", "list", "--market", "zz"}},
	{"library-desk authors --output j", []string{"authors", "--output", "json"}},
	{"library-desk authors -o j", []string{"authors", "-o", "json"}},
	{"library-desk authors --output=j", []string{"authors", "--output=json"}},
	{"library-desk authors -- --out", []string{"authors", "--", "--out"}},
	{"library-desk authors --output-file ./so", []string{"authors", "--output-file", "./some file.json"}},
	{"library-desk authors --output-file=./so", []string{"authors", "--output-file=./some file.json"}},
	{"library-desk authors --field cover@./so", []string{"authors", "--field", "cover@./some file.json"}},
	{"library-desk authors --field cover@./fol", []string{"authors", "--field", "cover@./folder/"}},
	{"library-desk authors --field=cover@./so", []string{"authors", "--field=cover@./some file.json"}},
	{"library-desk authors --field so", []string{"authors", "--field", "so"}},
	{"library-desk books export mar", []string{"books", "export", "marc"}},
	{"library-desk books lose --for", []string{"books", "lose", "--for-ever"}},
}

func TestShells(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal("python3 is missing: it types into the shells")
		}
		t.Skip("python3 is missing: it types into the shells")
	}
	helper, err := filepath.Abs("testdata/typed.py")
	if err != nil {
		t.Fatal(err)
	}
	for _, shell := range []string{"bash", "zsh", "fish"} {
		if _, err := exec.LookPath(shell); err != nil {
			if os.Getenv("CI") != "" {
				t.Errorf("%s is missing", shell)
			}
			t.Logf("%s is missing, and left out", shell)
			continue
		}
		t.Run(shell, func(t *testing.T) {
			folder := t.TempDir()
			script := written(t, folder, shell)
			for name, mode := range map[string]os.FileMode{"some file.json": 0o600, "folder": os.ModeDir | 0o700} {
				path := filepath.Join(folder, name)
				if mode.IsDir() {
					err = os.Mkdir(path, mode.Perm())
				} else {
					err = os.WriteFile(path, nil, mode)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			for _, each := range typed {
				t.Run(each.line, func(t *testing.T) {
					t.Parallel()
					command := exec.Command(python, helper, shell, script, each.line)
					command.Dir = folder
					command.Env = append(os.Environ(), "HOME="+folder)
					said, err := command.CombinedOutput()
					if err != nil {
						t.Fatalf("%v: %s", err, said)
					}
					got := strings.Split(strings.TrimSuffix(string(said), "\n"), "\n")
					if last := len(got) - 1; shell == "zsh" && strings.HasSuffix(each.line, "fol") {
						// It takes the slash after a folder back when something else is typed.
						got[last] += "/"
					}
					if want := append([]string{"library-desk"}, each.want...); !slices.Equal(got, want) {
						t.Errorf("got %q", got)
					}
				})
			}
			t.Cleanup(func() {
				if _, err := os.Stat(filepath.Join(folder, "owned")); err == nil {
					t.Error("a text of the tree was run")
				}
			})
		})
	}
}

func written(t *testing.T, folder, shell string) string {
	t.Helper()
	path := filepath.Join(folder, "completion."+shell)
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := Write(file, shell, library()); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestScriptsHaveNoControlCharactersAndNoHiddenCommands(t *testing.T) {
	for _, shell := range Shells {
		text, err := os.ReadFile(written(t, t.TempDir(), shell))
		if err != nil {
			t.Fatal(err)
		}
		if strings.ContainsAny(string(text), "\x1b\x07") || strings.Contains(string(text), "no\x07bell") {
			t.Errorf("%s has control characters", shell)
		}
		if strings.Contains(string(text), "@F@") || strings.Contains(string(text), "@PROGRAM@") {
			t.Errorf("%s has places that are not filled", shell)
		}
		if shell != "powershell" {
			continue
		}
		if strings.Count(string(text), "@('lose'") != 0 || !strings.Contains(string(text), "'it''s'") {
			t.Errorf("powershell:\n%s", text)
		}
	}
	if err := Write(os.Stdout, "tcsh", library()); err == nil || !strings.Contains(err.Error(), "shells are bash, zsh, fish, powershell") {
		t.Error(err)
	}
}
