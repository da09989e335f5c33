package client

import "time"

// DateTime is a time in the format of RFC 3339, such as "2026-08-01T12:00:00Z". It is a string, so that one malformed time does not make
// a whole answer unreadable.
type DateTime string

// NewDateTime formats a time.
func NewDateTime(at time.Time) DateTime { return DateTime(at.Format(time.RFC3339Nano)) }

// Time parses the time.
func (d DateTime) Time() (time.Time, error) { return time.Parse(time.RFC3339Nano, string(d)) }

// Date is a day, such as "2026-08-01".
type Date string

// NewDate formats the day of a time.
func NewDate(at time.Time) Date { return Date(at.Format(time.DateOnly)) }

// Time returns the start of the day in UTC.
func (d Date) Time() (time.Time, error) { return time.Parse(time.DateOnly, string(d)) }
