/** A service in a process of its own, that answers every request with the same JSON; prints its URL. */
import { createServer } from "node:http";

const artist = {
  id: "5nRb8LwTjHx4cQe7VkZy2M",
  name: "Mira Sund",
  genres: ["folk", "ambient"],
  popularity: 61,
  followers: { total: 48_213 },
  images: [640, 320, 64].map((size) => ({
    url: `https://images.example.org/9f2c41d07be6a835-${size}`,
    width: size,
    height: size,
  })),
};
const body = Buffer.from(JSON.stringify(artist));
const headers = { "content-type": "application/json", "content-length": body.length };
const server = createServer((_, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(0, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
