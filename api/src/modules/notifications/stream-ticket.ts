import { claimTokens } from '../auth/access-token.ts'

/**
 * A browser's EventSource sends no headers, so the stream is opened by an address. What stands in it is good for
 * a minute and opens nothing else: an address ends up in logs.
 */
export const streamTickets = (secret: string, now: () => Date) =>
  claimTokens({ secret, now, audience: 'brightyard-notices', lifetimeSeconds: 60 })
