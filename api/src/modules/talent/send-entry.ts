import { consentGraceHours, entryConsent, takesWords } from '@brightyard/contract'
import type { CallParsed, consentToEntry, OwnEntry } from '@brightyard/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { talentEntries, uploads } from '../../database/schema/index.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, invalidInput, notAuthorized } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { askBeforeShowing } from '../moderation/moderation-cases.ts'
import { askGuardians } from './ask-guardians.ts'
import { hasEnough } from './files/entry-content.ts'
import { takenWords } from './files/kind-words.ts'
import { agesProblem, listKids } from './entry-rules.ts'
import { lockOwnEntry, refuseClosed, statusOf, viewOne } from './entry.repository.ts'
import type { FoundEntry } from './entry.repository.ts'

const graceMs = consentGraceHours * 60 * 60 * 1000
const notThePresent = () =>
  invalidInput({ consent_version: 'Please read what you agree to, and tick the box.' })

/** What is complete goes to those who look at it before others see it. */
export async function moveOn(tx: Database, found: FoundEntry, now: Date): Promise<FoundEntry> {
  const { entry } = found
  if (statusOf(found) !== 'in_review' || entry.review !== 'new') return found
  await tx.update(talentEntries).set({ review: 'waiting' }).where(eq(talentEntries.id, entry.id))
  await askBeforeShowing(tx, { type: 'entry', id: entry.id, vendorId: null, now })
  return { ...found, entry: { ...entry, review: 'waiting' } }
}

async function change(
  tx: Database,
  found: FoundEntry,
  values: Partial<typeof talentEntries.$inferInsert>,
): Promise<FoundEntry> {
  const [entry] = await tx
    .update(talentEntries)
    .set(values)
    .where(eq(talentEntries.id, found.entry.id))
    .returning()
  return { ...found, entry: entry ?? found.entry }
}

export function send(
  actor: ActingUser,
  services: Services,
  { id, consent_version: version }: { id: number; consent_version?: number | undefined },
): Promise<OwnEntry> {
  const { db, lock } = services
  const now = services.now()
  return db.transaction(async (tx) => {
    const found = await lockOwnEntry(actor, tx, lock, id)
    if (found.entry.sentAt && !found.entry.withdrawnAt) return viewOne(tx, found, services)
    refuseClosed(found, now)
    if (!found.entry.title) throw invalidInput({ title: 'Please give the entry a title.' })
    await refuseWithoutFiles(tx, found)
    const [kid] = await listKids(actor, tx, found.entry.studentId)
    const problem = kid && agesProblem(found.campaign, kid)
    if (problem) throw conflict(problem.code, problem.message)
    const isGuardian = actor.role === 'guardian'
    if (isGuardian && version !== entryConsent.version) throw notThePresent()
    const sent = await change(tx, found, {
      sentAt: now,
      updatedAt: now,
      ...(isGuardian ? consentOf(actor, now) : {}),
    })
    if (!isGuardian) await askGuardians(services, tx, sent)
    return viewOne(tx, await moveOn(tx, sent, now), services)
  })
}

async function refuseWithoutFiles(tx: Database, found: FoundEntry) {
  const { entry, campaign } = found
  const onTheirWay = and(eq(uploads.entryId, entry.id), isNull(uploads.kind))
  if ((await tx.$count(uploads, onTheirWay)) > 0)
    throw invalidInput({ files: 'A file is still on its way. Let it finish, or remove it.' })
  if (await hasEnough(tx, found)) return
  throw invalidInput({
    files: takesWords(campaign.fileKinds, campaign.maxFiles)
      ? 'Please add a file, or write something.'
      : `Please add a file. ${takenWords(campaign.fileKinds, 'or')}.`,
  })
}

const consentOf = ({ id }: ActingUser, now: Date) => ({
  consentVersion: entryConsent.version,
  consentBy: id,
  consentAt: now,
})

export function consent(
  actor: ActingUser,
  services: Services,
  { id, consent_version: version, updated_at: seenAt }: CallParsed<typeof consentToEntry>,
): Promise<OwnEntry> {
  const { db, lock, now } = services
  if (actor.role !== 'guardian') throw notAuthorized()
  return db.transaction(async (tx) => {
    const found = await lockOwnEntry(actor, tx, lock, id)
    const { entry, campaign } = found
    if (entry.consentAt && !entry.withdrawnAt) return viewOne(tx, found, services)
    if (entry.withdrawnAt) throw conflict('withdrawn', 'This entry was withdrawn.')
    if (!entry.sentAt) throw conflict('not_sent', 'This entry is a draft. Please send it first.')
    if (now().getTime() >= campaign.endsAt.getTime() + graceMs)
      throw conflict('closed', 'The campaign is closed, and the time to agree is over.')
    if (version !== entryConsent.version) throw notThePresent()
    if (seenAt !== undefined && seenAt !== entry.updatedAt.toISOString())
      throw conflict(
        'changed_elsewhere',
        'This entry was changed meanwhile. Please look at it again before you agree.',
      )
    const agreed = await change(tx, found, { ...consentOf(actor, now()), updatedAt: now() })
    return viewOne(tx, await moveOn(tx, agreed, now()), services)
  })
}
