package main

import (
	"reflect"
	"sync"
	"time"
)

// walk takes items, pages or events, and keeps what came before a failure.
func (m *making) walk(taken *outcome) error {
	entry, found := theDriven.calls[m.read.Call]
	if !found {
		return m.notShown()
	}
	m.optionsOf()
	if m.read.Pages != nil {
		return m.walkSeveral(entry, taken)
	}
	if m.read.Take == "pages" {
		results, err := m.invoke(entry, entry.pages)
		if err != nil {
			return err
		}
		pages := []any{}
		taken.Pages = &pages
		return m.take(results[0], &pages, pageOf)
	}
	items := []any{}
	taken.Items = &items
	if entry.items != nil {
		results, err := m.invoke(entry, entry.items)
		if err != nil {
			return err
		}
		return m.take(results[0], &items, itemOf)
	}
	results, err := m.invoke(entry, entry.stream)
	if err != nil {
		return err
	}
	if err, _ := results[1].Interface().(error); err != nil {
		taken.Items = nil
		return err
	}
	stream := results[0]
	defer stream.MethodByName("Close").Call(nil)
	shown := itemOf
	if m.read.Take == "events" {
		shown = eventOf
	}
	return m.take(stream.MethodByName("All").Call(nil)[0], &items, shown)
}

// walkSeveral walks through several lists of one answer at once.
func (m *making) walkSeveral(entry called, taken *outcome) error {
	results, err := m.invoke(entry, entry.pages)
	if err != nil {
		return err
	}
	if err, _ := results[1].Interface().(error); err != nil {
		return err
	}
	items := map[string]*[]any{}
	errs := make([]error, len(m.read.Pages))
	var under sync.WaitGroup
	for index, name := range m.read.Pages {
		own := []any{}
		items[name] = &own
		list := results[0].Elem().FieldByName(entry.lists[name])
		under.Add(1)
		go func() {
			defer under.Done()
			errs[index] = m.take(list.MethodByName("Items").Call(nil)[0], &own, itemOf)
		}()
	}
	under.Wait()
	taken.Items = items
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// take walks through an iter.Seq2 of values and errors.
func (m *making) take(sequence reflect.Value, into *[]any, shown func(reflect.Value) any) error {
	for value, err := range sequence.Seq2() {
		if err, _ := err.Interface().(error); err != nil {
			return err
		}
		*into = append(*into, shown(value))
		if len(*into) == m.read.First {
			break
		}
	}
	return nil
}

func itemOf(value reflect.Value) any {
	return value.Interface()
}

func eventOf(value reflect.Value) any {
	shown := map[string]any{
		"event": value.FieldByName("Name").String(),
		"data":  value.FieldByName("Data").Interface(),
		"id":    value.FieldByName("ID").String(),
	}
	if value.FieldByName("HasRetry").Bool() {
		shown["retry"] = time.Duration(value.FieldByName("Retry").Int()).Milliseconds()
	}
	return shown
}

func pageOf(value reflect.Value) any {
	page := value.Elem()
	shown := map[string]any{"items": page.FieldByName("Items").Interface()}
	if total := page.FieldByName("Total"); !total.IsNil() {
		shown["total"] = total.Elem().Interface()
	}
	return shown
}
