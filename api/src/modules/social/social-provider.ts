import type { SocialProviderId } from '@brightyard/contract'

/** What we send along to a provider, each value fresh for one trip. */
export interface Departure {
  state: string
  nonce: string
  codeChallenge: string
}

/** What came back, with what the trip began with. */
export interface Arrival {
  code: string
  state: string
  iss?: string | undefined
  nonce: string
  codeVerifier: string
}

/** Somebody as a provider knows them. */
export interface SocialPerson {
  /** Never changes and is never given to anybody else, unlike an e-mail address. */
  subject: string
  name: string | null
  email: string | null
  /** Whether the provider has made sure that the person reads this mailbox. */
  emailIsVerified: boolean
}

/** Signing in with somebody else's account. Throws `SocialRefusal` where the provider does not vouch for anybody. */
export interface SocialProvider {
  readonly id: SocialProviderId
  readonly name: string
  authorizeUrl(departure: Departure): URL
  identify(arrival: Arrival): Promise<SocialPerson>
}

export class SocialRefusal extends Error {
  override name = 'SocialRefusal'
}
