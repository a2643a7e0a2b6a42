import type { FastifyInstance } from 'fastify'
import { EdgeProblem } from './problems.ts'

/** What is written in escaped or plain bytes beyond ASCII. */
const bytes = /(?:%[\da-f]{2}|[\x80-\xff])+/gi
/** Also those that end a line or turn the direction of a text around: they would end up in titles and headings. */
const control = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

const withoutControl = (address: string) =>
  address.replaceAll(bytes, (run) => {
    const plain = run.replaceAll(/%(..)/g, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    )
    const text = Buffer.from(plain, 'latin1').toString('utf8')
    const kept = text.replaceAll(control, '')
    return kept === text ? run : encodeURIComponent(kept)
  })

/**
 * The path and query of an address as this site has it. `//elsewhere.example`, `/\elsewhere.example` and their
 * encoded forms look like paths, but lead a browser that is redirected there to another site. Control characters go.
 */
export function canonicalAddress(address: string): string {
  const [path = '', ...query] = withoutControl(address).split('?')
  const plain = path.replaceAll(/[\\/]+/g, '/').replace(/^(?:\/|%2f|%5c)+/i, '/')
  // Removes `.` and `..`, also where they are encoded; both cannot lead above the root.
  const { pathname } = new URL(`http://own.invalid${plain}`)
  const canonical = pathname.replace(/^(?:\/|%2f|%5c)+/i, '/')
  return [canonical, ...query].join('?')
}

const isCanonical = (address: string) =>
  !/^[^?]*(?:[\\/]{2}|\\)|^\/(?:%2f|%5c)/i.test(address) && withoutControl(address) === address

/** Such an address gets a redirect to the one that it stands for, on this site, and no answer ever leads off it. */
export function canonicalPaths(app: FastifyInstance) {
  app.addHook('onRequest', async ({ method, raw: { url = '/' } }, reply) => {
    if (isCanonical(url) && url.startsWith('/')) return undefined
    if (!url.startsWith('/') || (method !== 'GET' && method !== 'HEAD'))
      throw new EdgeProblem(404, 'unknown_address', 'There is nothing at this address.')
    return reply.header('cache-control', 'no-store').redirect(canonicalAddress(url), 308)
  })
  app.addHook('onSend', async (_, reply) => {
    const target = reply.getHeader('location')
    if (typeof target === 'string' && /^[\\/]{2}|^\/?\\/.test(target))
      void reply.header('location', canonicalAddress(target))
  })
}
