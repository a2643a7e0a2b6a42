import * as z from '@brightyard/contract/schema'
import { CityName, PersonName } from '../entities/person.ts'
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

/** Changes what is given and leaves the rest. For contacts see `changeContact`. */
export const updateProfile = defineCall({
  name: 'updateProfile',
  method: 'PATCH',
  base,
  path: '/api/profile',
  session,
  summary: 'Change the own profile',
  body: z.object({
    name: z.optional(PersonName),
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
    /** Left out by an account that has none yet; its session must then be younger than 15 minutes. */
    current_password: z.optional(z.string().check(z.maxLength(256))),
    password: NewPassword,
  }),
  response: Done,
})
