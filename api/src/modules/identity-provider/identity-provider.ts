import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import type { ClientMetadata, Grant } from 'oidc-provider'
import { appleCallbackPath, redirectUriOf } from '../social/known-providers.ts'
import type { ProviderPerson } from './people.ts'

/** On the site's own origin, so that it needs no port and no host name. */
export const identityProviderPath = '/dev/identity'
export const developmentSecret = 'known to everybody who develops'
export const clientNames = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const

/**
 * A genuine OpenID provider that replaces Google, Facebook and Apple in development and demonstrations:
 * the site uses the real protocol with it. Never in production.
 */
export async function createIdentityProvider(
  publicOrigin: string,
  people: ReadonlyMap<string, ProviderPerson>,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const clientOf = (id: keyof typeof clientNames, redirectUri: string): ClientMetadata => ({
    client_id: id,
    client_secret: developmentSecret,
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_post',
  })
  const provider = new Provider(`${publicOrigin}${identityProviderPath}`, {
    clients: [
      clientOf('google', redirectUriOf(publicOrigin)),
      clientOf('facebook', redirectUriOf(publicOrigin)),
      clientOf('apple', `${publicOrigin}${appleCallbackPath}`),
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: {
      openid: ['sub'],
      profile: ['name'],
      name: ['name'],
      public_profile: ['name'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false, // Apple has no userinfo endpoint: its identity token has all claims
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 300,
      Interaction: 3600,
      Session: 3600,
    },
    interactions: {
      url: (_context, { uid }) => `${identityProviderPath}/interaction/${uid}`,
    },
    findAccount(_context, id) {
      const person = people.get(id)
      if (!person) return undefined
      const { name, email, emailIsVerified } = person
      return {
        accountId: id,
        claims: () => ({ sub: id, name, email, email_verified: emailIsVerified }),
      }
    },
    async loadExistingGrant(context): Promise<Grant | undefined> {
      const { client, session, provider: here } = context.oidc
      if (!client || !session?.accountId) return undefined
      const grant = new here.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid profile name public_profile email')
      await grant.save()
      return grant
    },
  })
  provider.proxy = true
  return provider
}
