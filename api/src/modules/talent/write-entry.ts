import type { CallParsed, changeEntry, createEntry, OwnEntry } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { talentEntries } from '../../database/schema/talent.schema.ts'
import { students } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import { once } from '../../server/idempotency.ts'
import type { Services } from '../../server/services.ts'
import { askBeforeShowing, withdrawCase } from '../moderation/moderation-cases.ts'
import { lockPerson } from '../orders/reservations.ts'
import { askAgain } from './ask-guardians.ts'
import { findCampaign } from './campaign.repository.ts'
import { chanceOf, listKids } from './entry-rules.ts'
import { findOwnEntry, lockOwnEntry, refuseClosed, viewOne } from './entry.repository.ts'
import type { EntryRow } from './entry.repository.ts'
import { refuseEmpty } from './files/entry-content.ts'
import { cancelUnpaidFee } from './pay-entry.ts'

/** Locks: person, kid. The kid's lock makes two guardians wait for each other. */
export function addEntry(
  actor: ActingUser,
  services: Services,
  { idempotency_key: key, ...wish }: CallParsed<typeof createEntry>,
): Promise<OwnEntry> {
  const { db, lock } = services
  const now = services.now()
  return db.transaction(async (tx) => {
    await lockPerson(tx, lock, actor.id)
    const [kid] = await listKids(actor, tx, wish.student_id)
    if (!kid) throw notFound('this kid')
    await lock(tx.select().from(students).where(eq(students.id, kid.studentId)))
    const { id } = await once(actor, tx, { key, content: ['createEntry', wish], now }, async () => {
      const campaign = await findCampaign(tx, wish.slug)
      const { problem, age } = await chanceOf(tx, { campaign, kid, now })
      if (problem || age === null)
        throw conflict(problem?.code ?? 'birth_date_missing', problem?.message ?? '')
      const [made] = await tx
        .insert(talentEntries)
        .values({
          campaignId: campaign.id,
          studentId: kid.studentId,
          createdBy: actor.id,
          title: wish.title,
          description: wish.description,
          age,
          updatedAt: now,
          createdAt: now,
        })
        .returning({ id: talentEntries.id })
      return { id: made?.id ?? 0 }
    })
    return viewOne(tx, await findOwnEntry(actor, tx, id), services)
  })
}

export function changeOwnEntry(
  actor: ActingUser,
  services: Services,
  { id, title, description, revision }: CallParsed<typeof changeEntry>,
): Promise<OwnEntry> {
  const { db, lock, now } = services
  return db.transaction(async (tx) => {
    const found = await lockOwnEntry(actor, tx, lock, id)
    refuseClosed(found, now())
    if (found.entry.revision !== revision)
      throw conflict(
        'changed_elsewhere',
        'This entry was changed elsewhere. Please look at it again.',
      )
    if (found.entry.sentAt && !title)
      throw conflict('no_title', 'An entry that was sent keeps a title. Please write one.')
    const isOther = title !== found.entry.title || description !== found.entry.description
    const isByKid = actor.role === 'student' && isOther
    const entry = await touch(services, tx, found.entry, { title, description, isByKid })
    await refuseEmpty(tx, { ...found, entry })
    return viewOne(tx, { ...found, entry }, services)
  })
}

/** Changes what others see: who has seen it before has to look again, and who has agreed before, to what the kid changed. */
export async function touch(
  services: Services,
  tx: Database,
  { id, revision, review, consentAt }: EntryRow,
  { isByKid, ...change }: { isByKid: boolean } & Partial<Pick<EntryRow, 'title' | 'description'>>,
): Promise<EntryRow> {
  const now = services.now()
  const wasLookedAt = review === 'shown' || review === 'refused'
  const [changed] = await tx
    .update(talentEntries)
    .set({
      ...change,
      // Who is writing beside an upload goes on writing.
      revision: revision + ('title' in change ? 1 : 0),
      updatedAt: now,
      ...(wasLookedAt ? { review: 'waiting', reviewNote: '' } : {}),
    })
    .where(eq(talentEntries.id, id))
    .returning()
  if (!changed) throw notFound('this entry')
  if (isByKid && consentAt) return askAgain(services, tx, id)
  if (wasLookedAt) await askBeforeShowing(tx, { type: 'entry', id, vendorId: null, now })
  return changed
}

/** A draft is deleted; what was sent keeps its row, so that its number is not given again. */
export async function withdraw(actor: ActingUser, services: Services, id: number) {
  const { db, lock, now } = services
  const message = await db.transaction(async (tx) => {
    const found = await lockOwnEntry(actor, tx, lock, id)
    if (found.entry.withdrawnAt) return 'The entry is withdrawn.'
    refuseClosed(found, now())
    if (!found.entry.sentAt) {
      await tx.delete(talentEntries).where(eq(talentEntries.id, id))
      return 'The draft is deleted.'
    }
    await tx
      .update(talentEntries)
      .set({ withdrawnAt: now(), updatedAt: now() })
      .where(eq(talentEntries.id, id))
    await withdrawCase(tx, 'entry', id)
    return 'The entry is withdrawn.'
  })
  await cancelUnpaidFee(services, id)
  return { message }
}
