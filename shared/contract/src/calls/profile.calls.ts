import * as z from '@brightyard/contract/schema'
import { CityName, EmailAddress, PersonName } from '../entities/person.ts'
import { Profile, siteLanguages } from '../entities/profile.ts'
import { NewPassword } from '../entities/token.ts'
import { Done } from './done.ts'
import { defineCall } from './define-call.ts'

const base = 'vendor'
const session = 'required'

export const getProfile = defineCall({
  name: 'getProfile',
  method: 'GET',
  base,
  path: '/api/profile',
  session,
  summary: 'The own profile',
  response: Profile,
})

/** Changes what is given and leaves the rest. */
export const updateProfile = defineCall({
  name: 'updateProfile',
  method: 'PATCH',
  base,
  path: '/api/profile',
  session,
  summary: 'Change the own profile',
  body: z.object({
    name: z.optional(PersonName),
    /** Null takes it away; an account keeps at least one of e-mail and mobile. */
    email: z.optional(z.nullable(EmailAddress)),
    mobile: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(30)))),
    /** Of the country whose numbers the mobile number is read as; India unless given. */
    country_id: z.optional(z.int()),
    city: z.optional(z.nullable(CityName)),
    language: z.optional(z.enum(siteLanguages)),
    /** One of the site's own pictures. */
    avatar: z.optional(
      z.nullable(
        z
          .string()
          .check(
            z.regex(/^\/media\/(?!.*\.\.)[\w./-]{1,200}$/, 'Please choose a picture of the site.'),
          ),
      ),
    ),
  }),
  response: Profile,
})

/** Ends every other session of the account. */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  base,
  path: '/api/profile/password',
  session,
  summary: 'Change the own password',
  body: z.object({
    current_password: z
      .string()
      .check(z.minLength(1, 'Please enter your current password.'), z.maxLength(256)),
    password: NewPassword,
  }),
  response: Done,
})
