import { createHash } from 'node:crypto'
import { talentboxPaths } from '@brightyard/contract'
import type { CampaignPrize, VerdictPreview } from '@brightyard/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { talentEntries } from '../../../database/schema/talent.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { conflict, invalidInput } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { phaseOf } from '../../content/campaign.repository.ts'
import { refuseAllButAdmins } from '../../orders/order.repository.ts'
import { findCampaign, isOver, takesPart } from '../campaign.repository.ts'
import type { CampaignRow } from '../campaign.repository.ts'
import { ageGroupOf, groupOf, groupWords, inGroups } from '../age-groups.ts'
import { statusOf } from '../entry.repository.ts'
import { tellFamily } from '../talent-news.ts'
import { fairScores } from './fair-scores.ts'
import { lockCampaign } from './jury-desk.ts'
import { listAssignments, listJudges } from './jury.repository.ts'
import { rankBy } from './rank-by.ts'

/** Where a campaign says of no prize whom it is for. */
const usualPlaces = 3
const inHundredths = (value: number) => Math.round(value * 100) / 100

export const prizeOf = (prizes: readonly CampaignPrize[], place: number | null) =>
  (place !== null && prizes.find(({ places }) => places?.includes(place))?.prize) || null

const placesOf = ({ prizes }: CampaignRow) =>
  Math.max(...prizes.flatMap(({ places }) => places ?? []), 0) || usualPlaces

/** What the scores that are final say now. */
async function judge(
  db: Database,
  campaign: CampaignRow,
  { tieBreaker, now }: { tieBreaker: string | undefined; now: Date },
): Promise<VerdictPreview> {
  const { criteria } = campaign
  if (tieBreaker !== undefined && !criteria.some(({ key }) => key === tieBreaker))
    throw invalidInput({ tie_breaker: 'Please choose a criterion of this campaign.' })
  const assigned = await listAssignments(db, campaign.id)
  const final = assigned.filter(({ assignment }) => assignment.finalAt !== null)
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0)
  const scores = final.map(({ assignment: { userId, points }, entry }) => {
    const of = (key: string) => points.find((one) => one.key === key)?.points ?? 0
    const sum = criteria.reduce((all, { key, weight }) => all + weight * of(key), 0)
    return { entry: entry.id, juror: userId, value: sum / Math.max(1, weights), of }
  })
  const { worth, leniency } = fairScores(scores)
  const ties =
    tieBreaker === undefined
      ? new Map<number, number>()
      : fairScores(scores.map((one) => ({ ...one, value: one.of(tieBreaker) }))).worth
  const rows = [...new Map(final.map(({ entry }) => [entry.id, entry])).values()].map((entry) => {
    const given = scores.filter((one) => one.entry === entry.id).map(({ value }) => value)
    return {
      entry,
      score: inHundredths(worth.get(entry.id) ?? 0),
      tie: inHundredths(ties.get(entry.id) ?? 0),
      mean: inHundredths(given.reduce((all, one) => all + one, 0) / given.length),
      scores: given.length,
    }
  })
  const ranked = inGroups(rows, campaign, ({ entry }) => entry.age).flatMap((group) =>
    rankBy(group, ({ score, tie }) => [score, tie]),
  )
  const entries = ranked.map(({ row, rank }) => {
    const place = rank <= placesOf(campaign) ? rank : null
    return {
      entry_id: row.entry.id,
      title: row.entry.title,
      age_group: ageGroupOf(row.entry.age, campaign),
      rank,
      place,
      prize: prizeOf(campaign.prizes, place),
      score: row.score,
      mean: row.mean,
      scores: row.scores,
    }
  })
  const judges = await listJudges(db, campaign.id)
  const missing = assigned.length - final.length
  const problem = problemOf(campaign, { entries: entries.length, missing, now })
  const digest = createHash('sha256').update(JSON.stringify([campaign.id, entries, missing]))
  return {
    digest: digest.digest('base64url'),
    missing,
    may_publish: problem === null,
    problem: problem?.message ?? '',
    entries,
    jurors: judges.flatMap(({ name, userId }) => {
      const value = userId === null ? undefined : leniency.get(userId)
      return value === undefined ? [] : { name, leniency: inHundredths(value) }
    }),
  }
}

function problemOf(
  campaign: CampaignRow,
  { entries, missing, now }: { entries: number; missing: number; now: Date },
) {
  if (phaseOf(campaign, now) !== 'judging')
    return { code: 'not_judging', message: 'A verdict comes after the closing, and only once.' }
  if (entries === 0)
    return { code: 'not_scored', message: 'No juror has finished an entry of this campaign yet.' }
  const isWaiting = campaign.juryEndsAt !== null && campaign.juryEndsAt > now
  if (missing > 0 && isWaiting)
    return {
      code: 'not_scored',
      message:
        missing === 1
          ? 'One score of a juror is still missing. After the deadline the verdict goes without it.'
          : `${missing} scores of jurors are still missing. After the deadline the verdict goes without them.`,
    }
  return null
}

export async function preview(
  actor: ActingUser,
  { db, now }: Services,
  { slug, tie_breaker }: { slug: string; tie_breaker?: string | undefined },
): Promise<VerdictPreview> {
  refuseAllButAdmins(actor)
  const campaign = await findCampaign(db, slug)
  // What is published stays as it was decided.
  const decided = isOver(campaign, now()) ? (campaign.tieBreaker ?? undefined) : tie_breaker
  return judge(db, campaign, { tieBreaker: decided, now: now() })
}

/** In one transaction: places, the end of the campaign, and word to all families. Locks: campaign. */
export function publish(
  actor: ActingUser,
  services: Services,
  { slug, digest, tie_breaker }: { slug: string; digest: string; tie_breaker?: string | undefined },
) {
  const { db, lock } = services
  refuseAllButAdmins(actor)
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, lock, slug)
    const now = services.now()
    const verdict = await judge(tx, campaign, { tieBreaker: tie_breaker, now })
    const problem = problemOf(campaign, {
      entries: verdict.entries.length,
      missing: verdict.missing,
      now,
    })
    if (problem) throw conflict(problem.code, problem.message)
    if (verdict.digest !== digest)
      throw conflict('changed', 'The result has changed since you looked. Please look again.')
    const places = new Map(verdict.entries.map(({ entry_id, place }) => [entry_id, place]))
    await tx
      .update(campaigns)
      .set({ verdictAt: now, tieBreaker: tie_breaker ?? null })
      .where(eq(campaigns.id, campaign.id))
    const all = await tx
      .select()
      .from(talentEntries)
      .where(and(eq(talentEntries.campaignId, campaign.id), takesPart))
      .orderBy(asc(talentEntries.id))
    for (const entry of all) {
      const place = places.get(entry.id) ?? null
      if (entry.place !== place)
        await tx.update(talentEntries).set({ place }).where(eq(talentEntries.id, entry.id))
      if (!mayHaveCertificate({ entry, campaign })) continue
      await tellFamily(services, tx, entry, newsOf(campaign, { entry, place }))
    }
    return { message: 'The verdict is published, and all families are told.' }
  })
}

/** For all who took part, also where the desk has not looked yet; not for what was refused. */
export function mayHaveCertificate(found: Parameters<typeof statusOf>[0]) {
  const status = statusOf(found)
  return status === 'shown' || status === 'in_review'
}

function newsOf(
  campaign: CampaignRow,
  { entry, place }: { entry: { id: number; title: string; age: number }; place: number | null },
) {
  const prize = prizeOf(campaign.prizes, place)
  const group = groupOf(campaign, entry.age)
  const among = group ? ` (${groupWords(group)})` : ''
  return {
    collectionType: '1025',
    title:
      place === null
        ? `The jury of ${campaign.title} has decided`
        : `Place ${place}${among} for “${entry.title}”`,
    description:
      place === null
        ? `Look at the winners. The certificate for “${entry.title}” is ready.`
        : `The jury of ${campaign.title} has decided.${prize ? ` The prize: ${prize}.` : ''} The certificate is ready.`,
    path: talentboxPaths.submission.to({}, { entry: String(entry.id) }),
    toChild:
      place === null
        ? {
            title: `The jury of ${campaign.title} has decided`,
            description: `Thank you for “${entry.title}”. It has no place this time; your certificate is ready.`,
          }
        : {
            title: `You have place ${place}${among} with “${entry.title}”!`,
            description: `Well done.${prize ? ` Your prize: ${prize}.` : ''} Your certificate is ready.`,
          },
  }
}
