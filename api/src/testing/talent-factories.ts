import { randomUUID } from 'node:crypto'
import { createEntry, entryConsent, sendEntry } from '@brightyard/contract'
import { and, eq } from 'drizzle-orm'
import { campaigns } from '../database/schema/content.schema.ts'
import { moderationCases } from '../database/schema/moderation.schema.ts'
import { talentEntries } from '../database/schema/talent.schema.ts'
import { forUpdate } from '../database/row-lock.ts'
import { vote } from '../modules/talent/votes/vote.ts'
import { aUser } from './factories.ts'
import type { Caller, TestApi } from './test-api.ts'

const day = 24 * 60 * 60 * 1000
let made = 0

/** Open for a week, for kids from 4 to 16. */
export async function aTalentCampaign(
  { db, clock }: Pick<TestApi, 'db' | 'clock'>,
  fields: Partial<typeof campaigns.$inferInsert> = {},
) {
  made += 1
  const now = clock.now.getTime()
  const [row] = await db
    .insert(campaigns)
    .values({
      slug: `stage-${made}-${randomUUID().slice(0, 8)}`,
      title: `Stage ${made}`,
      summary: 'Show what you can do.',
      theme: 'Colour',
      startsAt: new Date(now - day),
      endsAt: new Date(now + 7 * day),
      ageFrom: 4,
      ageTo: 16,
      entriesPerKid: 1000,
      fileKinds: ['picture', 'pdf'],
      ...fields,
    })
    .returning()
  if (!row) throw new Error('The campaign was not made.')
  return row
}

/** What somebody sends who begins an entry. */
export const anEntryWish = (slug: string, studentId: number) => ({
  slug,
  student_id: studentId,
  title: 'The blue roof',
  description: 'I painted it from our window.',
  idempotency_key: randomUUID(),
})

export const aDraft = (caller: Caller, slug: string, studentId: number) =>
  caller.call(createEntry, anEntryWish(slug, studentId))

/** Sent by a guardian, with consent. */
export async function aSentEntry(caller: Caller, slug: string, studentId: number) {
  const { id } = await aDraft(caller, slug, studentId)
  return caller.call(sendEntry, { id, consent_version: entryConsent.version })
}

/** As the moderation desk leaves it. */
export async function showEntry({ db, clock }: Pick<TestApi, 'db' | 'clock'>, id: number) {
  await db
    .update(talentEntries)
    .set({ review: 'shown', shownAt: clock.now })
    .where(eq(talentEntries.id, id))
  await db
    .update(moderationCases)
    .set({ isOpen: false })
    .where(and(eq(moderationCases.subjectType, 'entry'), eq(moderationCases.subjectId, id)))
}

/** Sent, shown, and open for votes until its campaign closes. */
export async function aVotedEntry(
  api: TestApi,
  caller: Caller,
  studentId: number,
  fields: Partial<typeof campaigns.$inferInsert> = {},
) {
  const votingEndsAt = new Date(api.clock.now.getTime() + 7 * day)
  const campaign = await aTalentCampaign(api, { votingEndsAt, ...fields })
  const { id } = await aSentEntry(caller, campaign.slug, studentId)
  await showEntry(api, id)
  return { id, campaign, slug: campaign.slug }
}

/** By so many accounts, one after the other; each with an address of its own unless one is given. */
export async function castVotes(
  { db, clock }: Pick<TestApi, 'db' | 'clock'>,
  id: number,
  count: number,
  how: { source?: string; isNew?: boolean } = {},
) {
  for (let at = 0; at < count; at += 1) {
    const age = how.isNew ? 0 : 3 * day
    const person = await aUser(db, { createdAt: new Date(clock.now.getTime() - age) })
    await vote(
      { id: person.id, role: 'guardian', vendorId: null } as Parameters<typeof vote>[0],
      { db, lock: forUpdate, now: () => clock.now },
      { id, source: how.source ?? `address ${person.id}` },
    )
  }
}
