import * as z from '@brightyard/contract/schema'
import { CountryId, MessageResponse, oneLine } from '../common/fields.ts'
import { CityName, EmailAddress, EmailOrMobile } from '../common/person.entities.ts'
import { defineCall } from '../define/define-call.ts'
import { Country, SiteSettings } from './entities.ts'

const base = 'vendor'

/** The social links in the footer. */
export const getSiteSettings = defineCall({
  name: 'getSiteSettings',
  method: 'GET',
  base,
  path: '/api/web/settings',
  session: 'none',
  summary: 'Social links of the site',
  response: SiteSettings,
})

/** Sorted by name. */
export const listCountries = defineCall({
  name: 'listCountries',
  method: 'GET',
  base,
  path: '/api/getcountries',
  session: 'none',
  summary: 'All countries with their phone codes',
  response: z.object({ data: z.array(Country) }),
})

/** Subscribing twice succeeds twice, so that the answer does not reveal who is subscribed. */
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

/** `email` takes a mobile number or an email address; name and city come with a partner's referral. */
export const referUser = defineCall({
  name: 'referUser',
  method: 'POST',
  base,
  path: '/api/refer/user',
  session: 'required',
  summary: 'Invite a friend or a partner',
  body: z.object({
    name: z.nullish(
      z.string().check(oneLine(), z.maxLength(100, 'Please use at most 100 characters.')),
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

/** `rewarded` follows `joined` when this invitation earned the points. */
export const Invitation = z.object({
  id: z.int(),
  /** As it was invited: `fr…@example.com`, `+91…2222`. */
  contact: z.string(),
  is_vendor: z.boolean(),
  state: z.enum(['sent', 'joined', 'rewarded']),
  invited_at: z.iso.datetime(),
})
export type Invitation = z.infer<typeof Invitation>

/**
 * For pages without scripts that hold a token: read by the session's cookie, so it may name nothing but this number.
 * Null for a visitor.
 */
export const getPoints = defineCall({
  name: 'getPoints',
  method: 'GET',
  base,
  path: '/api/points',
  session: 'none',
  summary: 'The points of whoever is signed in in this browser',
  response: z.object({ points: z.nullable(z.int()) }),
})

export const listReferrals = defineCall({
  name: 'listReferrals',
  method: 'GET',
  base,
  path: '/api/referrals',
  session: 'required',
  summary: "The user's invitations and their results",
  response: z.object({
    data: z.array(Invitation),
    /** For everybody who joined by the own code or an invitation. */
    points: z.int(),
  }),
})
