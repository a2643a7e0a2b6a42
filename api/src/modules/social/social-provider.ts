import type { SocialProviderId } from '@brightyard/contract'

/** Random values sent to a provider, new for each sign-in. */
export interface Departure {
  state: string
  nonce: string
  codeChallenge: string
}

/** The provider's response, with the values that the sign-in started with. */
export interface Arrival {
  code: string
  state: string
  iss?: string | undefined
  nonce: string
  codeVerifier: string
}

/** A person as a provider knows them. */
export interface SocialPerson {
  /** Never changes and is never reassigned, unlike an email address. */
  subject: string
  name: string | null
  email: string | null
  /** Whether the provider has verified that the person receives email there. */
  emailIsVerified: boolean
}

/** Sign-in with an account at a provider. Throws `SocialRefusal` where the provider does not identify anyone. */
export interface SocialProvider {
  readonly id: SocialProviderId
  readonly name: string
  authorizeUrl(departure: Departure): URL
  identify(arrival: Arrival): Promise<SocialPerson>
}

export class SocialRefusal extends Error {
  override name = 'SocialRefusal'
}
