import * as client from 'openid-client'
import * as z from '@brightyard/contract/schema'
import type { ProviderSettings } from './provider-client.ts'
import { providerClient } from './provider-client.ts'
import type { SocialPerson, SocialProvider } from './social-provider.ts'
import { SocialRefusal } from './social-provider.ts'

const Me = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.nullish(z.string()),
  email: z.nullish(z.string()),
})

/**
 * Facebook-type: plain OAuth without an identity token; the userinfo endpoint identifies the person.
 * It does not say whether the mailbox is verified, so it counts as unverified.
 */
export function graphProvider(
  about: Pick<SocialProvider, 'id' | 'name'>,
  settings: ProviderSettings & { userinfoEndpoint: string },
): SocialProvider {
  const { config, authorizeUrl, tokens } = providerClient(settings)
  return {
    ...about,
    authorizeUrl,
    async identify(arrival): Promise<SocialPerson> {
      const { access_token } = await tokens(arrival)
      const address = new URL(settings.userinfoEndpoint)
      const response = await client.fetchProtectedResource(config, access_token, address, 'GET')
      const me = Me.safeParse(await response.json().catch(() => null))
      if (!response.ok || !me.success) throw new SocialRefusal('The provider identified no one.')
      const { id, name, email } = me.data
      return {
        subject: id,
        name: name ?? null,
        email: email?.toLowerCase() ?? null,
        emailIsVerified: false,
      }
    },
  }
}
