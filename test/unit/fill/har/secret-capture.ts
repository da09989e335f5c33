/** A capture in which secrets stand wherever a browser may record them. */
import fc from "fast-check";
import { entry, json } from "./capture.js";

const letters = "abcdefghijklmnopqrstuvwxyz";
const base62 = `${letters}${letters.toUpperCase()}0123456789`;

function drawn(alphabet: string, length: number): fc.Arbitrary<string> {
  return fc.string({
    unit: fc.constantFrom(...alphabet),
    minLength: length,
    maxLength: length,
  });
}

/** Secrets of the forms that they have in the wild. */
const token = fc.oneof(
  drawn(base62, 40),
  drawn("0123456789abcdef", 32),
  fc.uuid(),
  fc
    .tuple(drawn(base62, 20), drawn(base62, 30), drawn(base62, 27))
    .map((parts) => `eyJ${parts.join(".eyJ")}`),
  drawn(base62, 24).map((text) => `sk_live_${text}`),
);
const address = fc
  .tuple(drawn(letters, 6), drawn(letters, 7))
  .map(([name, host]) => `${name}@${host}.example`);
const phone = drawn("0123456789", 9).map((digits) => `+49${digits}`);
const person = fc.tuple(drawn(letters, 7), drawn(letters, 9)).map((names) => names.join(" "));

/** Texts that somebody would not like to be told. */
export type Secrets = Readonly<
  Record<"session" | "access" | "key" | "mail" | "phone" | "person" | "user" | "id", string>
>;

/** A capture with them, and what they are. */
export const secretCapture: fc.Arbitrary<{
  readonly secrets: Secrets;
  readonly entries: readonly object[];
}> = fc
  .record({
    session: token,
    access: token,
    key: token,
    mail: address,
    phone,
    person,
    user: drawn(letters, 9),
    id: fc.uuid(),
  })
  .map((secrets) => {
    const { session, access, key, mail, person: name, user, id } = secrets;
    const encoded = encodeURIComponent(mail);
    const about = {
      id,
      email: mail,
      phone: secrets.phone,
      fullName: name,
      username: user,
      accessToken: access,
    };
    const headers = {
      cookie: `sid=${session}; theme=dark`,
      authorization: `Bearer ${access}`,
      "x-api-key": key,
      "x-shelf": mail,
      [`x-${access}`]: "1",
      referer: `https://www.books.example/?t=${access}`,
    };
    const entries = [
      entry(
        `/books?access_token=${access}&q=${encodeURIComponent(name)}&user=${encoded}&${session}=1`,
        {
          headers,
          cookies: { sid: session },
          answer: { items: [about], [mail]: 1, [id]: { [user]: true }, [secrets.phone]: 2 },
          answerHeaders: { "set-cookie": `sid=${session}; Path=/`, "x-request-id": id },
        },
      ),
      entry(`/accounts/${encoded}/loans`, { answer: about }),
      entry(`/accounts/${user}`, { answer: { [session]: access } }),
      entry(`/reset/${access}/confirm`, {
        method: "POST",
        body: json({ ...about, password: key, [access]: 1 }),
      }),
      entry(`/calls/${secrets.phone}`, { status: 404, answer: { message: `no ${mail}` } }),
      entry("/login", {
        method: "POST",
        body: {
          mimeType: "application/x-www-form-urlencoded",
          text: `username=${user}&password=${key}&${session}=x`,
        },
      }),
      entry("/upload", {
        method: "POST",
        body: {
          mimeType: "multipart/form-data; boundary=x",
          params: [
            { name: "cv", fileName: `${user}.pdf`, value: name },
            { name: mail, value: "1" },
          ],
        },
      }),
      entry(`https://${user}:${key}@api.books.example/books`, { answer: "no JSON" }),
      entry(`https://other.example/${session}?k=${key}`),
      entry(`/books;jsessionid=${session}`, { status: 302 }),
      { request: { method: "GET", url: `not a url ${access}` }, response: { status: 200 } },
    ];
    return { secrets, entries };
  });

/** The texts by which a secret would be known, in small letters. */
export function formsOf(secrets: Secrets): readonly string[] {
  const whole = Object.values(secrets).flatMap((each) => [each, encodeURIComponent(each)]);
  return [...whole, ...secrets.person.split(" ")].map((each) => each.toLowerCase());
}
