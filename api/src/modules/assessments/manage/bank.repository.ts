import type { BankItem, BankOwner, Difficulty, QuestionKind } from '@brightyard/contract'
import {
  and,
  asc,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
} from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { containing } from '../../../database/database.ts'
import type { Database } from '../../../database/database.ts'
import { assessmentItems } from '../../../database/schema/assessment-items.schema.ts'
import { assessmentQuestions, assessments } from '../../../database/schema/assessments.schema.ts'
import { vendors } from '../../../database/schema/users.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { notAuthorized, notFound } from '../../../server/api-problem.ts'
import { organiserOf } from '../../offerings/organiser-scope.ts'
import { isUsable, mayChange } from './desk-scope.ts'

export type ItemRow = typeof assessmentItems.$inferSelect
/** Totals are exact up to this number. */
const countedTo = 1000

/** What a card of the bank shows beside the question itself. */
export function bankItemOf(
  actor: ActingUser,
  row: ItemRow,
  { ownerName, uses }: { ownerName: string | null; uses: number },
): BankItem {
  return {
    id: row.id,
    owner: row.vendorId === null ? 'brightyard' : 'own',
    owner_name: ownerName ?? 'Brightyard',
    can_edit: mayChange(actor, row),
    revision: row.revision,
    kind: row.kind,
    subject: row.subject,
    topic: row.topic,
    min_age: row.minAge,
    max_age: row.maxAge,
    difficulty: row.difficulty,
    content: row.content,
    right: row.answerKey.right,
    tolerance: row.answerKey.tolerance ?? 0,
    explanation: row.explanation,
    keeps_order: row.keepsOrder,
    marks: row.marks,
    negative_marks: row.negativeMarks,
    is_retired: row.archivedAt !== null,
    uses,
    changed_at: row.changedAt.toISOString(),
  }
}

/** Published assessments that have a copy, by item. */
async function usesOf(db: Database, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { itemId, assessmentId } = assessmentQuestions
  const rows = await db
    .select({ id: itemId, uses: sql<number>`count(distinct ${assessmentId})::int` })
    .from(assessmentQuestions)
    .innerJoin(assessments, eq(assessments.id, assessmentId))
    .where(and(inArray(itemId, ids), isNotNull(assessments.publishedAt)))
    .groupBy(itemId)
  return new Map(rows.flatMap(({ id, uses }) => (id === null ? [] : [[id, uses]])))
}

async function readRows(
  actor: ActingUser,
  db: Database,
  where: SQL | undefined,
  limit: number,
): Promise<BankItem[]> {
  const rows = await db
    .select({ row: assessmentItems, ownerName: vendors.name })
    .from(assessmentItems)
    .leftJoin(vendors, eq(vendors.id, assessmentItems.vendorId))
    .where(where)
    .orderBy(desc(assessmentItems.id))
    .limit(limit)
  const uses = await usesOf(
    db,
    rows.map(({ row }) => row.id),
  )
  return rows.map(({ row, ownerName }) =>
    bankItemOf(actor, row, { ownerName, uses: uses.get(row.id) ?? 0 }),
  )
}

interface Filters {
  search?: string | undefined
  subject?: string | undefined
  age?: number | undefined
  kind?: QuestionKind | undefined
  difficulty?: Difficulty | undefined
  owner?: BankOwner | undefined
  state: 'active' | 'retired'
  /** What an assessment of this organisation, or of Brightyard, may have. */
  usableBy?: { vendorId: number | null } | undefined
}

/** An organisation's own and Brightyard's; an assessment of Brightyard has no questions of others. */
export const isUsableBy = (vendorId: number | null) =>
  or(
    isNull(assessmentItems.vendorId),
    vendorId === null ? undefined : eq(assessmentItems.vendorId, vendorId),
  )

/** A part of the question, of its topic, of an option, or of a text that is accepted. */
function isAbout(search: string) {
  const pattern = containing(search)
  const { content, answerKey, topic } = assessmentItems
  return or(
    ilike(sql`${content} ->> 'text'`, pattern),
    ilike(topic, pattern),
    sql`exists (
      select 1 from jsonb_array_elements(${content} -> 'options') as option (value)
      where option.value ->> 'text' ilike ${pattern})`,
    sql`${assessmentItems.kind} = 'text' and (${answerKey} -> 'right') :: text ilike ${pattern}`,
  )
}

function matching(actor: ActingUser, filters: Filters): SQL | undefined {
  const { search, subject, age, kind, difficulty, owner, state } = filters
  const { vendorId, minAge, maxAge, archivedAt } = assessmentItems
  const own = organiserOf(actor)
  const isFromOwner =
    owner === 'brightyard'
      ? isNull(vendorId)
      : owner === 'own'
        ? own === null
          ? isNotNull(vendorId)
          : eq(vendorId, own)
        : undefined
  return and(
    isUsable(actor, vendorId),
    filters.usableBy && isUsableBy(filters.usableBy.vendorId),
    isFromOwner,
    state === 'active' ? isNull(archivedAt) : isNotNull(archivedAt),
    search ? isAbout(search) : undefined,
    subject ? eq(assessmentItems.subject, subject) : undefined,
    age === undefined ? undefined : and(lte(minAge, age), gte(maxAge, age)),
    kind ? eq(assessmentItems.kind, kind) : undefined,
    difficulty ? eq(assessmentItems.difficulty, difficulty) : undefined,
  )
}

/** The newest first, from the one before `before` on. */
export async function listItems(
  actor: ActingUser,
  db: Database,
  { before, limit, ...filters }: Filters & { before: number | undefined; limit: number },
) {
  const where = matching(actor, filters)
  const rows = await readRows(
    actor,
    db,
    and(where, before === undefined ? undefined : lt(assessmentItems.id, before)),
    limit + 1,
  )
  const counted = db
    .select({ one: sql`1` })
    .from(assessmentItems)
    .where(where)
    .limit(countedTo)
    .as('counted')
  return {
    data: rows.slice(0, limit),
    hasMore: rows.length > limit,
    total: await db.$count(counted),
  }
}

export const listSubjects = (actor: ActingUser, db: Database, usableBy?: Filters['usableBy']) => {
  const { subject, vendorId, archivedAt } = assessmentItems
  const fits = usableBy && isUsableBy(usableBy.vendorId)
  return db
    .select({ name: subject, items: sql<number>`count(*)::int` })
    .from(assessmentItems)
    .where(and(isUsable(actor, vendorId), fits, isNull(archivedAt)))
    .groupBy(subject)
    .orderBy(asc(subject))
    .limit(200)
}

export const itemNotFound = () => notFound('this question')

/** Throws 404, also for another organisation's. */
export async function readItem(actor: ActingUser, db: Database, id: number): Promise<BankItem> {
  const where = and(isUsable(actor, assessmentItems.vendorId), eq(assessmentItems.id, id))
  const [item] = await readRows(actor, db, where, 1)
  if (!item) throw itemNotFound()
  return item
}

/** Those of them that this person may use. */
export const readItems = (actor: ActingUser, db: Database, ids: number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : readRows(
        actor,
        db,
        and(isUsable(actor, assessmentItems.vendorId), inArray(assessmentItems.id, ids)),
        ids.length,
      )

/** Throws 404 for what they may not see, and 403 for Brightyard's, which they may use and copy. */
export async function findOwnItem(actor: ActingUser, db: Database, id: number): Promise<ItemRow> {
  const [row] = await db
    .select()
    .from(assessmentItems)
    .where(and(isUsable(actor, assessmentItems.vendorId), eq(assessmentItems.id, id)))
  if (!row) throw itemNotFound()
  if (!mayChange(actor, row)) throw notAuthorized()
  return row
}
