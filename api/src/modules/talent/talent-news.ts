import { talentboxPaths } from '@brightyard/contract'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { guardianships } from '../../database/schema/users.schema.ts'
import type { Services } from '../../server/services.ts'
import { notify } from '../notifications/notify.ts'
import type { EntryRow } from './entry.repository.ts'

export const campaignPath = ({ slug }: { slug: string }) => talentboxPaths.campaign.to({ slug })
/** Where a family sees, changes, and agrees to an entry. */
export const ownEntryPath = ({ id }: { id: number }) =>
  talentboxPaths.submission.to({}, { entry: id })

/** Tells who wrote an entry, and the kid's guardians. */
export async function tellFamily(
  services: Pick<Services, 'outbox' | 'publicOrigin' | 'now'>,
  tx: Database,
  { createdBy, studentId }: EntryRow,
  news: { title: string; description: string; path: string; collectionType?: string },
) {
  const guardians = await tx
    .select({ id: guardianships.guardianId })
    .from(guardianships)
    .where(inArray(guardianships.studentId, [studentId]))
  const people = new Set(guardians.map(({ id }) => id))
  if (createdBy !== null) people.add(createdBy)
  for (const userId of [...people].toSorted((one, other) => one - other))
    await notify(services, tx, { userId, topic: 'community', studentId, ...news })
}
