import pg from 'pg'

/** From the so manieth time on, a statement is worth a name. */
const often = 20
/** Each connection keeps the plans of the named ones; those asked later stay as they are. */
const mostNames = 300
/** Texts that are counted; lists of other lengths make ever new ones. */
const mostTexts = 5_000

const names = new Map<string, string>()
const asked = new Map<string, number>()

/** The name under which a connection keeps this statement, once it has been asked often. */
function nameOf(text: string): string | undefined {
  const name = names.get(text)
  if (name !== undefined || names.size >= mostNames) return name
  const times = (asked.get(text) ?? 0) + 1
  if (times < often) {
    if (asked.size >= mostTexts) asked.clear()
    asked.set(text, times)
    return undefined
  }
  asked.delete(text)
  if (!mayBeNamed(text)) return undefined
  const given = `often_${names.size + 1}`
  names.set(text, given)
  return given
}

const isQuestion = (value: unknown): value is { text: string; name?: string } =>
  typeof value === 'object' && value !== null && 'text' in value && !('submit' in value)

const isPlanned = (text: string) => /^[\s(]*(select|with|insert|update|delete)\b/i.test(text)
/** The best way to search depends on the word, and a plan that serves all words reads the whole table. */
const searches = (text: string) => /\bi?like\b|similarity\(|<->|%/i.test(text)
/** How a page is read best depends on how deep it is. */
const isPaged = (text: string) => /\boffset\b/i.test(text)
/** A table that gains a column while this runs would change the answer, which the server refuses. */
const takesAllColumns = (text: string) => /(\bselect|\breturning|\.)\s*\*/i.test(text)

/** Whether one plan serves a statement for as long as its connection lasts. */
export const mayBeNamed = (text: string) =>
  isPlanned(text) && !searches(text) && !isPaged(text) && !takesAllColumns(text)

/**
 * Prepares what is asked often: the server parses and plans such a statement once for each connection, which for joins
 * takes longer than answering it. Statements of the query builder come as objects; texts for special uses stay as they are.
 */
export class PreparingClient extends pg.Client {
  override query = ((first: unknown, ...rest: unknown[]) => {
    const isUnnamed = isQuestion(first) && first.name === undefined
    const name = isUnnamed ? nameOf(first.text) : undefined
    const question = isUnnamed && name !== undefined ? { ...first, name } : first
    return Reflect.apply(pg.Client.prototype.query, this, [question, ...rest]) as unknown
  }) as pg.Client['query']
}
