import * as z from '@brightyard/contract/schema'
import { Document } from '../applications/entities.ts'
import { roleNames } from '../release/route.ts'
import { formFieldKinds, formStates } from './constants.ts'
import { FormContent, FormKid, FormPage, FormSettings, FormValues } from './entities.ts'

/** A form on the desk of those who make forms. */
export const DeskFormCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(formStates),
  /** What is written and what is published differ. */
  has_changes: z.boolean(),
  answers: z.int(),
  /** Of them, those that nobody has marked as done. */
  open_answers: z.int(),
  opens_at: z.nullable(z.iso.datetime()),
  closes_at: z.nullable(z.iso.datetime()),
  /** The school or partner for whose families alone it is; null where Brightyard made it. */
  room_name: z.nullable(z.string()),
  updated_at: z.iso.datetime(),
})
export type DeskFormCard = z.infer<typeof DeskFormCard>

/** What an author works on, and what of it is published. */
export const DeskForm = z.object({
  id: z.int(),
  slug: z.string(),
  state: z.enum(formStates),
  /** Rises with every change; sent back with the next one, so that nobody overwrites another's work. */
  revision: z.int(),
  content: FormContent,
  settings: FormSettings,
  has_changes: z.boolean(),
  /** The version that people answer; null before the first publication. */
  version: z.nullable(z.int()),
  published_at: z.nullable(z.iso.datetime()),
  /** Closed by hand. */
  closed_at: z.nullable(z.iso.datetime()),
  answers: z.int(),
  /** The school or partner for whose families alone it is; null where Brightyard made it. */
  room_name: z.nullable(z.string()),
  /** Whom a room's form on the list is told to when it opens; null for Brightyard's own and for one that is on no list. */
  news: z.optional(
    z.nullable(
      z.object({
        /** With a kid in the room; brothers and sisters are of one family. */
        families: z.int(),
        /** Null: not yet. */
        told_at: z.nullable(z.iso.datetime()),
      }),
    ),
  ),
  updated_at: z.iso.datetime(),
})
export type DeskForm = z.infer<typeof DeskForm>

/** An answer in the list of a form's answers. */
export const FormAnswerCard = z.object({
  id: z.int(),
  reference: z.string(),
  subject: z.string(),
  /** The name of the account, which its owner chooses; null for visitors. */
  sender: z.nullable(z.string()),
  /** Who that is; null for visitors. */
  account: z.nullable(
    z.object({
      id: z.int(),
      role: z.enum([...roleNames, 'school']),
      email: z.nullable(z.string()),
      mobile: z.nullable(z.string()),
    }),
  ),
  /** The first words of what was answered. */
  summary: z.string(),
  version: z.int(),
  sent_at: z.iso.datetime(),
  is_done: z.boolean(),
})
export type FormAnswerCard = z.infer<typeof FormAnswerCard>

/** An answer with the questions that it answers. */
export const FormAnswer = z.object({
  ...FormAnswerCard.shape,
  form_id: z.int(),
  title: z.string(),
  /** Of the version that was answered. */
  pages: z.array(FormPage),
  values: FormValues,
  /** Those that it names, and whether the sender is their guardian now. */
  kids: z.array(z.extend(FormKid, { is_own: z.boolean() })),
  /** By the key of the field; `openDocument` returns the URL of one. */
  documents: z.array(z.extend(Document, { field: z.string() })),
})
export type FormAnswer = z.infer<typeof FormAnswer>

/** What all answers to a question say together; what was written in words is counted, never quoted. */
export const FormQuestionTotals = z.object({
  key: z.string(),
  /** As the newest version that asks it does. */
  label: z.string(),
  kind: z.enum(formFieldKinds),
  /** How many have answered it. */
  answered: z.int(),
  /** Of questions with options, ratings and consents: how many chose each. Checkboxes add up to more than `answered`. */
  choices: z.array(z.object({ label: z.string(), count: z.int() })),
  /** Of numbers and ratings; null without an answer. */
  numbers: z.nullable(z.object({ average: z.number(), smallest: z.number(), largest: z.number() })),
})
export type FormQuestionTotals = z.infer<typeof FormQuestionTotals>

/** The questions of all versions, in the newest one's order. */
export const FormTotals = z.object({ answers: z.int(), questions: z.array(FormQuestionTotals) })
export type FormTotals = z.infer<typeof FormTotals>
