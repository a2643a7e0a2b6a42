import type { FastifyInstance } from 'fastify'
import type { Environment } from '../../environment.ts'
import { knownProviders } from './known-providers.ts'
import type { SocialProvider } from './social-provider.ts'

/** Providers with keys in the environment. Without any, demonstration data uses the development provider. */
export const configuredProviders =
  (environment: Environment) =>
  async (app: FastifyInstance): Promise<SocialProvider[]> => {
    const [publicOrigin] = environment.PUBLIC_ORIGIN
    const known = knownProviders(keysOf(environment), publicOrigin)
    if (known.length > 0 || !environment.DEMO_DATA) return known
    const { startDevelopmentProviders } =
      await import('../identity-provider/development-providers.ts')
    return startDevelopmentProviders(app, publicOrigin)
  }

function keysOf(environment: Environment) {
  const {
    GOOGLE_CLIENT_ID: google,
    GOOGLE_CLIENT_SECRET: googleSecret,
    FACEBOOK_CLIENT_ID: facebook,
    FACEBOOK_CLIENT_SECRET: facebookSecret,
    APPLE_CLIENT_ID: apple,
    APPLE_TEAM_ID: teamId,
    APPLE_KEY_ID: keyId,
    APPLE_PRIVATE_KEY: privateKey,
  } = environment
  return {
    google: google && googleSecret ? { clientId: google, clientSecret: googleSecret } : undefined,
    facebook:
      facebook && facebookSecret ? { clientId: facebook, clientSecret: facebookSecret } : undefined,
    apple:
      apple && teamId && keyId && privateKey
        ? { clientId: apple, teamId, keyId, privateKey }
        : undefined,
  }
}
