import { firstNameOf } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { guardianships, talentEntries } from '../../database/schema/index.ts'
import type { Services } from '../../server/services.ts'
import { withdrawCase } from '../moderation/moderation-cases.ts'
import { notify } from '../notifications/notify.ts'
import { readEntry } from './entry.repository.ts'
import type { FoundEntry } from './entry.repository.ts'
import { ownEntryPath } from './talent-news.ts'

/** Takes back a consent: it was to something else. Fees stay paid, and the desk gets the entry with the next consent. */
export async function askAgain(services: Services, tx: Database, id: number) {
  await tx
    .update(talentEntries)
    .set({ consentVersion: null, consentBy: null, consentAt: null, review: 'new', reviewNote: '' })
    .where(eq(talentEntries.id, id))
  await withdrawCase(tx, 'entry', id)
  const found = await readEntry(tx, id)
  await askGuardians(services, tx, found, {
    title: `${firstNameOf(found.kid)} has changed “${found.entry.title}”`,
    description: `It takes part in ${found.campaign.title} once you have looked at it and agreed again.`,
  })
  return found.entry
}

export async function askGuardians(
  services: Services,
  tx: Database,
  { entry, campaign, kid }: FoundEntry,
  words = {
    title: `${firstNameOf(kid)} would like to enter ${campaign.title}`,
    description: `“${entry.title}” takes part once you agree.`,
  },
) {
  const guardians = await tx
    .select({ userId: guardianships.guardianId })
    .from(guardianships)
    .where(eq(guardianships.studentId, entry.studentId))
    .orderBy(guardianships.guardianId)
  for (const { userId } of guardians)
    await notify(services, tx, {
      userId,
      topic: 'family',
      ...words,
      studentId: entry.studentId,
      path: ownEntryPath(entry),
    })
}
