import type {
  CallParsed,
  JuryDesk,
  repeatCampaign,
  setCampaignClosing,
  TalentCampaign,
} from '@brightyard/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { campaignJudges, talentEntries } from '../../../database/schema/talent.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { conflict, invalidInput } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { refuseAllButAdmins } from '../../orders/order.repository.ts'
import { findCampaign, isOver, viewTalentCampaign } from '../campaign.repository.ts'
import type { CampaignRow } from '../campaign.repository.ts'
import { ownEntryPath, tellFamily } from '../talent-news.ts'
import { lockCampaign, viewDesk } from './jury-desk.ts'

/** Locks: campaign. Who may enter was decided by the age on the day that was announced, and stays decided. */
export function setClosing(
  actor: ActingUser,
  services: Services,
  { slug, ends_at }: CallParsed<typeof setCampaignClosing>,
): Promise<JuryDesk> {
  const { db, lock } = services
  refuseAllButAdmins(actor)
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, lock, slug)
    const now = services.now()
    if (isOver(campaign, now))
      throw conflict('closed', 'The verdict of this campaign is published.')
    if (campaign.juryEndsAt)
      throw conflict('with_jury', 'The entries are with the jury. Nothing can come in any more.')
    const endsAt = ends_at === null ? now : new Date(ends_at)
    if (endsAt < now) throw invalidInput({ ends_at: 'Please choose a time that is still to come.' })
    if (endsAt <= campaign.startsAt)
      throw invalidInput({ ends_at: 'Please choose a time after the beginning of the campaign.' })
    if (endsAt.getTime() === campaign.endsAt.getTime()) return viewDesk(actor, tx, slug, now)
    await tx
      .update(campaigns)
      .set({ endsAt, ...moved(campaign, endsAt) })
      .where(eq(campaigns.id, campaign.id))
    const entries = await tx
      .select()
      .from(talentEntries)
      .where(and(eq(talentEntries.campaignId, campaign.id), isNull(talentEntries.withdrawnAt)))
      .orderBy(talentEntries.id)
    for (const entry of entries)
      await tellFamily(services, tx, entry, {
        title:
          endsAt > now ? `${campaign.title} has another last day` : `${campaign.title} is closed`,
        description:
          endsAt > now
            ? 'Look at your entry to see until when it can be sent or changed.'
            : 'Look at your entry. What was sent is on its way to the jury.',
        path: ownEntryPath(entry),
      })
    return viewDesk(actor, tx, slug, now)
  })
}

/** Results come as long after the closing as they were announced, votes end with it where they did. */
function moved({ endsAt: before, resultsAt, votingEndsAt }: CampaignRow, endsAt: Date) {
  const by = endsAt.getTime() - before.getTime()
  return {
    resultsAt: resultsAt && new Date(resultsAt.getTime() + by),
    votingEndsAt: votingEndsAt?.getTime() === before.getTime() ? endsAt : votingEndsAt,
  }
}

/** The name in an address: `kite-letters-2027`. */
const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'campaign'

export function repeat(
  actor: ActingUser,
  { db, now: clock }: Services,
  { slug, title, starts_at, ends_at }: CallParsed<typeof repeatCampaign>,
): Promise<TalentCampaign> {
  refuseAllButAdmins(actor)
  const startsAt = new Date(starts_at)
  const endsAt = new Date(ends_at)
  const now = clock()
  return db.transaction(async (tx) => {
    const model = await findCampaign(tx, slug)
    if (endsAt <= now)
      throw invalidInput({ ends_at: 'Please choose a time that is still to come.' })
    if (endsAt <= startsAt)
      throw invalidInput({ ends_at: 'Please choose a time after the beginning of the campaign.' })
    const { id: _id, createdAt: _createdAt, ...kept } = model
    const [made] = await tx
      .insert(campaigns)
      .values({
        ...kept,
        ...moved(model, endsAt),
        slug: slugOf(title),
        title,
        startsAt,
        endsAt,
        verdictAt: null,
        juryEndsAt: null,
        tieBreaker: null,
      })
      .onConflictDoNothing({ target: campaigns.slug })
      .returning()
    if (!made) throw invalidInput({ title: 'There is a campaign of this name already.' })
    const judges = await tx
      .select()
      .from(campaignJudges)
      .where(eq(campaignJudges.campaignId, model.id))
    if (judges.length > 0)
      await tx
        .insert(campaignJudges)
        .values(judges.map((judge) => ({ ...judge, campaignId: made.id })))
    return viewTalentCampaign(tx, made, now)
  })
}
