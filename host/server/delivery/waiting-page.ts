import type { FastifyReply } from 'fastify'

interface Waiting {
  status: 429 | 503
  seconds: number
  title: string
  heading: string
  text: string
}

/**
 * Relative, so that it leads nowhere else. Without it a browser whose address has a hash would only look for that place
 * in this page.
 */
const sameAddress = (url: string) =>
  `?${url.split('?').slice(1).join('?')}`.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A page that needs no file of the site, and loads again by itself. */
const sendWaitingPage = (reply: FastifyReply, waiting: Waiting) =>
  reply
    .code(waiting.status)
    .header('retry-after', String(waiting.seconds))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${waiting.seconds};url=${sameAddress(reply.request.url)}">
<title>${waiting.title}</title>
</head>
<body>
<main>
<h1>${waiting.heading}</h1>
<p>${waiting.text}</p>
<p><a href="">Try again now</a></p>
</main>
</body>
</html>
`)

/** Until the first release set can be served: the site's own files are part of that set. */
export const sendStartingPage = (reply: FastifyReply) =>
  sendWaitingPage(reply, {
    status: 503,
    seconds: 3,
    title: 'Brightyard is starting',
    heading: 'We are opening up',
    text: 'Brightyard is starting. This page loads again by itself in a few seconds.',
  })

/** For a page that would have to be rendered, where the visitor's address has had too many renders. */
export const sendBusyPage = (reply: FastifyReply, seconds: number) =>
  sendWaitingPage(reply, {
    status: 429,
    seconds,
    title: 'Brightyard is busy',
    heading: 'One moment, please',
    text: `Very many pages were opened from your network within a minute. This page loads again by itself in ${seconds} s.`,
  })
