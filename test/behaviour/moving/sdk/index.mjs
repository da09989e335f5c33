/** An SDK of our own making, shaped like those of generators: each call sends what its arguments say. */
class Resource {
  constructor(client) {
    this._client = client;
  }
}

const part = encodeURIComponent;

class Books extends Resource {
  list(shelf, query, options) {
    return this._client.send("GET", `/shelves/${part(shelf)}/books`, { query, options });
  }
  add(shelf, body, options) {
    return this._client.send("POST", `/shelves/${part(shelf)}/books`, { body, options });
  }
  remove(book, { shelf_id }, options) {
    const path = `/shelves/${part(shelf_id)}/books/${part(book)}`;
    return this._client.send("DELETE", path, { options });
  }
  move(book, { shelf_id, notify, ...body }, options) {
    const path = `/shelves/${part(shelf_id)}/books/${part(book)}/move`;
    return this._client.send("POST", path, { query: { notify }, body, options });
  }
}

class Shelves extends Resource {
  books = new Books(this._client);
  create(body, options) {
    return this._client.send("POST", "/shelves", { body, options });
  }
  retrieve(shelf, options) {
    return this._client.send("GET", `/shelves/${part(shelf)}`, { options });
  }
  update(shelf, body, options) {
    return this._client.send("PATCH", `/shelves/${part(shelf)}`, { body, options });
  }
  list(query, options) {
    return this._client.send("GET", "/shelves", { query, options });
  }
  delete(shelf, options) {
    return this._client.send("DELETE", `/shelves/${part(shelf)}`, { options });
  }
}

class Orders extends Resource {
  create({ "X-Trace": trace, ...body }, options) {
    const headers = trace === undefined ? {} : { "x-trace": trace };
    return this._client.send("POST", "/orders", { body, headers, options });
  }
}

class Covers extends Resource {
  retrieve(book, options) {
    return this._client.send("GET", `/covers/${part(book)}`, { options });
  }
  list(options) {
    return this._client.send("GET", "/covers", { options });
  }
}

class Reports extends Resource {
  fetchDaily(day, query, options) {
    return this._client.send("GET", `/reports/${part(day)}`, { query, options });
  }
}

class SavedBooks extends Resource {
  list(options) {
    return this._client.send("GET", "/me/books", { options });
  }
  check(query, options) {
    return this._client.send("GET", "/me/books/contains", { query, options });
  }
}

class Me extends Resource {
  savedBooks = new SavedBooks(this._client);
}

export class ShelfSDK {
  shelves = new Shelves(this);
  orders = new Orders(this);
  covers = new Covers(this);
  reports = new Reports(this);
  me = new Me(this);
  #baseURL;
  constructor({ baseURL }) {
    this.#baseURL = baseURL;
  }
  async send(method, path, { query = {}, body, headers = {}, options = {} }) {
    const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
    const search = pairs.map(([name, value]) => `${part(name)}=${part(value)}`).join("&");
    const type = body === undefined ? {} : { "content-type": "application/json" };
    await fetch(this.#baseURL + path + (search === "" ? "" : `?${search}`), {
      method,
      headers: { ...type, ...headers, ...options.headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
}
export default ShelfSDK;
