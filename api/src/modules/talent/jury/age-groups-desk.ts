import { problemsOfAgeGroups } from '@brightyard/contract'
import type { CallParsed, JuryDesk, setCampaignAgeGroups } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { campaigns } from '../../../database/schema/content.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { conflict, invalidInput } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { refuseAllButAdmins } from '../../orders/order.repository.ts'
import { isOver } from '../campaign.repository.ts'
import { lockCampaign, viewDesk } from './jury-desk.ts'
import { hasPoints } from './jury.repository.ts'

/** Locks: campaign, which every score takes too, so no points are given to other groups than those that are shown. */
export function setAgeGroups(
  actor: ActingUser,
  { db, lock, now }: Services,
  { slug, age_groups: groups }: CallParsed<typeof setCampaignAgeGroups>,
): Promise<JuryDesk> {
  refuseAllButAdmins(actor)
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, lock, slug)
    if (isOver(campaign, now()))
      throw conflict('closed', 'The verdict of this campaign is published.')
    if (await hasPoints(tx, campaign.id))
      throw conflict('scored', 'A juror has given points, so the age groups stay as they are.')
    const problems = problemsOfAgeGroups(groups, { from: campaign.ageFrom, to: campaign.ageTo })
    if (problems.length > 0)
      throw invalidInput(
        Object.fromEntries(
          problems.map(({ at, field, message }) => [`age_groups.${at}.${field}`, message]),
        ),
      )
    const ageGroups =
      groups.length > 0 ? groups.toSorted((one, other) => one.from - other.from) : null
    await tx.update(campaigns).set({ ageGroups }).where(eq(campaigns.id, campaign.id))
    return viewDesk(actor, tx, slug, now())
  })
}
