import {
  endLiveClass,
  joinLiveClass,
  raiseLiveHand,
  readLiveClass,
  readLiveRoom,
  removeLiveMessage,
  sendLiveMessage,
  startLiveClass,
} from '@brightyard/contract'
import { liveMembers, liveMessages } from '../../database/schema/live.schema.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { aHostsLink, aLiveClass, linkOf, moveSession } from '../../testing/live-factories.ts'
import { book } from '../../testing/booking-factories.ts'

const isHost = (whose: Signed) => whose === 'vendor' || whose === 'vendor staff'

/** Into a class of the academy that has begun: a host's link, or a guardian's for their kid; others try the owner's. */
async function aLink({ api, callers, kids, academy }: World, whose: Signed) {
  const now = api.clock.now.getTime()
  const live = await aLiveClass(api, new Date(now + 24 * 60 * 60_000), { vendorId: academy.id })
  const { sessionId } = live
  const begin = () => moveSession(api, sessionId, new Date(now - 5 * 60_000))
  if (isHost(whose)) {
    await begin()
    return { token: await aHostsLink(callers[whose], live), sessionId }
  }
  const guardian = whose === 'other guardian' ? whose : 'owner'
  const { codes } = await book(callers[guardian], {
    student_ids: [kids[guardian].studentId],
    ticket_type_id: live.ticketId,
    session_id: sessionId,
  })
  await begin()
  return { token: await linkOf(callers[guardian], codes[0] ?? ''), sessionId }
}

const given = async (world: World, whose: Signed) => ({ token: (await aLink(world, whose)).token })

/** The same, after joining. */
async function joined(world: World, whose: Signed) {
  const link = await aLink(world, whose)
  const by = isHost(whose) || whose === 'other guardian' ? whose : 'owner'
  await world.callers[by].call(joinLiveClass, { token: link.token })
  return link
}

const inRoom = async (world: World, whose: Signed) => {
  const { token } = await joined(world, whose)
  return { token, text: 'Hello', is_raised: true }
}

async function withMessage(world: World, whose: Signed) {
  const { token, sessionId } = await joined(world, whose)
  const { db, clock } = world.api
  const [member] = await db
    .insert(liveMembers)
    .values({ sessionId, userId: world.people['super admin'].id, seenAt: clock.now })
    .returning()
  const [message] = await db
    .insert(liveMessages)
    .values({ sessionId, memberId: member?.id ?? 0, text: 'Hello', createdAt: clock.now })
    .returning()
  return { token, message_id: message?.id ?? 0 }
}

/** People who open another person's link learn only that it is another person's. */
const anybody: Outcomes = { visitor: 401, others: 200 }
const ownerOnly: Outcomes = { visitor: 401, owner: 200, others: 409 }
const hostsOnly: Outcomes = { visitor: 401, others: 403 }
const own = { 'other guardian': 200, vendor: 200, 'vendor staff': 200 } as const
const ownHosts = { vendor: 200, 'vendor staff': 200 } as const

export const liveAccess: readonly AccessRow[] = [
  { call: readLiveClass, given, outcomes: anybody, own },
  { call: joinLiveClass, given, outcomes: ownerOnly, own },
  { call: readLiveRoom, given: inRoom, outcomes: anybody, own },
  { call: sendLiveMessage, given: inRoom, outcomes: ownerOnly, own },
  { call: raiseLiveHand, given: inRoom, outcomes: ownerOnly, own },
  { call: removeLiveMessage, given: withMessage, outcomes: hostsOnly, own: ownHosts },
  { call: startLiveClass, given, outcomes: hostsOnly, own: ownHosts },
  { call: endLiveClass, given, outcomes: hostsOnly, own: ownHosts },
]
