import * as z from '@brightyard/contract/schema'
import { oneLine } from '../common/fields.ts'
import { assessmentAges, bankOwners, difficulties, itemLimits } from './bank.constants.ts'
import { questionKinds } from './constants.ts'
import { QuestionContent } from './entities.ts'

const line = (length: number) =>
  z.string().check(oneLine(), z.maxLength(length, `Please use at most ${length} characters.`))
const text = (length: number) =>
  z.string().check(z.trim(), z.maxLength(length, `Please use at most ${length} characters.`))

const Age = z.int().check(z.minimum(assessmentAges.min), z.maximum(assessmentAges.max))
const Marks = z.number().check(z.minimum(0), z.maximum(itemLimits.marks))
/** Unique in its question: `o1`. */
const PartId = z.string().check(z.regex(/^[a-z][a-z0-9]{0,19}$/))

/** Both ends count. */
export const AgeRange = { min_age: Age, max_age: Age }

/** A new file by its upload, or one that the question has by its address; nothing else is shown. */
export const ItemPicture = z.object({
  source: z.string().check(z.minLength(1), z.maxLength(300)),
  alt: line(200),
})
export type ItemPicture = z.infer<typeof ItemPicture>

/** A question as its author writes it. `itemProblems` says what it lacks. */
export const ItemInput = z.object({
  kind: z.enum(questionKinds),
  subject: line(60),
  topic: line(100),
  ...AgeRange,
  difficulty: z.enum(difficulties),
  text: text(itemLimits.text),
  picture: z.nullable(ItemPicture),
  options: z
    .array(
      z.object({ id: PartId, text: line(itemLimits.option), picture: z.nullable(ItemPicture) }),
    )
    .check(z.maxLength(itemLimits.options)),
  prompts: z
    .array(z.object({ id: PartId, text: line(itemLimits.option) }))
    .check(z.maxLength(itemLimits.options)),
  unit: line(20),
  /** Ids of options, `prompt=option` for each match, accepted texts, or the one number. */
  right: z.array(line(itemLimits.option)).check(z.maxLength(itemLimits.accepted)),
  /** How far a number may be off. */
  tolerance: z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
  explanation: text(itemLimits.text),
  keeps_order: z.boolean(),
  marks: Marks,
  negative_marks: Marks,
})
export type ItemInput = z.infer<typeof ItemInput>

/** A question of the item bank, with its answer: for those who make assessments alone. */
export const BankItem = z.object({
  id: z.int(),
  owner: z.enum(bankOwners),
  /** The school or partner, or Brightyard. */
  owner_name: z.string(),
  can_edit: z.boolean(),
  /** Rises with every change; sent back with the next one, so that nobody overwrites another's work. */
  revision: z.int(),
  kind: z.enum(questionKinds),
  subject: z.string(),
  topic: z.string(),
  min_age: z.int(),
  max_age: z.int(),
  difficulty: z.enum(difficulties),
  content: QuestionContent,
  right: z.array(z.string()),
  tolerance: z.number(),
  explanation: z.string(),
  keeps_order: z.boolean(),
  marks: z.number(),
  negative_marks: z.number(),
  is_retired: z.boolean(),
  /** Published assessments that have a copy of it. */
  uses: z.int(),
  changed_at: z.iso.datetime(),
})
export type BankItem = z.infer<typeof BankItem>
