import * as z from '@brightyard/contract/schema'
import { DatabaseId, oneLine } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { maxLiveText } from './constants.ts'
import { LiveClass, LiveRoom, Meeting } from './entities.ts'

// Tokens come with bookings (`room_path` of a session) and with the organiser's sessions. They are sent in bodies,
// because addresses end up in logs.
const base = 'vendor'
const session = 'required'
const token = z.string().check(z.minLength(1), z.maxLength(200))
const ofToken = z.object({ token })

/** Changes nothing. 404 for a token that is not ours; `expired`, `foreign` and the like are states. */
export const readLiveClass = defineCall({
  name: 'readLiveClass',
  method: 'POST',
  base,
  path: '/api/live/class',
  session,
  summary: 'What a link to a session online leads to',
  body: ofToken,
  response: LiveClass,
})

/**
 * Takes part from now on; a kid's attendance is kept. 409 `too_early` before the class is open, `too_late` afterwards,
 * `not_valid` for links that are expired, cancelled or another person's; the calls below refuse the same.
 */
export const joinLiveClass = defineCall({
  name: 'joinLiveClass',
  method: 'POST',
  base,
  path: '/api/live/join',
  session,
  summary: 'Join a session online',
  body: ofToken,
  response: Meeting,
})

/**
 * For those who have joined, every few seconds: it says who is still here. 409 `not_joined` for others; empty once the
 * class is over.
 */
export const readLiveRoom = defineCall({
  name: 'readLiveRoom',
  method: 'POST',
  base,
  path: '/api/live/room',
  session,
  summary: 'Who is in the room, and what is written there',
  body: ofToken,
  response: LiveRoom,
})

/** 422 `no_links` for addresses and phone numbers in what kids write; 429 for more than five messages in ten seconds. */
export const sendLiveMessage = defineCall({
  name: 'sendLiveMessage',
  method: 'POST',
  base,
  path: '/api/live/messages',
  session,
  summary: 'Write to the room',
  body: z.object({
    token,
    text: z
      .string()
      .check(
        oneLine(),
        z.minLength(1, 'Please write something.'),
        z.maxLength(maxLiveText, `Please use at most ${maxLiveText} characters.`),
      ),
  }),
  response: LiveRoom,
})

/** The own hand; hosts lower those of others by `member_id`. */
export const raiseLiveHand = defineCall({
  name: 'raiseLiveHand',
  method: 'POST',
  base,
  path: '/api/live/hand',
  session,
  summary: 'Raise or lower a hand',
  body: z.object({ token, is_raised: z.boolean(), member_id: z.optional(DatabaseId) }),
  response: LiveRoom,
})

/** Hosts only: 403 for others. */
export const removeLiveMessage = defineCall({
  name: 'removeLiveMessage',
  method: 'POST',
  base,
  path: '/api/live/messages/remove',
  session,
  summary: 'Remove a message from the room',
  body: z.object({ token, message_id: DatabaseId }),
  response: LiveRoom,
})

/** Hosts only: lets those in who wait, before the time if they like. */
export const startLiveClass = defineCall({
  name: 'startLiveClass',
  method: 'POST',
  base,
  path: '/api/live/start',
  session,
  summary: 'Start a session online',
  body: ofToken,
  response: LiveClass,
})

/** Hosts only; for good. */
export const endLiveClass = defineCall({
  name: 'endLiveClass',
  method: 'POST',
  base,
  path: '/api/live/end',
  session,
  summary: 'End a session online for everyone',
  body: ofToken,
  response: LiveClass,
})
