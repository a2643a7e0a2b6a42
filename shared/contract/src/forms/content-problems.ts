import { formKindsWithOptions, formLimits, type FormOperator } from './constants.ts'
import type { FormContent, FormField, FormRule, FormSettings } from './entities.ts'

/** By the place that it is about: `title`, `pages.1`, `pages.1.fields.0.options`. */
type Problems = Record<string, string>

/** What stands between a form and its publication; none when it can be published. */
export function contentProblems({
  title,
  submit_label,
  thanks_title,
  pages,
}: FormContent): Problems {
  const problems: Problems = {}
  if (!title) problems['title'] = 'Please give the form a title.'
  if (!submit_label) problems['submit_label'] = 'Please name the button that sends the form.'
  if (!thanks_title) problems['thanks_title'] = 'Please say thank you.'
  if (pages.length === 0) problems['pages'] = 'Please add a page.'
  const earlier = new Map<string, FormField>()
  const pageKeys = new Set<string>()
  for (const [at, page] of pages.entries()) {
    const place = `pages.${at}`
    if (pageKeys.has(page.key)) problems[place] = 'Two pages have the same key.'
    pageKeys.add(page.key)
    if (!page.fields.some(({ kind }) => kind !== 'note'))
      problems[place] = 'Please add a question to this page, or remove the page.'
    if (pages.length > 1 && !page.title)
      problems[`${place}.title`] = 'Please give the page a title.'
    const rule = ruleProblem(page.shown, earlier)
    if (rule) problems[`${place}.shown`] = rule
    for (const [index, field] of page.fields.entries()) {
      const of = `${place}.fields.${index}`
      if (earlier.has(field.key)) problems[of] = 'Two questions have the same key.'
      for (const [name, sentence] of Object.entries(fieldProblems(field)))
        problems[`${of}.${name}`] = sentence
      const shown = ruleProblem(field.shown, earlier)
      if (shown) problems[`${of}.shown`] = shown
      earlier.set(field.key, field)
    }
  }
  return problems
}

function fieldProblems({ kind, label, help, options, min, max }: FormField): Problems {
  if (kind === 'note') return label || help ? {} : { label: 'Please write something.' }
  const problems: Problems = {}
  if (!label) problems['label'] = 'Please write the question.'
  if (min !== null && max !== null && min > max)
    problems['max'] = 'The largest is smaller than the smallest.'
  if (kind === 'file' && max !== null && (max < 1 || max > formLimits.files))
    problems['max'] = `Please take between 1 and ${formLimits.files} files.`
  if (kind === 'rating' && max !== null && (max < 3 || max > 10))
    problems['max'] = 'Please use between 3 and 10 marks.'
  if (!formKindsWithOptions.includes(kind)) return problems
  const values = new Set(options.map(({ value }) => value))
  const labels = new Set(options.map((option) => option.label.toLowerCase()))
  if (options.length < (kind === 'choices' ? 1 : 2))
    problems['options'] = 'Please write the answers to choose from.'
  else if (options.some((option) => !option.value || !option.label))
    problems['options'] = 'One of the answers is empty.'
  else if (Math.min(values.size, labels.size) < options.length)
    problems['options'] = 'Two of the answers are the same.'
  else if (kind === 'choices' && min !== null && min > options.length)
    problems['min'] = 'There are not that many answers.'
  return problems
}

const forNumbers: readonly FormOperator[] = ['at-least', 'at-most']

function ruleProblem(
  rule: FormRule | null,
  earlier: ReadonlyMap<string, FormField>,
): string | null {
  for (const { field: key, operator, value } of rule?.conditions ?? []) {
    const field = earlier.get(key)
    if (!field || field.kind === 'note')
      return 'A condition needs a question that comes earlier. Move it, or choose another one.'
    if (operator === 'is-filled' || operator === 'is-empty') continue
    if (forNumbers.includes(operator)) {
      if (!['number', 'rating'].includes(field.kind) || !Number.isFinite(Number(value || 'none')))
        return 'Only numbers can be compared.'
    } else if (formKindsWithOptions.includes(field.kind)) {
      if (!field.options.some((option) => option.value === value))
        return 'A condition names an answer that is no longer there.'
    } else if (!value) return 'Please say for which answer it is shown.'
  }
  return null
}

/** What is wrong with who may answer these questions, how often and when; a form of a room is for its families alone. */
export function settingsProblems(
  settings: FormSettings,
  { pages }: Pick<FormContent, 'pages'>,
  { isOfRoom = false }: { isOfRoom?: boolean } = {},
): Problems {
  const { is_public, is_for_guardians, is_once, opens_at, closes_at } = settings
  const problems: Problems = {}
  const asksForKid = pages.some(({ fields }) => fields.some(({ kind }) => kind === 'kid'))
  if (is_public && isOfRoom)
    problems['is_for_guardians'] =
      'A form of a school or partner is for its own families. Choose who of them may answer.'
  else if (is_public && is_for_guardians)
    problems['is_for_guardians'] = 'Visitors cannot be told apart from guardians. Choose one.'
  else if (asksForKid && !is_for_guardians)
    problems['is_for_guardians'] =
      'It asks for a kid, and only guardians have kids to choose from. Open it to guardians.'
  if (is_public && is_once)
    problems['is_once'] =
      'One answer per person needs an account: visitors cannot be told apart. Choose one of the two.'
  if (opens_at !== null && closes_at !== null && closes_at <= opens_at)
    problems['closes_at'] = 'It closes before it opens.'
  return problems
}
