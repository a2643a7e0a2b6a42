import * as z from '@brightyard/contract/schema'
import { UploadId } from '../applications/entities.ts'
import { documentKinds } from '../applications/constants.ts'
import { EnteredMoment, oneLine, written } from '../common/fields.ts'
import { EmailAddress } from '../common/person.entities.ts'
import { formFieldKinds, formLimits, formOperators, formStates } from './constants.ts'

const line = (length: number) =>
  z.string().check(oneLine(), z.maxLength(length, `Please use at most ${length} characters.`))
const text = (length: number) =>
  z.string().check(written(), z.maxLength(length, `Please use at most ${length} characters.`))

/** Names a field for ever: answers of all versions of a form are kept under it. */
export const FormKey = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))

/** `science-fair-2026`, in the address of the form. */
export const FormSlug = z
  .string()
  .check(
    z.regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'Please use small letters, digits and hyphens: science-fair.',
    ),
    z.maxLength(60, 'Please use at most 60 characters.'),
  )

const FormCondition = z.object({
  /** The key of an earlier field. */
  field: z.string().check(z.maxLength(40)),
  operator: z.enum(formOperators),
  /** The value of an option, `yes` of a consent, or a number; not looked at where a field is filled or empty. */
  value: line(120),
})

/** When a field or a page is shown; null: always. */
export const FormRule = z.object({
  match: z.enum(['all', 'any']),
  conditions: z.array(FormCondition).check(z.maxLength(formLimits.conditions)),
})
export type FormRule = z.infer<typeof FormRule>

const FormOption = z.object({ value: line(60), label: line(120) })

/** A question. What does not belong to its kind is not looked at. */
export const FormField = z.object({
  key: FormKey,
  kind: z.enum(formFieldKinds),
  /** The question; of a note its heading, which may be empty. */
  label: line(200),
  /** How to answer it; of a note its text. */
  help: text(1000),
  is_required: z.boolean(),
  /** Of a choice, a list, or checkboxes. */
  options: z.array(FormOption).check(z.maxLength(formLimits.options)),
  /** Of a number its smallest value, of a text characters, of checkboxes ticks, of a rating nothing. */
  min: z.nullable(z.number().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000))),
  /** The same for the largest; of a rating its best mark, of files how many. */
  max: z.nullable(z.number().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000))),
  /** Of a date. */
  dates: z.enum(['any', 'past', 'future']),
  /** Of files: pictures alone; without it, whatever a form takes. */
  files: z.optional(z.literal('pictures')),
  shown: z.nullable(FormRule),
})
export type FormField = z.infer<typeof FormField>

/** A step of a form. */
export const FormPage = z.object({
  key: FormKey,
  title: line(120),
  text: text(1000),
  shown: z.nullable(FormRule),
  fields: z.array(FormField).check(z.maxLength(formLimits.fieldsPerPage)),
})
export type FormPage = z.infer<typeof FormPage>

/** What people see of a form. Published, it never changes: a change is a new version. */
export const FormContent = z.object({
  title: line(120),
  /** What it is for, in one or two sentences; lists show it. */
  lead: text(400),
  pages: z.array(FormPage).check(z.maxLength(formLimits.pages)),
  submit_label: line(40),
  thanks_title: line(120),
  thanks_text: text(1000),
})
export type FormContent = z.infer<typeof FormContent>

/** Who may answer, how often and when. */
export const FormSettings = z.object({
  /** Open to visitors; otherwise to people with an account. */
  is_public: z.boolean(),
  /** For guardians of kids with an account alone; never of a public form. */
  is_for_guardians: z.boolean(),
  /** Of a school's or partner's form: for the families of this class alone; without it, for all of them. */
  class_name: z.optional(z.nullable(line(60))),
  /** Serves several things, such as positions: an answer names the one that it is about. */
  has_subjects: z.boolean(),
  /** On the list of forms; forms inside pages are not. */
  is_listed: z.boolean(),
  /** One answer per person. */
  is_once: z.boolean(),
  opens_at: z.nullable(z.iso.datetime()),
  closes_at: z.nullable(z.iso.datetime()),
  /** Of all people together. */
  max_answers: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  /** Gets an email about each answer. */
  notify_email: z.nullable(EmailAddress),
})
export type FormSettings = z.infer<typeof FormSettings>

/** As an author sends them. */
export const GivenFormSettings = z.extend(FormSettings, {
  opens_at: z.nullable(EnteredMoment),
  closes_at: z.nullable(EnteredMoment),
})

/** A text, or what is ticked; of a kid the id of the student; of files the ids of uploads. Numbers and dates as text: `3`, `2026-03-18`. */
const FormValue = z.union([
  z.string().check(written(), z.maxLength(formLimits.text)),
  z.array(z.string().check(z.maxLength(120))).check(z.maxLength(formLimits.options)),
])
export type FormValue = z.infer<typeof FormValue>

/** Answers by the keys of fields. Loose: what belongs to no shown field is left out, never refused. */
export const FormValues = z
  .record(z.string().check(z.maxLength(40)), FormValue)
  .check(
    z.refine(
      (values) => Object.keys(values ?? {}).length <= formLimits.pages * formLimits.fieldsPerPage,
      'Please reload the page and try again.',
    ),
  )
export type FormValues = z.infer<typeof FormValues>

/** What an answer is about where one form serves several things: the position that somebody applies for. */
export const FormSubject = line(120)

/** A file of a draft or an answer. */
export const FormFile = z.object({
  upload: UploadId,
  name: z.string(),
  size: z.int(),
  kind: z.enum(documentKinds),
})
export type FormFile = z.infer<typeof FormFile>

/** One of the kids that a guardian answers for. */
export const FormKid = z.object({ id: z.int(), name: z.string(), class_name: z.string() })
export type FormKid = z.infer<typeof FormKid>

export const FormDraft = z.object({
  values: FormValues,
  /** The key of the page that was open. */
  page: z.nullable(z.string()),
  files: z.array(FormFile),
  saved_at: z.iso.datetime(),
})
export type FormDraft = z.infer<typeof FormDraft>

/** An answer with the questions that it answers. */
export const OwnFormAnswer = z.object({
  reference: z.string(),
  slug: z.string(),
  subject: z.string(),
  sent_at: z.iso.datetime(),
  /** Of the version that was answered. */
  title: z.string(),
  pages: z.array(FormPage),
  values: FormValues,
  files: z.array(FormFile),
  /** Those that it names. */
  kids: z.array(FormKid),
})
export type OwnFormAnswer = z.infer<typeof OwnFormAnswer>

const head = {
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  state: z.enum(formStates),
  is_public: z.boolean(),
  is_for_guardians: z.boolean(),
  /** A school or partner asks its own families; its title and lead are for them alone. */
  is_of_room: z.boolean(),
  /** That school or partner, for those whom it asks. Absent in what a tab has kept from an earlier release. */
  room_name: z.optional(z.nullable(z.string())),
  /** The class whose families alone it asks, for them and for those who work there; null for everybody else. */
  class_name: z.optional(z.nullable(z.string())),
  is_once: z.boolean(),
  opens_at: z.nullable(z.iso.datetime()),
  closes_at: z.nullable(z.iso.datetime()),
}

/** A form as a visitor sees it. */
export const WebForm = z.object({
  ...head,
  /** Changes with every publication. */
  version: z.int(),
  /** Null where answering needs an account. */
  content: z.nullable(FormContent),
  /** The server's clock, by which forms open and close. */
  server_time: z.iso.datetime(),
})
export type WebForm = z.infer<typeof WebForm>

/** A form as a signed-in person sees it. */
export const OwnWebForm = z.object({
  ...head,
  version: z.int(),
  /** Null where it is for people unlike this one: guardians, or the families of a room. */
  content: z.nullable(FormContent),
  server_time: z.iso.datetime(),
  draft: z.nullable(FormDraft),
  /**
   * The person's last answer. With `is_once`, there is no second one; where it asks for a kid, there is one for each,
   * and this is null until all of them have theirs.
   */
  answer: z.nullable(OwnFormAnswer),
  /** The kids that it can be answered for; none where it does not ask. */
  kids: z.array(FormKid),
})
export type OwnWebForm = z.infer<typeof OwnWebForm>

/** An entry of the list of forms. */
export const WebFormCard = z.object({
  ...head,
  questions: z.int(),
  has_draft: z.boolean(),
  /** Of this person. */
  answers: z.int(),
  last_reference: z.nullable(z.string()),
  last_sent_at: z.nullable(z.iso.datetime()),
})
export type WebFormCard = z.infer<typeof WebFormCard>
