import { talentboxPaths } from '@brightyard/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { guardianships, students } from '../../database/schema/users.schema.ts'
import type { Services } from '../../server/services.ts'
import { notify } from '../notifications/notify.ts'
import type { EntryRow } from './entry.repository.ts'

export const campaignPath = ({ slug }: { slug: string }) => talentboxPaths.campaign.to({ slug })
/** Where a family sees, changes, and agrees to an entry. */
export const ownEntryPath = ({ id }: { id: number }) =>
  talentboxPaths.submission.to({}, { entry: id })

interface Words {
  title: string
  description: string
}

/** Tells the kid, in words of its own where there are some, the guardians, and who wrote the entry. */
export async function tellFamily(
  services: Pick<Services, 'outbox' | 'publicOrigin' | 'now'>,
  tx: Database,
  { createdBy, studentId }: EntryRow,
  { toChild, ...news }: Words & { path: string; collectionType?: string; toChild?: Words },
) {
  const guardians = await tx
    .select({ id: guardianships.guardianId })
    .from(guardianships)
    .where(inArray(guardianships.studentId, [studentId]))
  const [child] = await tx
    .select({ userId: students.userId })
    .from(students)
    .where(eq(students.id, studentId))
  const people = new Set(guardians.map(({ id }) => id))
  if (child) people.add(child.userId)
  if (createdBy !== null) people.add(createdBy)
  for (const userId of [...people].toSorted((one, other) => one - other))
    await notify(services, tx, {
      userId,
      topic: 'community',
      studentId,
      ...news,
      ...(userId === child?.userId ? toChild : {}),
    })
}
