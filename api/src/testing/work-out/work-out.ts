import type { Question } from '../../modules/practice/engine/question.ts'
import { algebraWays } from './algebra-and-data.ts'
import { shapeWays } from './measures-and-shapes.ts'
import { numberWays } from './numbers.ts'
import { valueOf } from './work.ts'
import type { Expected, Work } from './work.ts'

const numeric = String.raw`\(?([−\d][\d,]*(?:\.\d+)?(?:/\d+)?)\)?`

const escaped = (pattern: string) =>
  pattern
    .replace(/(?<!\\)\?$/, '\\?')
    .replaceAll('# + #', '# \\+ #')
    .replaceAll('#', numeric)
const patterns = [...numberWays, ...shapeWays, ...algebraWays].map(([pattern, work]) => ({
  pattern: new RegExp(`^(?:${escaped(pattern)})$`),
  work,
}))
const written = /(?<![\d)] )−?\d[\d,]*(?:\.\d+)?(?:\/\d+)?|−?\d[\d,]*(?:\.\d+)?(?:\/\d+)?/g
/** Which way belongs to a text, whatever its numbers: thousands of texts have the same. */
const wayOf = new Map<string, Work | undefined>()

/** The answer by another way than the engine's, from the text alone; the text itself where only knowledge helps. */
export function workOut({ text }: Pick<Question, 'text'>): Expected | undefined {
  const shape = text.replaceAll(/\d[\d,]*(?:\.\d+)?/g, '1')
  if (!wayOf.has(shape)) wayOf.set(shape, patterns.find(({ pattern }) => pattern.test(text))?.work)
  const numbers = (text.match(written) ?? []).map((one) => valueOf(one.replace(/,$/, '')))
  const [a = 0, b = 0, c = 0, d = 0, ...rest] = numbers
  return wayOf.get(shape)?.([a, b, c, d, ...rest], text, numbers)
}
