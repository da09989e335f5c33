package main

import (
	"encoding/json"
	"errors"
	"math"
	"net/http"
	"reflect"
	"strings"
	"time"
)

// receiverJob has the options of a receiver of events.
type receiverJob struct {
	Secrets          []string
	ToleranceSeconds *float64
	IDHeader         string
}

// received takes a delivery of one event, of one of several, or of any.
func received(read callJob) (any, error) {
	maker := reflect.ValueOf(theDriven.receiver)
	if !maker.IsValid() {
		return nil, errors.New("the service has no events")
	}
	options := reflect.New(maker.Type().In(0)).Elem()
	set(options, "Secrets", read.Receiver.Secrets)
	set(options, "IDHeader", "library-id")
	if read.Receiver.IDHeader != "" {
		set(options, "IDHeader", read.Receiver.IDHeader)
	}
	if seconds := read.Receiver.ToleranceSeconds; seconds != nil {
		tolerance := time.Duration(min(*seconds*float64(time.Second), math.MaxInt64-1024))
		set(options, "Tolerance", &tolerance)
	}
	made := maker.Call([]reflect.Value{options})
	if err, _ := made[1].Interface().(error); err != nil {
		return nil, err
	}
	request, err := http.NewRequest(http.MethodPost, "/", strings.NewReader(read.Delivery.Body))
	if err != nil {
		return nil, err
	}
	for name, value := range read.Delivery.Headers {
		request.Header.Set(name, value)
	}
	given := []reflect.Value{reflect.ValueOf(request)}
	for _, name := range eventsIn(read.Event) {
		given = append(given, reflect.ValueOf(name))
	}
	results := made[0].MethodByName("Receive").Call(given)
	if err, _ := results[1].Interface().(error); err != nil {
		return nil, err
	}
	var value any
	decoded := results[0].MethodByName("Decode").Call([]reflect.Value{reflect.ValueOf(&value)})
	if err, _ := decoded[0].Interface().(error); err != nil {
		return nil, err
	}
	return answered(value, results[0].Elem().FieldByName("Raw").Bytes()), nil
}

// eventsIn are the events that are wanted; none is any.
func eventsIn(text json.RawMessage) []string {
	var one string
	if json.Unmarshal(text, &one) == nil {
		if one == "any" {
			return nil
		}
		return []string{one}
	}
	var several []string
	decode(text, &several)
	return several
}
