import type { Composition } from '@brightyard/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { assessmentItems } from '../../database/schema/assessment-items.schema.ts'
import { assessments } from '../../database/schema/assessments.schema.ts'
import { bankParts, draftsOfTeachers } from './bank.data.ts'
import { type DemoQuestion, type PictureOf, questionsOf } from './question-rows.ts'

interface Options {
  pictureOf: PictureOf
  /** Whose bank each is; null: Brightyard's. */
  owners: Readonly<Record<'school' | 'academy' | 'brightyard', number | null>>
  authorId: number
  now: Date
}

const day = 24 * 60 * 60 * 1000

/** How hard an author takes a question to be that counts so much. */
const difficultyOf = (marks: number) =>
  marks >= 3 ? ('hard' as const) : marks >= 2 ? ('medium' as const) : ('easy' as const)

/** Questions that wait to be used (the school's come last, so that lists begin with them), a few that are retired, and drafts that wait to be finished. */
export async function seedBank(tx: Database, { pictureOf, owners, authorId, now }: Options) {
  for (const [index, { of, subject, topic, ages, questions }] of bankParts.toReversed().entries()) {
    const [minAge, maxAge] = ages
    await tx.insert(assessmentItems).values(
      questionsOf(questions, pictureOf).map((question, place) => ({
        ...question,
        vendorId: owners[of],
        createdBy: of === 'school' ? authorId : null,
        subject,
        topic,
        minAge,
        maxAge,
        difficulty: difficultyOf(question.marks),
        archivedAt: index % 4 === 3 && place === 4 ? new Date(now.getTime() - 9 * day) : null,
        changedAt: new Date(now.getTime() - (index * 3 + place) * day),
      })),
    )
  }
  for (const draft of draftsOfTeachers) await seedDraft(tx, draft, { owners, authorId, now })
}

async function seedDraft(
  tx: Database,
  { of, title, subject, ages, summary, sections }: (typeof draftsOfTeachers)[number],
  { owners, authorId, now }: Pick<Options, 'owners' | 'authorId' | 'now'>,
) {
  const vendorId = owners[of]
  const [min_age, max_age] = ages
  const isForCandidates = of === 'brightyard'
  const draft: Composition = {
    title,
    subject,
    min_age,
    max_age,
    summary,
    rules: isForCandidates ? ['Paper and pencil are welcome.'] : [],
    minutes: 30,
    attempts_allowed: 1,
    opens_at: null,
    closes_at: null,
    is_shuffled: true,
    review: 'answers',
    review_from: 'closing',
    pass_percent: 40,
    is_for_candidates: isForCandidates,
    fee_in_paise: isForCandidates ? 29_900 : 0,
    sections: [],
  }
  for (const [at, { title: name, topic, count }] of sections.entries()) {
    const items = await tx
      .select()
      .from(assessmentItems)
      .where(
        and(
          eq(assessmentItems.topic, topic),
          vendorId === null
            ? isNull(assessmentItems.vendorId)
            : eq(assessmentItems.vendorId, vendorId),
          isNull(assessmentItems.archivedAt),
        ),
      )
      .orderBy(assessmentItems.id)
      .limit(count)
    draft.sections.push({
      key: `s${at + 1}`,
      title: name,
      note: '',
      questions: items.map(({ id, marks, negativeMarks }) => ({
        item_id: id,
        marks,
        negative_marks: negativeMarks,
      })),
    })
  }
  await tx.insert(assessments).values({
    vendorId,
    createdBy: of === 'school' ? authorId : null,
    title,
    subject,
    minAge: min_age,
    maxAge: max_age,
    minutes: 30,
    draft,
    changedAt: new Date(now.getTime() - day),
  })
}

/** Their ids in the bank, which has each question once though two assessments ask it. */
export async function itemsOf(
  tx: Database,
  made: readonly DemoQuestion[],
  about: Pick<ItemFields, 'vendorId' | 'createdBy' | 'subject' | 'topic'>,
): Promise<number[]> {
  const known = await tx
    .select({ id: assessmentItems.id, text: sql<string>`${assessmentItems.content} ->> 'text'` })
    .from(assessmentItems)
    .where(eq(assessmentItems.subject, about.subject))
  const ids: number[] = []
  for (const question of made) {
    const there = known.find(({ text }) => text === question.content.text)
    const [item] = there
      ? [there]
      : await tx
          .insert(assessmentItems)
          .values({
            ...question,
            ...about,
            minAge: 8,
            maxAge: 11,
            difficulty: difficultyOf(question.marks),
          })
          .returning({ id: assessmentItems.id })
    ids.push(item?.id ?? 0)
  }
  return ids
}
type ItemFields = typeof assessmentItems.$inferInsert
