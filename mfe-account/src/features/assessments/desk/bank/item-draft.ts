import type {
  BankItem,
  ItemInput,
  ItemPicture,
  PaperQuestion,
  Picture,
  QuestionKind,
} from '@brightyard/contract/entities'
import { assessmentAges, itemLimits } from '@brightyard/contract/entities'

/** The smallest free id: `o3`. */
export function freeId(letter: 'o' | 'p', taken: readonly { id: string }[]): string {
  for (let number = 1; ; number++) {
    const id = `${letter}${number}`
    if (!taken.some((one) => one.id === id)) return id
  }
}

const emptyOptions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `o${at + 1}`, text: '', picture: null }))
const emptyPrompts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at + 1}`, text: '' }))

/** What an answer of this kind begins with. */
function answerParts(kind: QuestionKind) {
  const count = kind === 'single' || kind === 'multiple' ? 4 : kind === 'matching' ? 3 : 2
  const isTyped = kind === 'number' || kind === 'text'
  const prompts = kind === 'matching' ? emptyPrompts(count) : []
  return {
    options: isTyped ? [] : emptyOptions(count),
    prompts,
    right: isTyped ? [''] : prompts.map(({ id }, at) => `${id}=o${at + 1}`),
    unit: '',
    tolerance: 0,
  }
}

export type AboutItem = Pick<ItemInput, 'subject' | 'topic' | 'min_age' | 'max_age' | 'difficulty'>

const anyAbout: AboutItem = {
  subject: '',
  topic: '',
  min_age: assessmentAges.min,
  max_age: assessmentAges.max,
  difficulty: 'medium',
}

/** A new question; what it is about is as it was of the one before. */
export const newDraft = (kind: QuestionKind, about: Partial<AboutItem> = {}): ItemInput => ({
  kind,
  ...anyAbout,
  ...about,
  text: '',
  picture: null,
  ...answerParts(kind),
  explanation: '',
  keeps_order: false,
  marks: 1,
  negative_marks: 0,
})

const pictureOf = (picture: Picture | null): ItemPicture | null =>
  picture && { source: picture.src, alt: picture.alt }

export const draftOf = ({ content, right, ...item }: BankItem): ItemInput => ({
  kind: item.kind,
  subject: item.subject,
  topic: item.topic,
  min_age: item.min_age,
  max_age: item.max_age,
  difficulty: item.difficulty,
  text: content.text,
  picture: pictureOf(content.picture),
  options: content.options.map((option) => ({ ...option, picture: pictureOf(option.picture) })),
  prompts: content.prompts,
  unit: content.unit,
  right,
  tolerance: item.tolerance,
  explanation: item.explanation,
  keeps_order: item.keeps_order,
  marks: item.marks,
  negative_marks: item.negative_marks,
})

/** The same question asked in another way; answers that were written stay where they fit. */
export function changeKind(draft: ItemInput, kind: QuestionKind): ItemInput {
  if (kind === draft.kind) return draft
  const isChoice = (one: QuestionKind) => one === 'single' || one === 'multiple'
  if (isChoice(kind) && isChoice(draft.kind))
    return { ...draft, kind, right: kind === 'single' ? draft.right.slice(0, 1) : draft.right }
  return { ...draft, kind, ...answerParts(kind) }
}

/** Empty lines at the end of a list are no answers: they are offered to write in. */
export function trimmed(draft: ItemInput): ItemInput {
  const isEmpty = ({ id, text, picture }: ItemInput['options'][number]) =>
    text.trim() === '' && !picture && !draft.right.includes(id)
  if (draft.kind === 'matching') {
    const gone = draft.prompts.filter((prompt) => {
      const option = draft.options.find(({ id }) => draft.right.includes(`${prompt.id}=${id}`))
      return prompt.text.trim() === '' && (option?.text ?? '').trim() === ''
    })
    return gone.reduce((next, { id }) => withoutPair(next, id), draft)
  }
  return { ...draft, options: draft.options.filter((option) => !isEmpty(option)) }
}

export function withPair(draft: ItemInput): ItemInput {
  if (draft.prompts.length >= itemLimits.options) return draft
  const prompt = { id: freeId('p', draft.prompts), text: '' }
  const option = { id: freeId('o', draft.options), text: '', picture: null }
  return {
    ...draft,
    prompts: [...draft.prompts, prompt],
    options: [...draft.options, option],
    right: [...draft.right, `${prompt.id}=${option.id}`],
  }
}

export function withoutPair(draft: ItemInput, id: string): ItemInput {
  const match = draft.right.find((one) => one.startsWith(`${id}=`))
  const option = match?.slice(id.length + 1)
  return {
    ...draft,
    prompts: draft.prompts.filter((one) => one.id !== id),
    options: draft.options.filter((one) => one.id !== option),
    right: draft.right.filter((one) => one !== match),
  }
}

const picturePath = '/vendor/api/assessment-pictures/'
const shownPicture = (picture: ItemPicture | null): Picture | null =>
  picture && {
    alt: picture.alt,
    width: 480,
    height: 360,
    avif: '',
    webp: '',
    jpeg: '',
    src: pictureAddress(picture),
    placeholder: '',
  }

/** A file that was just sent has an address too. */
export const pictureAddress = ({ source }: ItemPicture) =>
  source.startsWith('/') ? source : picturePath + source

/** As a taker gets it. */
export const paperQuestionOf = (
  draft: ItemInput,
  place: Pick<PaperQuestion, 'id' | 'number'>,
): PaperQuestion => ({
  ...place,
  section_id: 0,
  kind: draft.kind,
  text: draft.text || 'Your question appears here.',
  picture: shownPicture(draft.picture),
  options: draft.options.map(({ id, text, picture }, at) => ({
    id,
    text: text || (picture ? '' : `Answer ${at + 1}`),
    picture: shownPicture(picture),
  })),
  prompts: draft.prompts.map(({ id, text }, at) => ({ id, text: text || `Pair ${at + 1}` })),
  unit: draft.unit,
  marks: draft.marks,
  negative_marks: draft.negative_marks,
})
