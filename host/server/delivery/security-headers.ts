import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const permissionsPolicy =
  'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'

/** Browsers read these only where a response becomes a document or a worker. */
const ofDocumentsOnly = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
/** Only documents use permissions, but the header is sent with every response. */
const permissionsOfFiles = 'camera=(), geolocation=(), microphone=()'
/** Scripts, styles and fonts: a browser never opens them as a document. */
const isPartOfPage = (contentType: unknown) =>
  /^(text|application)\/(javascript|css)\b|^font\//.test(String(contentType))

/**
 * Headers of every response; the content policy belongs to each page, see `contentPolicy`. A first visit
 * fetches a dozen scripts, so scripts, styles and fonts get only the headers that protect them.
 */
export async function securityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (_, reply) => {
    void reply.header('permissions-policy', permissionsPolicy)
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  app.addHook('onSend', async (_, reply) => {
    if (!isPartOfPage(reply.getHeader('content-type'))) return
    void reply.header('permissions-policy', permissionsOfFiles)
    for (const name of ofDocumentsOnly) {
      reply.removeHeader(name)
      reply.raw.removeHeader(name)
    }
  })
}

/**
 * The enforced content policy of a page. Scripts come from the site's own origin, and no page has an inline one; rules
 * that name pages to fetch ahead run nothing.
 * Styles may be inline, because emotion writes them next to the markup.
 * `extraOrigins` widens it for remotes under development.
 */
export function contentPolicy(extraOrigins: readonly string[] = []): string {
  const scripts = [`'self'`, `'inline-speculation-rules'`, ...extraOrigins]
  const connects = [
    `'self'`,
    ...extraOrigins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]),
  ]
  return [
    `default-src 'self'`,
    `script-src ${scripts.join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    [`img-src 'self' data: blob:`, ...extraOrigins].join(' '),
    [`font-src 'self'`, ...extraOrigins].join(' '),
    `connect-src ${connects.join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
