import type { DeskAssessmentCard, DeskState } from '@brightyard/contract'
import { marksOf } from '@brightyard/contract'
import { and, desc, eq, gt, ilike, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { containing } from '../../../database/database.ts'
import type { Database } from '../../../database/database.ts'
import { assessments } from '../../../database/schema/assessments.schema.ts'
import { vendors } from '../../../database/schema/users.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { type AssessmentRow, readTotals } from '../assessment.repository.ts'
import { countStates, type Standing } from '../results/takers.repository.ts'
import { itemIdsIn } from './composition.ts'
import { isOwn } from './desk-scope.ts'
import { deskStateOf } from './desk-view.ts'

/** Totals are exact up to this number. */
const countedTo = 1000

const { publishedAt, withdrawnAt, closesAt } = assessments

function isIn(state: DeskState, now: Date): SQL | undefined {
  switch (state) {
    case 'draft':
      return isNull(publishedAt)
    case 'published':
      return and(
        isNotNull(publishedAt),
        isNull(withdrawnAt),
        or(isNull(closesAt), gt(closesAt, now)),
      )
    case 'closed':
      return and(isNotNull(publishedAt), or(isNotNull(withdrawnAt), lte(closesAt, now)))
  }
}

interface Listed {
  state?: DeskState | undefined
  search?: string | undefined
  before: number | undefined
  limit: number
  now: Date
}

/** The newest first, from the one before `before` on. */
export async function listForDesk(
  actor: ActingUser,
  db: Database,
  { state, search, before, limit, now }: Listed,
) {
  const where = and(
    isOwn(actor, assessments.vendorId),
    state && isIn(state, now),
    search
      ? or(
          ilike(assessments.title, containing(search)),
          ilike(assessments.subject, containing(search)),
        )
      : undefined,
  )
  const rows = await db
    .select({ row: assessments, ownerName: vendors.name })
    .from(assessments)
    .leftJoin(vendors, eq(vendors.id, assessments.vendorId))
    .where(and(where, before === undefined ? undefined : lt(assessments.id, before)))
    .orderBy(desc(assessments.id))
    .limit(limit + 1)
  const counted = db
    .select({ one: sql`1` })
    .from(assessments)
    .where(where)
    .limit(countedTo)
    .as('counted')
  return {
    data: await viewCards(db, rows.slice(0, limit), now),
    hasMore: rows.length > limit,
    total: await db.$count(counted),
  }
}

async function viewCards(
  db: Database,
  rows: readonly { row: AssessmentRow; ownerName: string | null }[],
  now: Date,
): Promise<DeskAssessmentCard[]> {
  const ids = rows.map(({ row }) => row.id)
  if (ids.length === 0) return []
  const totals = await readTotals(db, ids)
  const standings = await countStates(db, ids, now)
  return rows.map(({ row, ownerName }) => {
    const { draft, id } = row
    const of = standings.filter(({ assessment_id }) => assessment_id === id)
    return {
      id,
      title: row.title,
      subject: row.subject,
      min_age: row.minAge,
      max_age: row.maxAge,
      state: deskStateOf(row, now),
      owner_name: ownerName ?? 'Brightyard',
      minutes: draft ? draft.minutes : row.minutes,
      questions: draft ? itemIdsIn(draft).length : (totals.get(id)?.questions ?? 0),
      marks: draft ? marksOf(draft) : (totals.get(id)?.marks ?? 0),
      assigned: countOf(of),
      handed_in: countOf(of.filter(({ state }) => state === 'handed_in')),
      is_for_candidates: draft?.is_for_candidates ?? row.isForCandidates,
      fee_in_paise: draft?.fee_in_paise ?? row.feeInPaise,
      opens_at: draft ? draft.opens_at : (row.opensAt?.toISOString() ?? null),
      closes_at: draft ? draft.closes_at : (row.closesAt?.toISOString() ?? null),
      changed_at: row.changedAt.toISOString(),
    }
  })
}

const countOf = (standings: readonly Standing[]) =>
  standings.reduce((sum, { people }) => sum + people, 0)
