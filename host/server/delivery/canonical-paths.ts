import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { EdgeProblem } from './problems.ts'

/**
 * The path and query of an address as this site has it. `//elsewhere.example`, `/\elsewhere.example` and their
 * encoded forms look like paths, but lead a browser that is redirected there to another site.
 */
export function canonicalAddress(address: string): string {
  const [path = '', ...query] = address.split('?')
  const plain = path.replaceAll(/[\\/]+/g, '/').replace(/^(?:\/|%2f|%5c)+/i, '/')
  // Removes `.` and `..`, also where they are encoded; both cannot lead above the root.
  const { pathname } = new URL(`http://own.invalid${plain}`)
  const canonical = pathname.replace(/^(?:\/|%2f|%5c)+/i, '/')
  return [canonical, ...query].join('?')
}

/**
 * Reads the path of a whole address (`GET http://localhost:3000/shop HTTP/1.1`), which servers have to accept as well
 * (RFC 9112, 3.2.2), if it is one of this site: of its public origin, or of the host that the request names anyway.
 */
export function pathsOfWholeAddresses(publicOrigin: string) {
  const own = new URL(publicOrigin).host
  return ({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>) => {
    const [start = '', host = ''] = /^https?:\/\/([^/?]+)/i.exec(url) ?? []
    const named = host.toLowerCase()
    if (named === '' || ![own, headers.host?.toLowerCase()].includes(named)) return url
    headers.host = named
    return url.slice(start.length).replace(/^(?!\/)/, '/')
  }
}

const isCanonical = (address: string) => !/^[^?]*(?:[\\/]{2}|\\)|^\/(?:%2f|%5c)/i.test(address)

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
