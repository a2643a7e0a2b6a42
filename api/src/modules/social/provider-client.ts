import * as client from 'openid-client'
import type { Arrival, Departure } from './social-provider.ts'
import { SocialRefusal } from './social-provider.ts'

export interface ProviderSettings {
  issuer: string
  authorizationEndpoint: string
  tokenEndpoint: string
  /** Address of the keys that sign its identity tokens; plain OAuth providers have none. */
  jwksUri?: string
  userinfoEndpoint?: string
  clientId: string
  clientAuth: client.ClientAuth
  scope: string
  /** Exactly as registered with the provider. */
  redirectUri: string
  /** Further parameters of the authorisation URL. */
  extra?: Record<string, string>
  /** Only for a provider on this machine. */
  allowsHttp?: boolean
  /** Server-to-server URL, if it differs from the browser's. */
  fetch?: client.CustomFetch
}

/** Only the protocol: the library handles state, PKCE, nonce, audience, issuer and signature. */
export function providerClient(settings: ProviderSettings) {
  const config = new client.Configuration(
    {
      issuer: settings.issuer,
      authorization_endpoint: settings.authorizationEndpoint,
      token_endpoint: settings.tokenEndpoint,
      ...(settings.jwksUri ? { jwks_uri: settings.jwksUri } : {}),
      ...(settings.userinfoEndpoint ? { userinfo_endpoint: settings.userinfoEndpoint } : {}),
    },
    settings.clientId,
    undefined,
    settings.clientAuth,
  )
  config.timeout = 10
  if (settings.fetch) config[client.customFetch] = settings.fetch
  if (settings.allowsHttp) client.allowInsecureRequests(config)
  if (settings.jwksUri) client.enableNonRepudiationChecks(config)

  return {
    config,

    authorizeUrl: ({ state, nonce, codeChallenge }: Departure) =>
      client.buildAuthorizationUrl(config, {
        response_type: 'code',
        redirect_uri: settings.redirectUri,
        scope: settings.scope,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        ...(settings.jwksUri ? { nonce } : {}),
        ...settings.extra,
      }),

    async tokens({ code, state, iss, nonce, codeVerifier }: Arrival) {
      const returned = new URL(settings.redirectUri)
      returned.search = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) }).toString()
      try {
        return await client.authorizationCodeGrant(config, returned, {
          expectedState: state,
          pkceCodeVerifier: codeVerifier,
          ...(settings.jwksUri ? { expectedNonce: nonce, idTokenExpected: true } : {}),
        })
      } catch (error) {
        throw new SocialRefusal('The provider does not vouch for anybody.', { cause: error })
      }
    },
  }
}
