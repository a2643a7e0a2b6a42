import type { FormContent, FormField, FormPage, FormRule, FormSettings } from '@brightyard/contract'

/** A form of the list. */
export interface ListedForm {
  slug: string
  content: FormContent
  settings: Partial<Omit<FormSettings, 'opens_at' | 'closes_at'>>
  /** Days from now. */
  opens?: number
  closes?: number
}

type More = Partial<Omit<FormField, 'key' | 'kind' | 'label'>>

const field = (kind: FormField['kind'], key: string, label: string, more: More): FormField => ({
  key,
  kind,
  label,
  help: '',
  is_required: true,
  options: [],
  min: null,
  max: null,
  dates: 'any',
  shown: null,
  ...more,
})

const asOptions = (labels: readonly string[]) =>
  labels.map((label) => ({
    label,
    value: label
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60),
  }))

/** Questions by kind, for the forms of the demonstration. */
export const ask = {
  line: (key: string, label: string, more: More = {}) => field('short-text', key, label, more),
  text: (key: string, label: string, more: More = {}) => field('long-text', key, label, more),
  email: (more: More = {}) => field('email', 'email', 'Your email', more),
  mobile: (more: More = {}) => field('mobile', 'mobile', 'Your mobile number', more),
  number: (key: string, label: string, more: More = {}) => field('number', key, label, more),
  date: (key: string, label: string, more: More = {}) => field('date', key, label, more),
  one: (key: string, label: string, labels: readonly string[], more: More = {}) =>
    field('choice', key, label, { options: asOptions(labels), ...more }),
  list: (key: string, label: string, labels: readonly string[], more: More = {}) =>
    field('list', key, label, { options: asOptions(labels), ...more }),
  many: (key: string, label: string, labels: readonly string[], more: More = {}) =>
    field('choices', key, label, { options: asOptions(labels), ...more }),
  rating: (key: string, label: string, more: More = {}) =>
    field('rating', key, label, { max: 5, ...more }),
  consent: (key: string, label: string, more: More = {}) => field('consent', key, label, more),
  file: (key: string, label: string, more: More = {}) =>
    field('file', key, label, { max: 1, ...more }),
  picture: (key: string, label: string, more: More = {}) =>
    ask.file(key, label, { files: 'pictures', ...more }),
  kid: (label = 'Which of your kids is it about?') => field('kid', 'kid', label, {}),
  note: (key: string, label: string, help: string) =>
    field('note', key, label, { help, is_required: false }),
}

/** The same, not required. */
export const optional: More = { is_required: false }

/** Shown for one answer to an earlier question. */
export const ifIs = (key: string, value: string): FormRule => ({
  match: 'all',
  conditions: [{ field: key, operator: 'is', value }],
})
export const ifIncludes = (key: string, value: string): FormRule => ({
  match: 'all',
  conditions: [{ field: key, operator: 'includes', value }],
})

/** A page named after its title. */
export const page = (
  title: string,
  fields: FormField[],
  more: Partial<Omit<FormPage, 'fields'>> = {},
): FormPage => ({
  key: asOptions([title || 'questions'])[0]?.value.slice(0, 40) ?? 'questions',
  title,
  text: '',
  shown: null,
  fields,
  ...more,
})

/** A whole form. */
export const content = (
  title: string,
  lead: string,
  pages: FormPage[],
  { button = 'Send', thanks = 'Thank you', text = '' } = {},
): FormContent => ({
  title,
  lead,
  pages,
  submit_label: button,
  thanks_title: thanks,
  thanks_text: text,
})

export const personName = ask.line('name', 'Your name')
export const classes = [
  'Nursery or KG',
  'Class 1 to 3',
  'Class 4 to 6',
  'Class 7 to 9',
  'Class 10 to 12',
]
