import { inflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, test } from '@jest/globals'
import PDFKit from 'pdfkit'
import sharp from 'sharp'
import { accept } from './accept-file.ts'
import { cleanPdf } from './clean-pdf.ts'
import { bareJpeg } from './jpeg-segments.ts'

const child = 'Mohammed Ali Khan'
const school = 'DPS School, Indore'

/** As a word processor saves it: who made it stands in the file, not on its pages. */
function aStory({ pictures = [] as Buffer[], compress = false } = {}): Promise<Buffer> {
  return new Promise((resolve) => {
    const info = { Author: child, Title: school, Keywords: child }
    const document = new PDFKit({ info, compress })
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.text('The kite over our roof')
    for (const picture of pictures) document.image(picture, { width: 200 })
    document.addPage().text('The end')
    document.end()
  })
}

const aPhoto = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#3366cc' } })
    .withExif({ IFD0: { Artist: child }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

/** What stands in a file, also where it is compressed. */
function wordsIn(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  const inside = [...text.matchAll(/(?<!end)stream\r?\n/g)].map(({ index, 0: { length } }) => {
    try {
      return inflateSync(bytes.subarray(index + length)).toString('latin1')
    } catch {
      return '' // was not compressed
    }
  })
  return [text, ...inside].join('\n')
}

async function cleaned(bytes: Uint8Array): Promise<Buffer> {
  const clean = await cleanPdf(Buffer.from(bytes))
  if (!clean) throw new Error('It was refused.')
  return clean
}

async function pagesOf(bytes: Buffer) {
  const pages = (await PDFDocument.load(bytes)).getPages()
  return pages.map((page) => [page.getWidth(), String(page.node.Contents()).slice(0, 60)])
}

const nothingOf = (bytes: Buffer) => {
  const words = wordsIn(bytes)
  for (const one of [child, school, 'Author', 'xpacket', 'xmpmeta'])
    expect([one, words.includes(one)]).toEqual([one, false])
  return words
}

test('Y-021: a PDF of an entry keeps its pages, and nothing of who made it', async () => {
  const story = await aStory()
  expect(wordsIn(story)).toContain(child)
  const accepted = await accept(story, 'entry')
  if (!accepted || !('clean' in accepted)) throw new Error('It was refused.')
  const { kind, clean } = accepted
  expect(kind).toBe('pdf')
  // The words of the page are still there, written as they were.
  expect(nothingOf(clean)).toMatch(/BT[^]*Tj|TJ/)
  expect(await pagesOf(clean)).toEqual(await pagesOf(story))
  // Another time it is not changed any more.
  expect((await cleaned(clean)).length).toBe(clean.length)
})

test('Y-021: what is sent as a document stays as it was sent', async () => {
  const story = await aStory()
  for (const purpose of ['application', 'form'] as const)
    expect(await accept(story, purpose)).toEqual({ kind: 'pdf', clean: story })
})

test.each([true, false])(
  'Y-021: XMP of a document and of its pages is gone (in compressed objects: %s)',
  async (useObjectStreams) => {
    const document = await PDFDocument.load(await aStory())
    const xmp = () =>
      document.context.register(
        document.context.stream(`<?xpacket?><x:xmpmeta>${child}</x:xmpmeta>`, {
          Type: 'Metadata',
          Subtype: 'XML',
        }),
      )
    document.catalog.set(PDFName.of('Metadata'), xmp())
    const [page] = document.getPages()
    page?.node.set(PDFName.of('Metadata'), xmp())
    page?.node.set(
      PDFName.of('PieceInfo'),
      document.context.obj({ Paint: { Private: PDFString.of(child) } }),
    )
    const story = Buffer.from(await document.save({ useObjectStreams }))
    expect(wordsIn(story)).toContain('xmpmeta')
    const clean = await cleaned(story)
    nothingOf(clean)
    expect(await pagesOf(clean)).toHaveLength(2)
  },
)

test('Y-021: nothing is left of older versions, nor of what no page shows', async () => {
  const first = (await aStory()).toString('latin1')
  const [, root] = /\/Root (\d+) 0 R/.exec(first) ?? []
  const later = [
    first,
    `900 0 obj\n<</Author (${child} again)>>\nendobj`,
    `901 0 obj\n(${child}, on no page)\nendobj`,
    `trailer\n<</Size 902/Root ${root} 0 R/Info 900 0 R/Prev 15>>\nstartxref\n15\n%%EOF\n`,
  ]
  nothingOf(await cleaned(Buffer.from(later.join('\n'), 'latin1')))
})

test('Y-021: a note on a page has no writer, a field keeps its name', async () => {
  const document = await PDFDocument.load(await aStory())
  const { context } = document
  const noteOf = (Subtype: string, T: string) =>
    context.register(
      context.obj({ Type: 'Annot', Subtype, Rect: [0, 0, 9, 9], T: PDFString.of(T) }),
    )
  const [page] = document.getPages()
  page?.node.set(
    PDFName.of('Annots'),
    context.obj([noteOf('Text', child), noteOf('Widget', 'colour')]),
  )
  const words = nothingOf(await cleaned(await document.save()))
  expect(words).toContain('(colour)')
})

test('Y-021: pictures in it keep their pixels, and do not say where they were taken', async () => {
  const photo = await aPhoto()
  expect(photo.includes('Exif')).toBe(true)
  const bare = bareJpeg(Buffer.concat([photo, Buffer.from(child)]))
  expect((await sharp(bare).metadata()).exif).toBeUndefined()
  expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer())
  const clean = await cleaned(await aStory({ pictures: [photo] }))
  expect(nothingOf(clean)).not.toContain('Exif')
  expect(clean.includes(bare)).toBe(true)
})

test.each([
  ['without its catalogue', '1 0 obj<</Type/Page>>endobj\ntrailer<</Root 7 0 R>>'],
  ['that ends in an object', '1 0 obj<</Type/Catalog/Pages['],
  ['nested without end', `1 0 obj<</Type/Catalog/X${'['.repeat(2_000_000)}`],
])('V-015: a PDF %s is refused', async (_, inside) => {
  expect(await cleanPdf(Buffer.from(`%PDF-1.7\n${inside}\n%%EOF\n`))).toBeNull()
})

test('V-015: a PDF that was made to fill the memory, or to take its time, ends with its process', async () => {
  const story = await aStory()
  expect(await cleanPdf(story, { seconds: 0, memoryMb: 256 })).toBeNull()
  const numbers = '1 '.repeat(3_000_000)
  const hostile = `%PDF-1.7\n1 0 obj<</Type/Catalog/X[${numbers}]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`
  expect(await cleanPdf(Buffer.from(hostile), { seconds: 60, memoryMb: 32 })).toBeNull()
}, 90_000)
