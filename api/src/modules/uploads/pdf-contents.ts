import { constants, inflateSync } from 'node:zlib'

/**
 * Names of what lets a PDF run something, play something, send something, open or carry another file, or hide its
 * contents. A name ends where a delimiter follows it, so that the bytes of a picture are not taken for one.
 */
const active =
  /\/(?:JavaScript|JS|Launch|OpenAction|AA|EmbeddedFiles?|Filespec|RichMedia|Rendition|Sound|Movie|XFA|SubmitForm|ImportData|GoToE|GoToR|Thread|Encrypt)(?=[\0\t\n\f\r ()<>[\]{}/%]|$)/

/** The target of a link, where it is written in place, or what is put where the target belongs. */
const linkTarget = /\/URI(?:[\0\t\n\f\r ]|%[^\r\n]*)*(?:\(([^)]*)|<([\da-f\s]*)>|(?=<<|\d))/gi
const allowedTarget = /^(?:https?:\/\/|mailto:|tel:|www\.|#)/i

/** Links to other sites are plain; those to files and shares are not, nor those that cannot be read in place. */
const hasOtherLink = (text: string) =>
  [...text.matchAll(linkTarget)].some(([, literal, hex = '']) => {
    const target = literal ?? Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').toString('latin1')
    return !allowedTarget.test(target)
  })

const acts = (text: string) => active.test(text) || hasOtherLink(text)

/** Objects in a compressed stream begin with pairs of a number and a place. */
const objectsStart = /^\s*\d+\s+\d+\s/
const maxInflatedBytes = 50_000_000
const maxStreams = 50_000
const peekBytes = 1024

/** Any byte of a name may be written as its code: `/Open#41ction`. */
const withCodesRead = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

function inflate(bytes: Buffer, maxOutputLength: number): Buffer | null {
  try {
    // What follows the stream is ignored, as is a cut end: the beginning is all that a peek has.
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength })
  } catch {
    return null
  }
}

/** Filters that would hide objects from a look at them; files with compressed objects do not need these. */
const otherFilters = /\/(?:ASCIIHex|ASCII85|LZW|RunLength)Decode/

/**
 * Whether every object stream says plainly that it is deflated once: no strings or comments, in which a second
 * beginning could hide, no other filter, and no prediction.
 */
function areReadable(plain: string): boolean {
  if (otherFilters.test(plain)) return false
  for (const { index } of plain.matchAll(/\/ObjStm/g)) {
    const dictionary = plain.slice(plain.lastIndexOf('obj', index), plain.indexOf('stream', index))
    if (!/^obj\s*<<[^()%]*>>\s*$/.test(dictionary)) return false
    if ((dictionary.match(/Decode/g)?.length ?? 0) > 1) return false
  }
  return true
}

const beginsObjects = (bytes: Buffer | null) =>
  bytes !== null && objectsStart.test(bytes.toString('latin1', 0, 64))

/** The texts of the file's compressed object streams; null where there is more than anyone needs. */
function objectStreams(bytes: Buffer, text: string): string[] | null {
  const found: string[] = []
  let left = maxInflatedBytes
  let seen = 0
  for (const { index, 0: keyword } of text.matchAll(/stream\r?\n/g)) {
    if (++seen > maxStreams) return null
    const start = index + keyword.length
    const peek = inflate(bytes.subarray(start, start + peekBytes), maxInflatedBytes)
    if (!peek) continue
    if (beginsObjects(inflate(peek, maxInflatedBytes))) return null // deflated twice
    if (!beginsObjects(peek)) continue
    const whole = inflate(bytes.subarray(start), Math.max(1, left))
    if (!whole) return null
    left -= whole.length
    found.push(whole.toString('latin1'))
  }
  return found
}

/**
 * Whether a PDF is plain: nothing in it acts, and everything in it can be read. Every byte is looked at, not only
 * what a parser reaches: a viewer follows the file's own table, which may lead anywhere, also into the middle of
 * another object. Object streams that are compressed in another way than everybody does it are refused.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  const plain = withCodesRead(text)
  if (acts(plain)) return false
  const announced = plain.match(/\/ObjStm(?![\w#])/g)?.length ?? 0
  if (announced === 0) return true
  if (!areReadable(plain)) return false
  const streams = objectStreams(bytes, text)
  if (!streams || streams.length < announced) return false
  return !streams.some((objects) => acts(withCodesRead(objects)))
}
