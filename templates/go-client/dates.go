package client

import "time"

// DateTime is a time as RFC 3339 has it, such as "2026-08-01T12:00:00Z". It is a text: a service that sends another form fails no whole
// answer.
type DateTime string

// NewDateTime gives the text of a time.
func NewDateTime(at time.Time) DateTime { return DateTime(at.Format(time.RFC3339Nano)) }

// Time reads the text.
func (d DateTime) Time() (time.Time, error) { return time.Parse(time.RFC3339Nano, string(d)) }

// Date is a day, such as "2026-08-01".
type Date string

// NewDate gives the day of a time.
func NewDate(at time.Time) Date { return Date(at.Format(time.DateOnly)) }

// Time gives the begin of the day in UTC.
func (d Date) Time() (time.Time, error) { return time.Parse(time.DateOnly, string(d)) }
