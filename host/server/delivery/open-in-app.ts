import { hostPaths, storeAddresses } from '@brightyard/contract/paths'
import type { FastifyInstance } from 'fastify'
import { resolveLegacyQuery } from '../../src/routing/legacy-links.ts'
import { contentPolicy } from './security-headers.ts'

interface Head {
  /** Rules of every page: fonts, reset, tokens. */
  styles: string
}

const styles = `
body{display:grid;place-items:center;min-height:100vh;background:var(--by-colors-brand-subtle)}
main{display:grid;gap:1rem;max-width:26rem;padding:2rem 1.25rem;text-align:center}
svg{width:6rem;margin:0 auto}
h1{font:700 2rem/1.12 var(--by-fonts-heading)}
a{display:flex;align-items:center;justify-content:center;min-height:3rem;padding:.6rem 1.75rem;border-radius:9999px;border:2px solid var(--by-colors-brand-solid);color:var(--by-colors-brand-fg);font:600 1.0625rem/1.15 var(--by-fonts-heading);text-decoration:none}
a.store{background:var(--by-colors-brand-solid);color:var(--by-colors-brand-contrast)}
`

const sun = `<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="22" r="9.5" fill="var(--by-colors-sun-bright)"/><path d="M1 38c0-10 6-15 13-15s12 5 14 15Z" fill="var(--by-colors-brand-bright)"/><path d="M13 38c1-8 6-11.5 13-11.5S38.5 30 39 38Z" fill="var(--by-colors-brand-solid)"/></svg>`

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The store of a phone, by what its browser calls itself; null for everything else. */
export function storeOf(userAgent = ''): { name: string; href: string } | null {
  if (/iPhone|iPod/.test(userAgent)) return { name: 'the App Store', href: storeAddresses.appStore }
  if (/Android.*Mobile/.test(userAgent))
    return { name: 'Google Play', href: storeAddresses.googlePlay }
  return null
}

const page = (head: Head, store: { name: string; href: string }, target: string) =>
  `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Open in the app · Brightyard</title>
<style>${head.styles}${styles}</style>
</head>
<body>
<main>${sun}
<h1>Better in the app</h1>
<p>With the Brightyard app you get reminders, and see what your kids are up to at a glance.</p>
<a class="store" href="${escapeAttribute(store.href)}" rel="noopener noreferrer">Get it from ${store.name}</a>
<a href="${escapeAttribute(target)}">Continue in the browser</a>
</main>
</body>
</html>
`

/**
 * `/open` on a phone offers the app before it goes on to the page; its own page needs nothing of any release, and no
 * script. Everywhere else the guards redirect at once.
 */
export function openInApp(app: FastifyInstance, head: Head) {
  app.addHook('onRequest', async (request, reply) => {
    const { pathname, searchParams } = new URL(request.raw.url ?? '/', 'http://localhost')
    if (pathname.toLowerCase().replace(/\/$/, '') !== hostPaths.open.pattern) return
    if (request.method !== 'GET') return
    void reply.header('vary', 'user-agent')
    const store = storeOf(request.headers['user-agent'])
    if (!store) return
    void reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': contentPolicy(),
    })
    const target = resolveLegacyQuery(searchParams) ?? '/'
    return reply.type('text/html; charset=utf-8').send(page(head, store, target))
  })
}
