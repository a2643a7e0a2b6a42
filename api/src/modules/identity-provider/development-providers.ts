import type { FastifyInstance } from 'fastify'
import { ClientSecretPost } from 'openid-client'
import type { CustomFetch } from 'openid-client'
import { graphProvider } from '../social/graph-provider.ts'
import { appleCallbackPath, redirectUriOf, socialScopes } from '../social/known-providers.ts'
import { openIdProvider } from '../social/openid-provider.ts'
import type { SocialProvider } from '../social/social-provider.ts'
import { identityProviderRoutes } from './identity-provider.routes.ts'
import { clientNames, developmentSecret, identityProviderPath } from './identity-provider.ts'

/**
 * All three kinds of provider, served by the development provider that is started with them. This server calls
 * itself where it listens, because the site's public URL may not be reachable from here.
 */
export async function startDevelopmentProviders(
  app: FastifyInstance,
  publicOrigin: string,
): Promise<SocialProvider[]> {
  await identityProviderRoutes(app, publicOrigin)
  const issuer = `${publicOrigin}${identityProviderPath}`
  const askOwn: CustomFetch = (url, options) =>
    fetch(url.replace(publicOrigin, app.listeningOrigin), options)
  const settings = (clientId: keyof typeof clientNames) => ({
    issuer,
    authorizationEndpoint: `${issuer}/auth`,
    tokenEndpoint: `${issuer}/token`,
    clientId,
    clientAuth: ClientSecretPost(developmentSecret),
    scope: socialScopes[clientId],
    redirectUri: redirectUriOf(publicOrigin),
    extra: { prompt: 'login' },
    allowsHttp: true,
    fetch: askOwn,
  })
  const about = (id: keyof typeof clientNames) => ({ id, name: clientNames[id] })
  return [
    openIdProvider(about('google'), {
      ...settings('google'),
      jwksUri: `${issuer}/jwks`,
      userinfoEndpoint: `${issuer}/me`,
    }),
    graphProvider(about('facebook'), {
      ...settings('facebook'),
      userinfoEndpoint: `${issuer}/me-of-graph`,
    }),
    openIdProvider(about('apple'), {
      ...settings('apple'),
      jwksUri: `${issuer}/jwks`,
      redirectUri: `${publicOrigin}${appleCallbackPath}`,
      extra: { prompt: 'login', response_mode: 'form_post' },
    }),
  ]
}
