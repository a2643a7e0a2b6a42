import * as z from '@brightyard/contract/schema'
import { MessageResponse } from '../common/fields.ts'
import { CityName, NewPassword, PersonName } from '../common/person.entities.ts'
import { defineCall } from '../define/define-call.ts'
import { siteLanguages } from './constants.ts'
import { Profile } from './entities.ts'

const base = 'vendor'
const session = 'required'

export const getProfile = defineCall({
  name: 'getProfile',
  method: 'GET',
  base,
  path: '/api/profile',
  session,
  summary: "The user's profile",
  response: Profile,
})

/** Changes the given fields only. For contacts see `changeContact`. */
export const updateProfile = defineCall({
  name: 'updateProfile',
  method: 'PATCH',
  base,
  path: '/api/profile',
  session,
  summary: 'Change the profile',
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

/**
 * Replaces the user's picture. The content decides the type: JPEG, PNG or WebP, at least 50 pixels wide and
 * high. Stored as squares of 50 and 100 pixels, without the file's metadata; 422 for any other file.
 */
export const setAvatar = defineCall({
  name: 'setAvatar',
  method: 'PUT',
  base,
  path: '/api/profile/avatar',
  session,
  summary: 'Change the profile picture',
  body: z.object({
    /** The file in base64: at most 600 kB, which is plenty for a square of 512 pixels. */
    picture: z
      .string()
      .check(
        z.minLength(1, 'Please choose a picture.'),
        z.maxLength(800_000, 'Please choose a picture of at most 600 kB.'),
        z.regex(/^[\w+/]+={0,2}$/, 'Please choose a JPEG, PNG or WebP picture.'),
      ),
  }),
  response: Profile,
})

/** Ends every other session of the account and replaces the own one, whose new cookie comes with the answer. */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  base,
  path: '/api/profile/password',
  session,
  summary: 'Change the password',
  body: z.object({
    /** Left out by an account that has none yet; its session must then be younger than 15 minutes. */
    current_password: z.optional(z.string().check(z.maxLength(256))),
    password: NewPassword,
  }),
  response: MessageResponse,
})
