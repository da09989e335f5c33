//go:build race

package client

const isRace = true
