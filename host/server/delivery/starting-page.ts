import type { FastifyReply } from 'fastify'

const retrySeconds = 3

/** Until the first release set can be served: the site's own files are part of that set, so this page needs none. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retrySeconds}">
<title>Brightyard is starting</title>
</head>
<body>
<main>
<h1>We are opening up</h1>
<p>Brightyard is starting. This page loads again by itself in a few seconds.</p>
<p><a href="">Try again now</a></p>
</main>
</body>
</html>
`

export const sendStartingPage = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('retry-after', String(retrySeconds))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page)
