import { claimTokens } from '../auth/access-token.ts'

/**
 * A browser's EventSource sends no headers, so a ticket in the address opens the stream. Addresses end up in
 * logs, so the ticket is valid for a minute and for nothing else.
 */
export const streamTickets = (secret: string, now: () => Date) =>
  claimTokens({ secret, now, audience: 'brightyard-notices', lifetimeSeconds: 60 })
