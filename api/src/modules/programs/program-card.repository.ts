import type { ProgramCard } from '@brightyard/contract'
import { and, asc, count, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { programs } from '../../database/schema/programs.schema.ts'
import { wordsIn } from '../search/words.ts'
import type { Searching } from '../search/words.ts'

/** A search looks in the title, the summary and the subject. */
export interface ProgramFilter extends Searching {
  age?: number | undefined
  subject?: ProgramCard['subject'] | undefined
  mode?: ProgramCard['mode'] | undefined
  vendorId?: number | undefined
}
export type ProgramSorting = 'featured' | 'price' | 'price-desc' | 'newest' | 'title'

// The table is named here: in a query of one table, its columns are written without it.
const chapterCount = sql<number>`(select count(*) from program_chapters c where c.program_id = "programs"."id")`
const lessonCount = sql<number>`(select count(*) from program_lessons l
  join program_chapters c on c.id = l.chapter_id where c.program_id = "programs"."id")`

/** The columns of a card. */
export const cardColumns = {
  id: programs.id,
  title: programs.title,
  summary: programs.summary,
  subject: programs.subject,
  age_from: programs.ageFrom,
  age_to: programs.ageTo,
  mode: programs.mode,
  language: programs.language,
  weeks: programs.weeks,
  price_in_paise: programs.priceInPaise,
  picture: programs.picture,
  is_featured: programs.isFeatured,
  chapter_count: chapterCount.mapWith(Number),
  lesson_count: lessonCount.mapWith(Number),
}

const where = ({ age, subject, mode, vendorId, ...searching }: ProgramFilter) => {
  const { title, summary } = programs
  return and(
    isNull(programs.hiddenAt),
    wordsIn(searching, [title, summary, sql`replace(${programs.subject}, '-', ' ')`]),
    age === undefined ? undefined : and(lte(programs.ageFrom, age), gte(programs.ageTo, age)),
    subject ? eq(programs.subject, subject) : undefined,
    mode ? eq(programs.mode, mode) : undefined,
    vendorId === undefined ? undefined : eq(programs.vendorId, vendorId),
  )
}

const orders: Record<ProgramSorting, SQL[]> = {
  featured: [desc(programs.isFeatured), asc(programs.title)],
  price: [asc(programs.priceInPaise)],
  'price-desc': [desc(programs.priceInPaise)],
  newest: [desc(programs.createdAt)],
  title: [asc(programs.title)],
}

export async function listCards(
  db: Database,
  filter: ProgramFilter,
  { sort, limit, offset }: { sort: ProgramSorting; limit: number; offset: number },
) {
  const data = await db
    .select(cardColumns)
    .from(programs)
    .where(where(filter))
    .orderBy(...orders[sort], asc(programs.id))
    .limit(limit)
    .offset(offset)
  const [row] = await db.select({ total: count() }).from(programs).where(where(filter))
  return { data, total: Number(row?.total ?? 0) }
}

/** Whether a search finds any program, whatever the filters. */
export async function findsPrograms(db: Database, searching: Searching): Promise<boolean> {
  const rows = await db.select({ id: programs.id }).from(programs).where(where(searching)).limit(1)
  return rows.length > 0
}

/** Each filter's values with their counts, as the other filters leave them. */
export async function countByFilter(db: Database, filter: ProgramFilter) {
  const subjects = await db
    .select({ value: programs.subject, count: count() })
    .from(programs)
    .where(where({ ...filter, subject: undefined }))
    .groupBy(programs.subject)
    .orderBy(asc(programs.subject))
  const modes = await db
    .select({ value: programs.mode, count: count() })
    .from(programs)
    .where(where({ ...filter, mode: undefined }))
    .groupBy(programs.mode)
    .orderBy(asc(programs.mode))
  return { subjects, modes }
}
