import {
  FormContent,
  type FormField,
  type FormFieldKind,
  formKindsWithOptions,
  type FormPage,
  FormSettings,
} from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import { type Place, placeBeside } from '@brightyard/ui/editor'

/** What an author works on. */
export const Work = z.object({ slug: z.string(), content: FormContent, settings: FormSettings })
export type Work = z.infer<typeof Work>

const random = () => crypto.randomUUID().slice(0, 8)

/** Names an answer for ever, whatever its words become. */
export const newOption = (label: string) => ({ value: `o-${random()}`, label })

const optionsFor = (kind: FormFieldKind) =>
  formKindsWithOptions.includes(kind) ? [newOption(''), newOption('')] : []

export const newField = (kind: FormFieldKind): FormField => ({
  key: `q-${random()}`,
  kind,
  label: '',
  help: '',
  is_required: kind !== 'note',
  options: optionsFor(kind),
  min: null,
  max: kind === 'rating' ? 5 : kind === 'file' ? 1 : null,
  dates: 'any',
  shown: null,
})

export const newPage = (): FormPage => ({
  key: `p-${random()}`,
  title: '',
  text: '',
  shown: null,
  fields: [],
})

export function placeOf({ pages }: FormContent, key: string): Place | null {
  for (const [part, { fields }] of pages.entries()) {
    const at = fields.findIndex((field) => field.key === key)
    if (at >= 0) return { part, at }
  }
  return null
}

const withFields = (
  content: FormContent,
  page: number,
  change: (fields: readonly FormField[]) => FormField[],
): FormContent => ({
  ...content,
  pages: content.pages.map((one, at) =>
    at === page ? { ...one, fields: change(one.fields) } : one,
  ),
})

export const addField = (content: FormContent, { part, at }: Place, field: FormField) =>
  withFields(content, part, (fields) => fields.toSpliced(at, 0, field))

export function removeField(content: FormContent, key: string): FormContent {
  const place = placeOf(content, key)
  return place ? withFields(content, place.part, (all) => all.toSpliced(place.at, 1)) : content
}

export function changeField(
  content: FormContent,
  key: string,
  changes: Partial<FormField>,
): FormContent {
  const place = placeOf(content, key)
  return place
    ? withFields(content, place.part, (all) =>
        all.map((field) => (field.key === key ? { ...field, ...changes } : field)),
      )
    : content
}

/** Below the original, with a name of its own; its answers keep theirs. */
export function duplicateField(content: FormContent, key: string) {
  const place = placeOf(content, key)
  const field = place && content.pages[place.part]?.fields[place.at]
  if (!field) return null
  const copy = { ...field, key: `q-${random()}` }
  return { copy, content: addField(content, { ...place, at: place.at + 1 }, copy) }
}

/** Before what stands at that place now. */
export function moveField(content: FormContent, key: string, to: Place): FormContent {
  const from = placeOf(content, key)
  const field = from && content.pages[from.part]?.fields[from.at]
  if (!field) return content
  const isSamePlace = from.part === to.part && (from.at === to.at || from.at + 1 === to.at)
  if (isSamePlace) return content
  const at = from.part === to.part && from.at < to.at ? to.at - 1 : to.at
  return addField(removeField(content, key), { part: to.part, at }, field)
}

/** One place up or down, onto the page before or after where its own ends. */
export function stepField(content: FormContent, key: string, by: -1 | 1): FormContent {
  const from = placeOf(content, key)
  const counts = content.pages.map(({ fields }) => fields.length)
  const to = from && placeBeside(counts, from, by)
  return to ? moveField(content, key, to) : content
}

export const changePage = (
  content: FormContent,
  key: string,
  changes: Partial<FormPage>,
): FormContent => ({
  ...content,
  pages: content.pages.map((page) => (page.key === key ? { ...page, ...changes } : page)),
})

export const removePage = (content: FormContent, key: string): FormContent => ({
  ...content,
  pages: content.pages.filter((page) => page.key !== key),
})

export function stepPage(content: FormContent, key: string, step: -1 | 1): FormContent {
  const at = content.pages.findIndex((page) => page.key === key)
  const page = content.pages[at]
  if (!page || !content.pages[at + step]) return content
  return { ...content, pages: content.pages.toSpliced(at, 1).toSpliced(at + step, 0, page) }
}

/** To another kind: what the new one does not know is left behind, and what both know stays. */
export function changesToKind(field: FormField, kind: FormFieldKind): Partial<FormField> {
  const { min, max, options, is_required } = newField(kind)
  const keepsOptions = formKindsWithOptions.includes(kind) && field.options.length > 0
  return {
    kind,
    min,
    max,
    options: keepsOptions ? field.options : options,
    is_required: kind === 'note' ? false : field.kind === 'note' ? is_required : field.is_required,
    files: undefined,
  }
}

/** Questions that a condition may ask about: those that come before. */
export function earlierThan({ pages }: FormContent, place: Place): FormField[] {
  return pages
    .slice(0, place.part + 1)
    .flatMap(({ fields }, page) => (page === place.part ? fields.slice(0, place.at) : fields))
    .filter(({ kind }) => kind !== 'note')
}

/** For those who hear where something is now. */
export function placeSentence(content: FormContent, key: string): string {
  const place = placeOf(content, key)
  if (!place) return ''
  const count = content.pages[place.part]?.fields.length ?? 0
  const onPage = content.pages.length > 1 ? ` on page ${place.part + 1}` : ''
  return `${place.at + 1} of ${count}${onPage}`
}
