import { constants, inflateSync } from 'node:zlib'
import { streamDictionaries, withCodesRead } from './pdf-dictionary.ts'

/**
 * Names of what lets a PDF run something, play something, send something, open or carry another file, or hide its
 * contents. A name ends where a delimiter follows it, so that the bytes of a picture are not taken for one.
 */
const active =
  /\/(?:JavaScript|Launch|OpenAction|EmbeddedFiles?|Filespec|RichMedia|Rendition|Sound|Movie|XFA|SubmitForm|ImportData|GoToE|GoToR|Thread|Encrypt)(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/

/** Names that the bytes of a large picture hold by chance: what may be their value has to follow. */
const activeByValue = /\/(?:JS[\0\t\n\f\r ]*(?:[(<%]|(?<!JS)\d)|AA[\0\t\n\f\r ]*(?:<<|%|(?<!AA)\d))/

/**
 * The target of a link, where it is written in place, or what is put where the target belongs. No pattern here may read
 * the same bytes again and again: a file of ten megabytes would keep everybody waiting.
 */
const linkTarget = /\/URI[\0\t\n\f\r ]*(?:\(([^)]*)|(?=<<|\d|%)|<([\da-f\s]*))/gi
const allowedTarget = /^(?:https?:\/\/|mailto:|tel:|www\.|#)/i

/** Links to other sites are plain; those to files and shares are not, nor those that cannot be read in place. */
const hasOtherLink = (text: string) =>
  [...text.matchAll(linkTarget)].some(([, literal, hex = '']) => {
    const target = literal ?? Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').toString('latin1')
    return !allowedTarget.test(target)
  })

const acts = (text: string) => active.test(text) || activeByValue.test(text) || hasOtherLink(text)

const maxInflatedBytes = 50_000_000

function inflate(bytes: Buffer, maxOutputLength: number): Buffer | null {
  try {
    // What follows the stream is ignored.
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength })
  } catch {
    return null
  }
}

/** Keys that change what a stream holds; `F` and `DP` are short names for a filter that some viewers prefer. */
const otherKeys = ['DecodeParms', 'DP', 'F', 'FFilter', 'FDecodeParms']

type Values = ReadonlyMap<string, string>

const saysObjects = (values: Values) => withCodesRead(values.get('Type') ?? '') === '/ObjStm'

/** Every viewer needs the number of objects; some ask for nothing more, not even the type. Colour profiles have it too. */
const mayHoldObjects = (values: Values) =>
  values.has('N') || /ObjStm|^\d/.test(withCodesRead(values.get('Type') ?? ''))

/** Whether a viewer that minds the length of the stream ends where we do. */
function hasItsLength(text: string, values: Values, start: number): boolean {
  const length = values.get('Length') ?? ''
  if (!/^\d{1,9}$/.test(length)) return false
  const end = start + Number(length)
  return /^[\0\t\n\f\r ]*endstream/.test(text.slice(end, end + 20))
}

/** The text of a stream that may hold objects; null when it is written in a way that leaves a doubt. */
function textOf(bytes: Buffer, text: string, values: Values, end: number, maxLength: number) {
  if (otherKeys.some((key) => values.has(key))) return null
  const filter = (values.get('Filter') ?? '').replaceAll(/[\0\t\n\f\r ]/g, '')
  const lineEnd = /^\r?\n/.exec(text.slice(end, end + 2))
  if (!lineEnd) return null
  const start = end + lineEnd[0].length
  const isFound = saysObjects(values) || values.has('First')
  if (isFound && !hasItsLength(text, values, start)) return null
  // What is not compressed has been read with the file.
  if (filter === '' || filter === '[]') return ''
  if (filter !== '/FlateDecode' && filter !== '[/FlateDecode]') return null
  const inflated = inflate(bytes.subarray(start), maxLength)?.toString('latin1') ?? null
  // A list of numbers and places comes first.
  if (inflated && isFound && !/^[\t\n\f\r ]*\d/.test(inflated)) return null
  return inflated
}

/** Whether nothing in compressed objects acts, and all of them can be read. */
function arePlainObjects(bytes: Buffer, text: string): boolean {
  const dictionaries = streamDictionaries(text)
  if (!dictionaries) return false
  let left = maxInflatedBytes
  for (const { values, end } of dictionaries) {
    if (!mayHoldObjects(values)) continue
    const objects = textOf(bytes, text, values, end, Math.max(1, left))
    if (objects === null || acts(withCodesRead(objects))) return false
    left -= objects.length
  }
  return true
}

/** What a stream of objects must have in its dictionary. */
const objectKeys = /\/(?:N|ObjStm)(?=[\0\t\n\f\r ()<>[\]{}/%])/

/**
 * Whether a PDF is plain: nothing in it acts, and everything in it can be read. Every byte is looked at, not only
 * what a parser reaches: a viewer follows the file's own table, which may lead anywhere, also into the middle of
 * another object. Object streams that are compressed in another way than everybody does it are refused.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  const plain = withCodesRead(text)
  if (acts(plain)) return false
  return !objectKeys.test(plain) || arePlainObjects(bytes, text)
}
