import { inflateSync } from 'node:zlib'
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHeader,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
} from '@cantoo/pdf-lib'
import { bareJpeg } from './jpeg-segments.ts'
import { isPlainPdf } from './pdf-contents.ts'

const nameOf = (text: string) => PDFName.of(text)

/** What says who made a document or a part of it, when and with what. */
const aboutTheMaker = ['Metadata', 'PieceInfo', 'LastModified', 'Thumb', 'CreatorInfo', 'AF'].map(
  nameOf,
)
/** Of a note on a page: its writer and its days. Of a field `T` is the name, so it stays. */
const aboutTheWriter = ['T', 'NM', 'M', 'CreationDate'].map(nameOf)
/** The signature itself holds a certificate with a name. It is void once a byte is changed. */
const aboutTheSigner = ['Name', 'Location', 'Reason', 'ContactInfo', 'Contents', 'Cert', 'M'].map(
  nameOf,
)

function keysToDrop(dict: PDFDict): PDFName[] {
  const isNote = dict.has(nameOf('Rect')) && dict.get(nameOf('Subtype')) !== nameOf('Widget')
  return [
    ...aboutTheMaker,
    ...(isNote ? aboutTheWriter : []),
    ...(dict.has(nameOf('ByteRange')) ? aboutTheSigner : []),
  ]
}

const filtersOf = ({ dict }: PDFStream): string[] => {
  const filter = dict.lookup(nameOf('Filter'))
  const all = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : []
  return all.map(String)
}

const mostPictureBytes = 100_000_000

/** Cameras write into a picture who took it and where. */
function emptyPicture(stream: PDFRawStream) {
  const filters = filtersOf(stream).join(' ')
  if (filters === '/DCTDecode') stream.updateContents(bareJpeg(Buffer.from(stream.getContents())))
  if (filters !== '/FlateDecode /DCTDecode' || stream.dict.has(nameOf('DecodeParms'))) return
  const jpeg = inflateSync(stream.getContents(), { maxOutputLength: mostPictureBytes })
  stream.updateContents(bareJpeg(jpeg))
  stream.dict.set(nameOf('Filter'), nameOf('DCTDecode'))
}

/** Everything that the pages reach, emptied of what says who made it; by reference. */
function emptyReached(context: PDFContext, root: PDFObject): ReadonlySet<PDFRef> {
  const reached = new Set<PDFRef>()
  const seen = new Set<PDFObject>()
  const left = [root]
  for (let one = left.pop(); one; one = left.pop()) {
    if (one instanceof PDFRef) {
      const found = context.lookup(one)
      if (reached.has(one) || !found) continue
      reached.add(one)
      left.push(found)
      continue
    }
    if (!(one instanceof PDFArray || one instanceof PDFDict || one instanceof PDFStream)) continue
    if (seen.has(one)) continue
    seen.add(one)
    if (one instanceof PDFArray) {
      for (const value of one.asArray()) left.push(value)
      continue
    }
    const dict = one instanceof PDFStream ? one.dict : one
    for (const key of keysToDrop(dict)) dict.delete(key)
    if (one instanceof PDFRawStream) emptyPicture(one)
    for (const value of dict.values()) left.push(value)
  }
  return reached
}

/**
 * A new PDF with the same pages: nothing is left of who made it, of older versions of it, and of what no page
 * shows. Null for what cannot be read, and for what would not be plain.
 */
export async function writePdfAnew(bytes: Uint8Array): Promise<Buffer | null> {
  try {
    const context = await PDFParser.forBytesWithOptions(bytes, Infinity, true).parseDocument()
    const { Root, Encrypt } = context.trailerInfo
    if (!(context.lookup(Root) instanceof PDFDict) || !Root || Encrypt) return null
    const reached = emptyReached(context, Root)
    for (const [ref] of context.enumerateIndirectObjects())
      if (!reached.has(ref)) context.delete(ref)
    context.trailerInfo = { Root }
    context.header = PDFHeader.forVersion(1, 7)
    const written = await PDFStreamWriter.forContext(context, Infinity).serializeToBuffer()
    const clean = Buffer.from(written.buffer, written.byteOffset, written.length)
    return isPlainPdf(clean) ? clean : null
  } catch {
    return null // broken, or nested deeper than any page
  }
}
