import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../server/escape-html.ts'
import type { EmailOutbox } from './email-outbox.ts'

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}' +
  'article{border:1px solid #999;border-radius:.5rem;padding:1rem;margin:1rem 0}pre{white-space:pre-wrap;font:inherit}'

/** A page for developers: emails and text messages that a real server would have sent. */
export function emailOutboxRoutes(app: FastifyInstance, outbox: EmailOutbox) {
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    if (request.headers.accept?.includes('application/json')) return outbox.emails()
    const emails = outbox
      .emails()
      .map(
        ({ to, subject, text, sentAt }) =>
          `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, ${sentAt.toISOString()}</p>` +
          `<pre>${linked(text)}</pre></article>`,
      )
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    return (
      `<!doctype html><html lang="en"><title>Email outbox</title><style>${style}</style><h1>Email outbox</h1>` +
      (emails.join('') || '<p>No emails yet.</p>')
    )
  })
}
