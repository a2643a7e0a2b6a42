import type { ItemInput } from './bank.entities.ts'

/** By the place that it is about: `text`, `options`, `options.1`, `right`. */
type Problems = Record<string, string>

/** What stands between a question and the item bank; none when it can be saved. */
export function itemProblems(item: ItemInput): Problems {
  const problems: Problems = {}
  if (!item.text) problems['text'] = 'Please write the question.'
  if (!item.subject) problems['subject'] = 'Please name the subject.'
  if (item.min_age > item.max_age) problems['max_age'] = 'The highest age is below the lowest one.'
  if (item.marks <= 0) problems['marks'] = 'Please give at least a part of a mark.'
  if (item.negative_marks > item.marks)
    problems['negative_marks'] = 'A wrong answer takes off more than a right one earns.'
  if (item.picture && !item.picture.alt)
    problems['picture'] = 'Please say what the picture shows, for those who cannot see it.'
  return { ...problems, ...answerProblems(item) }
}

function answerProblems(item: ItemInput): Problems {
  switch (item.kind) {
    case 'single':
    case 'multiple':
      return choiceProblems(item)
    case 'picture':
      return pictureProblems(item)
    case 'matching':
      return matchingProblems(item)
    case 'number':
      return isNumber(item.right[0] ?? '')
        ? {}
        : { right: 'Please write the right number: 12, 0.5 or 3/4.' }
    case 'text':
      return item.right.some(Boolean) ? {} : { right: 'Please write an answer that is accepted.' }
  }
}

/** Digits with a point, a fraction, or thousands with commas, as answers are read. */
const isNumber = (text: string) => {
  const [value = '', divisor] = text.replaceAll(',', '').split('/')
  const isPart = (part: string) => /^\s*[-−]?\s*\d+(\.\d+)?\s*$/.test(part)
  return isPart(value) && (divisor === undefined || (isPart(divisor) && Number(divisor) !== 0))
}

const hasDouble = (texts: readonly string[]) =>
  new Set(texts.map((one) => one.toLowerCase())).size < texts.length

function choiceProblems({ kind, options, right }: ItemInput): Problems {
  const problems: Problems = {}
  for (const [at, option] of options.entries())
    if (!option.text) problems[`options.${at}`] = 'This answer is empty. Write it or remove it.'
  if (options.length < 2) problems['options'] = 'Please write at least two answers.'
  else if (Object.keys(problems).length === 0 && hasDouble(options.map((one) => one.text)))
    problems['options'] = 'Two of the answers are the same.'
  return { ...problems, ...rightProblem(kind, options, right) }
}

function pictureProblems({ kind, options, right }: ItemInput): Problems {
  const problems: Problems = {}
  for (const [at, { picture }] of options.entries()) {
    if (!picture) problems[`options.${at}`] = 'Please choose its picture, or remove it.'
    else if (!picture.alt)
      problems[`options.${at}`] = 'Please say what the picture shows, for those who cannot see it.'
  }
  if (options.length < 2) problems['options'] = 'Please choose at least two pictures.'
  return { ...problems, ...rightProblem(kind, options, right) }
}

function rightProblem(
  kind: ItemInput['kind'],
  options: ItemInput['options'],
  right: readonly string[],
): Problems {
  const ids = new Set(options.map(({ id }) => id))
  if (ids.size < options.length) return { options: 'Two of the answers have the same id.' }
  const known = right.filter((id) => ids.has(id)).length
  if (known < right.length) return { right: 'The right answer is no longer there.' }
  if (kind === 'multiple')
    return known === 0 ? { right: 'Please mark every answer that is right.' } : {}
  return known === 1 ? {} : { right: 'Please mark the answer that is right.' }
}

function matchingProblems({ prompts, options, right }: ItemInput): Problems {
  const problems: Problems = {}
  for (const [at, { text }] of prompts.entries())
    if (!text) problems[`prompts.${at}`] = 'This side of the pair is empty.'
  for (const [at, { text }] of options.entries())
    if (!text) problems[`options.${at}`] = 'This side of the pair is empty.'
  if (prompts.length < 2) problems['prompts'] = 'Please write at least two pairs.'
  else if (Object.keys(problems).length > 0) return problems
  else if (hasDouble(prompts.map((one) => one.text)) || hasDouble(options.map((one) => one.text)))
    problems['prompts'] = 'Two pairs have the same words, so nobody could tell them apart.'
  const ids = new Set(options.map(({ id }) => id))
  const isWhole = prompts.every(
    ({ id }) => right.filter((one) => one.startsWith(`${id}=`)).length === 1,
  )
  const isKnown = right.every((one) => {
    const [prompt = '', option = ''] = one.split('=')
    return ids.has(option) && prompts.some(({ id }) => id === prompt)
  })
  if (ids.size < options.length || !isWhole || !isKnown)
    problems['prompts'] ??= 'Each pair needs both of its sides.'
  return problems
}
