import type { FastifyRequest } from 'fastify'

/** What the API names its session cookie. Pages hold nothing of a session; those of a signed-in browser stay out of a CDN all the same. */
const sessionCookie = /(?:^|;\s*)__Host-brightyard_session=/

/** Whether a CDN may answer the next visitor with what this request gets. */
export const isAnonymous = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers.authorization === undefined && !sessionCookie.test(headers.cookie ?? '')

/** For what depends on the visitor's release set, or sets a cookie. */
export const privateHeaders = {
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, cookie',
}

/** For a CDN to keep; browsers ask again each time. */
export const sharedHeaders = (seconds: number) => ({
  'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds * 10}`,
  vary: 'accept-encoding',
})
