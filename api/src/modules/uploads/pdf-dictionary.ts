const regular = String.raw`[^\0\t\n\f\r ()<>[\]{}/%]`
/** No real comment is longer; a file full of them would be read again and again. */
const space = /(?:[\0\t\n\f\r ]|%[^\r\n]{0,1000}[\r\n])*/y
const name = new RegExp(`/${regular}*`, 'y')
/** Numbers, references, names, words and hex strings. */
const plainValue = new RegExp(
  String.raw`\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?!${regular})|(?:[+\-.\d]+|true|false|null)(?!${regular})|/${regular}*|<[\da-f\0\t\n\f\r ]*>`,
  'iy',
)
const maxDepth = 100

/** Any byte of a name may be written as its code: `/Open#41ction`. */
export const withCodesRead = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** A dictionary: its own keys with their values as they are written, and where it ends. */
interface Dictionary {
  values: ReadonlyMap<string, string>
  end: number
}

/** Where the match that begins exactly there ends; -1 when there is none. */
function after(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : -1
}

/**
 * Reads a dictionary by the letter of the standard; null when anything in it is not, because every viewer repairs that
 * in its own way.
 */
export function readDictionary(text: string, start: number, depth = 0): Dictionary | null {
  if (!text.startsWith('<<', start) || depth > maxDepth) return null
  const values = new Map<string, string>()
  let at = after(space, text, start + 2)
  while (!text.startsWith('>>', at)) {
    const keyEnd = after(name, text, at)
    if (keyEnd < 0) return null
    const key = withCodesRead(text.slice(at + 1, keyEnd))
    const valueStart = after(space, text, keyEnd)
    const valueEnd = endOfValue(text, valueStart, depth)
    if (valueEnd < 0 || values.has(key)) return null
    values.set(key, text.slice(valueStart, valueEnd))
    at = after(space, text, valueEnd)
  }
  return { values, end: at + 2 }
}

function endOfValue(text: string, start: number, depth: number): number {
  if (text.startsWith('<<', start)) return readDictionary(text, start, depth + 1)?.end ?? -1
  if (text[start] === '(') return endOfString(text, start)
  if (text[start] === '[') return endOfArray(text, start, depth + 1)
  return after(plainValue, text, start)
}

function endOfArray(text: string, start: number, depth: number): number {
  if (depth > maxDepth) return -1
  let at = after(space, text, start + 1)
  while (text[at] !== ']') {
    const end = endOfValue(text, at, depth)
    if (end < 0) return -1
    at = after(space, text, end)
  }
  return at + 1
}

const inString = /\\[^]|[()]/g
function endOfString(text: string, start: number): number {
  let depth = 0
  inString.lastIndex = start
  for (let found = inString.exec(text); found; found = inString.exec(text)) {
    if (found[0] === '(') depth += 1
    else if (found[0] === ')') depth -= 1
    if (depth === 0) return inString.lastIndex
  }
  return -1
}

/** The dictionaries of all streams, wherever an object may be taken to begin; null where one cannot be read for certain. */
export function streamDictionaries(text: string): Dictionary[] | null {
  const found: Dictionary[] = []
  // Objects that lie in each other are read again and again; no real file needs that.
  let left = 4 * text.length
  for (const { index } of text.matchAll(/(?<!end)obj(?=[\0\t\n\f\r %<])/g)) {
    const start = after(space, text, index + 3)
    const dictionary = text.startsWith('<<', start) ? readDictionary(text, start) : null
    left -= (dictionary?.end ?? start) - index
    // A comment that does not end here hides what it is.
    if (left < 0 || text[start] === '%') return null
    if (!dictionary) {
      if (text.startsWith('<<', start)) return null
      continue
    }
    const keyword = after(space, text, dictionary.end)
    if (!text.startsWith('stream', keyword)) continue
    found.push({ values: dictionary.values, end: keyword + 'stream'.length })
  }
  return found
}
