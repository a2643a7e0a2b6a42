import type {
  FormContent,
  FormField,
  FormFieldKind,
  FormSettings,
} from '@brightyard/contract/entities'
import { newField, newOption } from '../editor/form-work.ts'

const plainSettings: FormSettings = {
  is_public: false,
  is_for_guardians: false,
  has_subjects: false,
  is_listed: true,
  is_once: false,
  opens_at: null,
  closes_at: null,
  max_answers: null,
  notify_email: null,
}

interface Template {
  name: string
  /** What it is good for. */
  about: string
  settings?: Partial<FormSettings>
  /** New with each use, because questions are named once and for all. */
  fields: () => FormField[]
  lead: string
  thanks: string
}

const question = (
  kind: FormFieldKind,
  label: string,
  rest: Partial<FormField> = {},
  answers: readonly string[] = [],
): FormField => ({
  ...newField(kind),
  label,
  ...(answers.length > 0 ? { options: answers.map(newOption) } : {}),
  ...rest,
})

const optional = { is_required: false }

function signUpQuestions(): FormField[] {
  const comes = question('choice', 'Will you come?', {}, ['Yes', 'No'])
  const value = comes.options[0]?.value ?? ''
  const shown = {
    match: 'all' as const,
    conditions: [{ field: comes.key, operator: 'is' as const, value }],
  }
  return [
    question('short-text', 'Your name'),
    question('email', 'Your email id'),
    comes,
    question('number', 'How many of you come?', { min: 1, max: 10, shown }),
    question('long-text', 'Is there something we should know?', {
      ...optional,
      help: 'Food, allergies, a wheelchair: whatever helps us.',
      shown,
    }),
  ]
}

/** Where a new form can begin. */
export const templates = {
  blank: {
    name: 'An empty form',
    about: 'Write every question yourself.',
    lead: '',
    thanks: '',
    fields: () => [],
  },
  signUp: {
    name: 'Sign-up',
    about: 'Who comes, how many, and what they need.',
    lead: 'Tell us who comes, so that there is a place for everybody.',
    thanks: 'We have kept your place. See you there.',
    fields: signUpQuestions,
  },
  feedback: {
    name: 'Feedback',
    about: 'A rating, what was good, what was not.',
    settings: { is_once: true },
    lead: 'Two minutes that make the next time better.',
    thanks: 'We read every answer.',
    fields: () => [
      question('rating', 'How did you like it?'),
      question('choices', 'What was good?', optional, [
        'The teacher',
        'The topic',
        'The place',
        'The other children',
      ]),
      question('long-text', 'What should be different next time?', optional),
    ],
  },
  application: {
    name: 'Application',
    about: 'About the person, why, and a file.',
    settings: { is_once: true },
    lead: 'Apply here. You can stop at any time; what you have written is kept.',
    thanks: 'We read every application and write to you within two weeks.',
    fields: () => [
      question('short-text', 'Your name'),
      question('email', 'Your email id'),
      question('mobile', 'Your mobile number'),
      question('long-text', 'Why you?', { min: 50, max: 1500 }),
      question('file', 'Your papers', { help: 'Certificates or a letter.', max: 3 }),
      question('consent', 'What I have written is true.'),
    ],
  },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof templates

/** The form that a template makes of a title. */
export function fromTemplate(name: TemplateName, title: string) {
  const { fields, lead, thanks, settings }: Template = templates[name]
  const content: FormContent = {
    title,
    lead,
    pages: [{ key: 'p-first', title: '', text: '', shown: null, fields: fields() }],
    submit_label: 'Send',
    thanks_title: 'Thank you',
    thanks_text: thanks,
  }
  return { content, settings: { ...plainSettings, ...settings } }
}
