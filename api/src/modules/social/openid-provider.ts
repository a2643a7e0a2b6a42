import * as client from 'openid-client'
import type { ProviderSettings } from './provider-client.ts'
import { providerClient } from './provider-client.ts'
import type { SocialPerson, SocialProvider } from './social-provider.ts'
import { SocialRefusal } from './social-provider.ts'

/** Some providers send it as text. */
const isTrue = (claim: unknown) => claim === true || claim === 'true'
const textOf = (claim: unknown) => (typeof claim === 'string' && claim !== '' ? claim : null)

/** Google-type: an identity token identifies the person, and the userinfo endpoint gives details. */
export function openIdProvider(
  about: Pick<SocialProvider, 'id' | 'name'>,
  settings: ProviderSettings,
): SocialProvider {
  const { config, authorizeUrl, tokens } = providerClient(settings)
  return {
    ...about,
    authorizeUrl,
    async identify(arrival): Promise<SocialPerson> {
      const answer = await tokens(arrival)
      const identity = answer.claims()
      if (!identity) throw new SocialRefusal('The provider sent no identity token.')
      const more = settings.userinfoEndpoint
        ? await client.fetchUserInfo(config, answer.access_token, identity.sub)
        : identity
      return {
        subject: identity.sub,
        name: textOf(more['name']),
        email: textOf(more['email'])?.toLowerCase() ?? null,
        emailIsVerified: isTrue(more['email_verified']),
      }
    },
  }
}
