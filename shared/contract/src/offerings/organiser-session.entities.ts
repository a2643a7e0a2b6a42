import * as z from '@brightyard/contract/schema'
import { DatabaseId } from '../common/fields.ts'
import { sessionStates } from './constants.ts'
import { OfferingSession } from './entities.ts'

const httpsOnly = 'Please enter an address that starts with https://.'

/** Asked of what is no address too: every check of a text runs. */
function hasCredentials(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username !== '' || password !== ''
}

/** As a browser reads it, without a name and password in it. */
const MeetingUrl = z
  .url({
    protocol: /^https$/,
    hostname: /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
    normalize: true,
    error: httpsOnly,
  })
  .check(
    z.maxLength(500),
    z.refine((address) => !hasCredentials(address), httpsOnly),
  )

export const SessionInput = z.object({
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  capacity: z.int().check(z.minimum(1), z.maximum(10_000)),
  /** One of the organiser's. */
  teacher_id: z.nullable(DatabaseId),
  /** Where it meets online, if not in the site's own room; left out, it stays as it is. */
  meeting_url: z.optional(z.nullable(MeetingUrl)),
})
export type SessionInput = z.infer<typeof SessionInput>

export const OwnSession = z.extend(OfferingSession, {
  state: z.enum(sessionStates),
  seats_taken: z.int(),
  seats_elsewhere: z.int(),
  meeting_url: z.nullable(z.string()),
  /** The path of its room, for the person who asked; null where it is not online or was cancelled. */
  room_path: z.nullable(z.string()),
})
export type OwnSession = z.infer<typeof OwnSession>
