package engine

// closest gives the name that somebody may have meant: one that differs in two letters at most, and in fewer of a short one.
func closest(word string, names []string) string {
	best, least := "", 3
	if len(word) < 5 {
		least = 2
	}
	for _, name := range names {
		if distance := distanceOf(word, name); distance < least {
			best, least = name, distance
		}
	}
	return best
}

// distanceOf counts the letters to add, to take out, to change and to swap (optimal string alignment).
func distanceOf(a, b string) int {
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		rows[i][0] = i
	}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			rows[i][j] = min(rows[i-1][j]+1, rows[i][j-1]+1, rows[i-1][j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				rows[i][j] = min(rows[i][j], rows[i-2][j-2]+1)
			}
		}
	}
	return rows[len(a)][len(b)]
}
