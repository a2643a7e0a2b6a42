import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../server/escape-html.ts'
import type { Outbox } from './outbox.ts'

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}' +
  'article{border:1px solid #999;border-radius:.5rem;padding:1rem;margin:1rem 0}pre{white-space:pre-wrap;font:inherit}'

/** A page for developers: letters that a real server would have sent. */
export function outboxPage(app: FastifyInstance, outbox: Outbox) {
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    if (request.headers.accept?.includes('application/json')) return outbox.letters()
    const letters = outbox
      .letters()
      .map(
        ({ to, subject, text, sentAt }) =>
          `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, ${sentAt.toISOString()}</p>` +
          `<pre>${linked(text)}</pre></article>`,
      )
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    return (
      `<!doctype html><html lang="en"><title>Outbox</title><style>${style}</style><h1>Outbox</h1>` +
      (letters.join('') || '<p>No letters yet.</p>')
    )
  })
}
