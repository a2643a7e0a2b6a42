import * as z from '@brightyard/contract/schema'
import { CityName, EmailAddress, EmailOrMobile } from '../entities/person.ts'
import { Country, SiteSettings } from '../entities/site.ts'
import { CountryId } from './call-fields.ts'
import { MessageResponse } from './message-response.ts'
import { defineCall } from './define-call.ts'

const base = 'vendor'

/** */
export const getSiteSettings = defineCall({
  name: 'getSiteSettings',
  method: 'GET',
  base,
  path: '/api/web/settings',
  session: 'none',
  summary: 'Social links of the site',
  response: SiteSettings,
})

/** In the order of their names. */
export const listCountries = defineCall({
  name: 'listCountries',
  method: 'GET',
  base,
  path: '/api/getcountries',
  session: 'none',
  summary: 'All countries with their phone codes',
  response: z.object({ data: z.array(Country) }),
})

/** Subscribing twice succeeds twice, so that nobody learns who is subscribed. */
export const subscribeToNewsletter = defineCall({
  name: 'subscribeToNewsletter',
  method: 'POST',
  base,
  path: '/api/subscribe',
  session: 'none',
  summary: 'Subscribe to the newsletter',
  body: z.object({ email: EmailAddress }),
  response: MessageResponse,
})

/** `email` takes a mobile number or an e-mail; name and city come with a partner's referral. */
export const referUser = defineCall({
  name: 'referUser',
  method: 'POST',
  base,
  path: '/api/refer/user',
  session: 'required',
  summary: 'Invite a friend or a partner',
  body: z.object({
    name: z.nullish(
      z.string().check(z.trim(), z.maxLength(100, 'Please use at most 100 characters.')),
    ),
    city: z.nullish(CityName),
    email: EmailOrMobile,
    is_vendor: z.boolean(),
    country_name: z.nullish(z.string().check(z.maxLength(100))),
    country_id: z.nullish(CountryId),
    country_phonecode: z.nullish(z.string().check(z.maxLength(10))),
  }),
  response: MessageResponse,
})
