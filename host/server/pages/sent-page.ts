import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Packed } from '../delivery/encodings.ts'
import type { ComposedPage } from './compose-page.ts'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page as it is sent, kept compressed; the other forms are made when somebody asks for them. */
export interface SentPage {
  readonly status: number
  readonly etag: string
  /** Of all forms that are held. */
  readonly bytes: number
  readonly set: ComposedPage['set']
  /** Has all its data, none of which anybody may take back within seconds. */
  readonly isLasting: boolean
  /** The form, if it is held. */
  held: (encoding: Packed | undefined) => Buffer | undefined
  body: (encoding: Packed | undefined) => Promise<Buffer>
}

/** `onGrow` is called with the bytes of every form that is made later. */
export async function packPage(
  { html, status, set }: ComposedPage,
  onGrow: (bytes: number) => void = () => undefined,
  isLasting = false,
): Promise<SentPage> {
  const plain = Buffer.from(html)
  // Weak: it names the page, whose packed forms differ
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  const brotli = await toBrotli(plain, brotliOptions)
  const forms = new Map<Packed | undefined, Buffer>([['br', brotli]])
  const making = new Map<Packed | undefined, Promise<Buffer>>()
  let bytes = brotli.length

  async function make(encoding: Packed | undefined) {
    const unpacked = await fromBrotli(brotli)
    const form = encoding === 'gzip' ? await toGzip(unpacked) : unpacked
    forms.set(encoding, form)
    making.delete(encoding)
    bytes += form.length
    onGrow(form.length)
    return form
  }
  return {
    status,
    etag,
    set,
    isLasting,
    get bytes() {
      return bytes
    },
    held: (encoding) => forms.get(encoding),
    body(encoding) {
      const form = forms.get(encoding)
      if (form) return Promise.resolve(form)
      const made = making.get(encoding) ?? make(encoding)
      making.set(encoding, made)
      return made
    },
  }
}
