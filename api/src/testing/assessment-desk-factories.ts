import type { Composition, ItemInput } from '@brightyard/contract'
import type { Database } from '../database/database.ts'
import { assessmentItems } from '../database/schema/assessment-items.schema.ts'
import { assessments } from '../database/schema/assessments.schema.ts'
import { oneOfEachKind } from './assessment-factories.ts'

/** A question with three answers, of which the first is right. */
export const anItem = (changes: Partial<ItemInput> = {}): ItemInput => ({
  kind: 'single',
  subject: 'Science',
  topic: 'Planets',
  min_age: 8,
  max_age: 10,
  difficulty: 'easy',
  text: 'Which is a planet?',
  picture: null,
  options: ['Mars', 'Moon', 'Sun'].map((text, at) => ({ id: `o${at + 1}`, text, picture: null })),
  prompts: [],
  unit: '',
  right: ['o1'],
  tolerance: 0,
  explanation: 'Mars goes around the Sun.',
  keeps_order: false,
  marks: 2,
  negative_marks: 0.5,
  ...changes,
})

/** In the bank of a vendor, or Brightyard's where there is none. */
export async function aBankItem(
  db: Database,
  fields: Partial<typeof assessmentItems.$inferInsert> = {},
) {
  const [sample] = oneOfEachKind
  if (!sample) throw new Error('There is no sample.')
  const { kind, content, answerKey } = sample
  const [row] = await db
    .insert(assessmentItems)
    .values({ subject: 'Science', kind, content, answerKey, ...fields })
    .returning()
  if (!row) throw new Error('The question was not made.')
  return row
}

export const aComposition = (
  itemIds: readonly number[],
  changes: Partial<Composition> = {},
): Composition => ({
  title: 'The sky at night',
  subject: 'Science',
  min_age: 8,
  max_age: 10,
  summary: '',
  rules: [],
  minutes: 20,
  attempts_allowed: 1,
  opens_at: null,
  closes_at: null,
  is_shuffled: true,
  review: 'answers',
  review_from: 'submission',
  pass_percent: null,
  is_for_candidates: false,
  fee_in_paise: 0,
  sections: [
    {
      key: 's1',
      title: 'All of them',
      note: '',
      questions: itemIds.map((item_id) => ({ item_id, marks: 2, negative_marks: 0 })),
    },
  ],
  ...changes,
})

/** A draft with one question of the same vendor's bank. */
export async function aDraft(db: Database, vendorId: number | null) {
  const item = await aBankItem(db, { vendorId })
  const draft = aComposition([item.id])
  const { title, subject } = draft
  const [row] = await db
    .insert(assessments)
    .values({ vendorId, title, subject, minutes: 20, draft })
    .returning()
  if (!row) throw new Error('The draft was not made.')
  return { ...row, item, draft }
}
