import type { AssessmentRun, AssessmentRunCard } from '@brightyard/contract'
import { and, desc, eq, ilike, inArray, isNotNull, or } from 'drizzle-orm'
import { containing, type Database } from '../../../database/database.ts'
import { assessments } from '../../../database/schema/assessments.schema.ts'
import { vendors } from '../../../database/schema/users.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { type AssessmentRow, readTotals } from '../assessment.repository.ts'
import { readWait, readWaits, type ResultsWait } from '../results-wait.ts'
import { givenBy } from './desk-scope.ts'
import { countStates, percentOf, readBestScores, type Standing } from './takers.repository.ts'

const countsOf = (standings: readonly Standing[], id: number): AssessmentRunCard['counts'] => {
  const counts = { running: 0, not_started: 0, missed: 0, handed_in: 0 }
  for (const { assessment_id, state, people } of standings)
    if (assessment_id === id) counts[state] = people
  return counts
}

const viewCard = (
  row: AssessmentRow,
  giver: string | null,
  counts: AssessmentRunCard['counts'],
  wait: ResultsWait | undefined,
): AssessmentRunCard => ({
  id: row.id,
  title: row.title,
  subject: row.subject,
  given_by: giver ?? 'Brightyard',
  state: row.withdrawnAt ? 'withdrawn' : row.publishedAt ? 'published' : 'draft',
  opens_at: row.opensAt?.toISOString() ?? null,
  closes_at: row.closesAt?.toISOString() ?? null,
  counts,
  awaits_release:
    row.review !== 'none' &&
    counts.handed_in > 0 &&
    row.resultsReleasedAt === null &&
    (wait?.from === 'release' || (wait?.from === 'everybody' && wait.finishedAt === null)),
})

/** The newest first; nobody takes drafts. */
export async function listRuns(
  actor: ActingUser,
  db: Database,
  {
    search,
    limit,
    offset,
    now,
  }: { search?: string | undefined; limit: number; offset: number; now: Date },
): Promise<{ data: AssessmentRunCard[]; total: number }> {
  const where = and(
    givenBy(actor),
    isNotNull(assessments.publishedAt),
    search
      ? or(
          ilike(assessments.title, containing(search)),
          ilike(assessments.subject, containing(search)),
        )
      : undefined,
  )
  const rows = await db
    .select({ row: assessments, giver: vendors.name })
    .from(assessments)
    .leftJoin(vendors, eq(vendors.id, assessments.vendorId))
    .where(where)
    .orderBy(desc(assessments.id))
    .limit(limit)
    .offset(offset)
  const waits = await readWaits(
    db,
    rows.map(({ row }) => row),
    now,
  )
  const standings = await countStates(
    db,
    rows.map(({ row }) => row.id),
    now,
  )
  return {
    data: rows.map(({ row, giver }) =>
      viewCard(row, giver, countsOf(standings, row.id), waits.get(row.id)),
    ),
    total: await db.$count(assessments, where),
  }
}

export async function viewRun(db: Database, row: AssessmentRow, now: Date): Promise<AssessmentRun> {
  const standings = await countStates(db, [row.id], now)
  const { questions, marks } = (await readTotals(db, [row.id])).get(row.id) ?? {
    questions: 0,
    marks: 0,
  }
  const givers = await db
    .select({ name: vendors.name })
    .from(vendors)
    .where(inArray(vendors.id, row.vendorId === null ? [] : [row.vendorId]))
  const scores = await readBestScores(db, row.id, now)
  const wait = await readWait(db, row, now)
  return {
    ...viewCard(row, givers[0]?.name ?? null, countsOf(standings, row.id), wait),
    closes_at: wait.lastClosesAt?.toISOString() ?? null,
    minutes: row.minutes,
    questions,
    marks,
    attempts_allowed: row.attemptsAllowed,
    is_for_candidates: row.isForCandidates,
    fee_in_paise: row.feeInPaise,
    review: row.review,
    review_from: wait.from,
    results_released_at: (row.resultsReleasedAt ?? wait.finishedAt)?.toISOString() ?? null,
    pass_percent: row.passPercent,
    scores: scores.length === 0 ? null : summaryOf(scores, { marks, passPercent: row.passPercent }),
    server_time: now.toISOString(),
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** Average, median and how many are in each tenth of the marks. */
export function summaryOf(
  scores: readonly number[],
  { marks, passPercent }: { marks: number; passPercent: number | null },
): NonNullable<AssessmentRun['scores']> {
  const percents = scores.map((score) => percentOf(score, marks)).toSorted((a, b) => a - b)
  const middle = percents.length / 2
  const median = ((percents[Math.ceil(middle) - 1] ?? 0) + (percents[Math.floor(middle)] ?? 0)) / 2
  const bins = Array.from({ length: 10 }, () => 0)
  for (const percent of percents) {
    const bin = Math.min(9, Math.floor(percent / 10))
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  return {
    average_percent: tenth(percents.reduce((sum, one) => sum + one, 0) / percents.length),
    median_percent: tenth(median),
    passed:
      passPercent === null
        ? null
        : scores.filter((score) => score * 100 >= passPercent * marks).length,
    bins,
  }
}
