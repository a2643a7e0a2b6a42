import {
  decideModerationCase,
  hideContent,
  listModerationCases,
  reportContent,
} from '@brightyard/contract'
import { moderationCases } from '../../database/schema/moderation.schema.ts'
import { allTheirOwn } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { aUser } from '../../testing/factories.ts'
import { aFamilyPost, staffOnly } from '../feeds/feeds.access.ts'

/** Written by somebody else of the same room. */
async function aForeignPost(world: World, whose: Signed) {
  const { vendorId } = await aFamilyPost(world, whose)
  const author = await aUser(world.api.db, { role: 'vendorStaff', vendorId })
  return aFamilyPost(world, whose, author.id)
}

const aSubject = async (world: World, whose: Signed) => ({
  type: 'post' as const,
  subject_id: (await aForeignPost(world, whose)).id,
  reason: 'unkind',
  is_hidden: true,
})

async function aCase(world: World, whose: Signed) {
  const { db, clock } = world.api
  const post = await aForeignPost(world, whose)
  const [made] = await db
    .insert(moderationCases)
    .values({
      subjectType: 'post',
      subjectId: post.id,
      vendorId: post.vendorId,
      cause: 'reported',
      openedAt: clock.now,
    })
    .returning()
  return { id: made?.id ?? 0, verdict: 'show' }
}

const readers: Outcomes = {
  visitor: 401,
  owner: 200,
  student: 200,
  'school representative': 200,
  'super admin': 200,
  others: 404,
}

export const moderationAccess: readonly AccessRow[] = [
  { call: reportContent, given: aSubject, outcomes: readers, own: allTheirOwn },
  { call: hideContent, given: aSubject, outcomes: readers, own: allTheirOwn },
  { call: listModerationCases, outcomes: staffOnly },
  {
    call: decideModerationCase,
    given: aCase,
    outcomes: { ...staffOnly, vendor: 404, 'vendor staff': 404 },
    own: { vendor: 200, 'vendor staff': 200 },
  },
]
