import type { FormContent, FormField, FormQuestionTotals, FormTotals } from '@brightyard/contract'
import { formKindsWithOptions, questionsOf } from '@brightyard/contract'
import { count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { formAnswers, formVersions } from '../../database/schema/forms.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { findForDesk } from './desk.repository.ts'

interface Question extends FormField {
  /** What was chosen, by the newest version's words. */
  labels: Map<string, string>
}

/** The questions that any version has asked, in the newest version's order and words. */
function questionsOfAll(versions: readonly { content: FormContent }[]): Question[] {
  const questions = new Map<string, Question>()
  for (const { content } of versions)
    for (const field of questionsOf(content)) {
      const question = questions.get(field.key) ?? { ...field, labels: new Map() }
      questions.set(field.key, question)
      for (const { value, label } of field.options)
        if (!question.labels.has(value)) question.labels.set(value, label)
    }
  return [...questions.values()]
}

const isRating = ({ kind }: FormField) => kind === 'rating'
const isNumber = (field: FormField) => field.kind === 'number' || isRating(field)
const isCounted = (field: FormField) =>
  formKindsWithOptions.includes(field.kind) || field.kind === 'consent' || isRating(field)

/** How often each value was given; the database counts, so that no answer leaves it. */
async function countValues(db: Database, formId: number, keys: readonly string[]) {
  const given = sql`${formAnswers.values} -> key`
  const ticked = sql<string>`jsonb_array_elements_text(
    case jsonb_typeof(${given}) when 'array' then ${given} else jsonb_build_array(${given}) end)`
  const each = db
    .select({ key: sql<string>`key`.as('question'), value: ticked.as('ticked') })
    .from(formAnswers)
    .innerJoin(sql`jsonb_object_keys(${formAnswers.values}) as key`, sql`true`)
    .where(eq(formAnswers.formId, formId))
    .as('each_value')
  const rows = await db
    .select({ key: each.key, value: each.value, times: count() })
    .from(each)
    .where(sql`${each.key} = any(${sql.param([...keys])}::text[])`)
    .groupBy(each.key, each.value)
  const times = new Map<string, Map<string, number>>()
  for (const row of rows)
    times.set(
      row.key,
      (times.get(row.key) ?? new Map<string, number>()).set(row.value, Number(row.times)),
    )
  return times
}

/** How many have answered each question. */
async function countAnswered(db: Database, formId: number) {
  const rows = await db
    .select({ key: sql<string>`key`, times: count() })
    .from(formAnswers)
    .innerJoin(sql`jsonb_object_keys(${formAnswers.values}) as key`, sql`true`)
    .where(eq(formAnswers.formId, formId))
    .groupBy(sql`key`)
  return new Map(rows.map(({ key, times }) => [key, Number(times)]))
}

/** All options in their order, also those that nobody chose; then what an older version offered. */
function choicesOf(question: Question, times: ReadonlyMap<string, number>) {
  if (question.kind === 'consent') return [{ label: 'Yes', count: times.get('yes') ?? 0 }]
  const marks = isRating(question)
    ? Array.from({ length: question.max ?? 5 }, (_, place) => String(place + 1))
    : []
  const values = new Set([...question.labels.keys(), ...marks, ...times.keys()])
  return [...values].map((value) => ({
    label: question.labels.get(value) ?? value,
    count: times.get(value) ?? 0,
  }))
}

function numbersOf(times: ReadonlyMap<string, number>): FormQuestionTotals['numbers'] {
  const numbers = [...times]
    .map(([value, often]) => [Number(value), often] as const)
    .filter(([value]) => Number.isFinite(value))
  const often = numbers.reduce((sum, [, one]) => sum + one, 0)
  if (often === 0) return null
  const values = numbers.map(([value]) => value)
  return {
    average: numbers.reduce((sum, [value, one]) => sum + value * one, 0) / often,
    smallest: Math.min(...values),
    largest: Math.max(...values),
  }
}

const none: ReadonlyMap<string, number> = new Map()

/** What all answers say together, question by question. */
export async function formTotals(
  actor: ActingUser,
  db: Database,
  formId: number,
): Promise<FormTotals> {
  await findForDesk(actor, db, formId)
  const versions = await db
    .select({ content: formVersions.content })
    .from(formVersions)
    .where(eq(formVersions.formId, formId))
    .orderBy(desc(formVersions.number))
  const questions = questionsOfAll(versions)
  const keys = questions
    .filter((field) => isCounted(field) || isNumber(field))
    .map(({ key }) => key)
  const times = await countValues(db, formId, keys)
  const answered = await countAnswered(db, formId)
  const [row] = await db
    .select({ answers: count() })
    .from(formAnswers)
    .where(eq(formAnswers.formId, formId))
  return {
    answers: Number(row?.answers ?? 0),
    questions: questions.map((question) => ({
      key: question.key,
      label: question.label,
      kind: question.kind,
      answered: answered.get(question.key) ?? 0,
      choices: isCounted(question) ? choicesOf(question, times.get(question.key) ?? none) : [],
      numbers: isNumber(question) ? numbersOf(times.get(question.key) ?? none) : null,
    })),
  }
}
