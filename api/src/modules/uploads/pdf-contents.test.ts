import { deflateSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { kindOf } from './file-kind.ts'
import { isPlainPdf } from './pdf-contents.ts'

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n'),
    ...objects.map((object) => Buffer.from(object)),
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ])
const stream = (dictionary: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`9 0 obj<<${dictionary}/Length ${data.length}>>stream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream endobj\n'),
  ])
const objects = (inside: string, dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode') =>
  stream(dictionary, deflateSync(Buffer.from(`3 0 <<${inside}>>`)))

test.each([
  ['a page', pdf('3 0 obj<</Type/Page>>endobj\n')],
  ['objects in a compressed stream', pdf(objects('/Type/Page/Rotate 90'))],
  [
    'objects whose filter is a list',
    pdf(objects('/Type/Page', '/Type /ObjStm /N 1 /First 4 /Filter [ /FlateDecode ]')),
  ],
  [
    'a drawing that begins with numbers',
    pdf(
      stream('/Filter/FlateDecode', deflateSync('1 0 0 1 0 0 cm (CSS/JavaScript ) Tj')),
      objects('/Type/Page'),
    ),
  ],
  [
    'a colour profile',
    pdf(
      '7 0 obj 99 endobj\n9 0 obj<</N 3/Alternate/DeviceRGB/Filter/FlateDecode/Length 7 0 R>>stream\n',
      deflateSync(Buffer.alloc(99)),
      '\nendstream',
    ),
  ],
  [
    'looks of a form field',
    pdf('3 0 obj<</Subtype/Widget/AP<</N 5 0 R>>/T(a\\)b)/Rect[0 0 1 -.5]>>endobj\n'),
  ],
  ['a picture', pdf(stream('/Subtype/Image/Filter/FlateDecode', deflateSync(Buffer.alloc(9000))))],
  ['links to other sites', pdf('3 0 obj<</A<</S/URI/URI (https://example.org/a#b)>>>>endobj\n')],
  ['a link written as a hex string', pdf('3 0 obj<</URI <6874 7470733a2f2f61>/S /URI>>endobj\n')],
  ['a link to write to somebody', pdf(objects('/S/URI/URI(mailto:asha@example.org)'))],
  ['names that only begin alike', pdf('3 0 obj<</AAPL:Keywords[]/JSON 1/AAAAAA+Font 2>>endobj\n')],
  ['bytes of a picture that look like a name', pdf('stream\nÿ/AAÿ/JS\u0001\nendstream\n')],
])('V-015: a pdf with %s is plain', (_, bytes) => {
  expect(isPlainPdf(bytes)).toBe(true)
  expect(kindOf(bytes)).toBe('pdf')
})

test.each([
  ['a link and comments', '/URI%', false],
  ['a link and signs of comments', `/URI${'%'.repeat(40)}`, false],
  ['an open link', '/URI(', false],
  ['an open link as a hex string', `/URI<${' '.repeat(40)}`, false],
  ['scripts and spaces', `/JS${' '.repeat(40)}x`, true],
  ['objects and comments', 'obj%', false],
  ['objects and dictionaries', 'obj<<', false],
  ['objects and long comments', `obj%${'x'.repeat(900)}\n`, true],
])('V-015: a file full of %s is read once, not again and again', (_, part, isPlain) => {
  // Patterns that go back would need minutes, or years.
  const hostile = pdf('/N 1 ', part.repeat(Math.ceil(400_000 / part.length)))
  expect(isPlainPdf(hostile)).toBe(isPlain)
})

test('V-015: a picture hardly ever holds a script by chance', () => {
  let seed = 7
  const bytes = Buffer.alloc(1_000_000)
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    bytes.writeUInt32LE((seed ^ (seed >>> 15)) >>> 0, at)
  }
  // What stands before the value by chance, as often as in many thousand pictures.
  const refused = Array.from({ length: 4000 }, (_, n) => {
    const after = bytes.subarray(n * 200, n * 200 + 20)
    return !isPlainPdf(Buffer.concat([pdf(), Buffer.from(n % 2 ? '/JS' : '/AA'), after]))
  }).filter(Boolean).length
  expect(refused / 4000).toBeLessThan(0.02)
})

const action = '/S/JavaScript'
const evil = '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'
const objectStream = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode'
const body = (start: string) => deflateSync(Buffer.from(`${start}3 0 <<${evil}>>`))
const decoy = stream('/Filter/FlateDecode', deflateSync(Buffer.from('1 0 0 1 0 0 cm')))
const wrongLength = (data: Buffer, length: number) =>
  Buffer.concat([
    Buffer.from(`9 0 obj<<${objectStream}/Length ${length}>>stream\n`),
    data,
    Buffer.from('\nendstream endobj\n'),
  ])
test.each([
  ['a name written in codes', pdf('3 0 obj<</Open#41ction 4 0 R>>endobj\n')],
  ['a name all in codes', pdf('3 0 obj<</#4a#53(app.alert\\(1\\))>>endobj\n')],
  ['a code in small letters', pdf('3 0 obj<</L#61unch 1>>endobj\n')],
  ['an action in a compressed stream', pdf(objects(action))],
  ['a coded action in a compressed stream', pdf(objects('/J#61vaScript 1'))],
  ['a stream type in codes', pdf(objects(action, '/Type/Obj#53tm/Filter/FlateDecode'))],
  [
    'a word “stream” before the stream',
    pdf(objects(action, '/X(stream\nabc)/Type/ObjStm/Filter/FlateDecode')),
  ],
  [
    'a second definition of an object',
    pdf(objects('/Type/Page'), objects(action), objects('/Type/Page')),
  ],
  ['objects inside another stream', pdf(stream('/X 1', objects(action)))],
  [
    'objects compressed in another way',
    pdf(stream('/Type/ObjStm/Filter/ASCIIHexDecode', Buffer.from('33>'))),
  ],
  [
    'objects compressed twice',
    pdf(
      stream(
        '/Type/ObjStm/Filter[/FlateDecode/FlateDecode]',
        deflateSync(deflateSync('3 0 <</JS 1>>')),
      ),
    ),
  ],
  [
    'objects compressed twice behind others that are not',
    pdf(
      objects('/Type/Page', ''),
      stream('/Type/ObjStm/Filter/FlateDecode', deflateSync(deflateSync('3 0 <</JS 1>>'))),
    ),
  ],
  [
    'objects that are predicted',
    pdf(objects('/Type/Page', '/Type/ObjStm/Filter/FlateDecode/DecodeParms<</Predictor 12>>')),
  ],
  ['a link to a file', pdf('3 0 obj<</S/URI/URI(file:///etc/passwd)>>endobj\n')],
  ['a link to a file in a compressed stream', pdf(objects('/S/URI/URI (FILE:a)'))],
  ['a link to a share', pdf('3 0 obj<</S/URI/URI(\\\\\\\\evil\\\\x)>>endobj\n')],
  ['a link to a file in codes', pdf('3 0 obj<</URI(\\146ile:a)>>endobj\n')],
  ['a link to a file in hex', pdf('3 0 obj<</URI%\n<66696c653a61>>>endobj\n')],
  ['a link that is written elsewhere', pdf('3 0 obj<</S/URI/URI 7 0 R>>endobj\n')],
  ['a base for its links', pdf('3 0 obj<</URI<</Base(file:///a)>>>>endobj\n')],
  ...['GoToR', 'GoToE', 'Rendition', 'Sound', 'Movie', 'Thread'].map(
    (name) =>
      [`an action ${name}`, pdf(`3 0 obj<</S /${name} /F (\\\\evil\\x)>>endobj\n`)] as const,
  ),
  ['encryption, which hides its objects', pdf('3 0 obj<</Encrypt 4 0 R>>endobj\n')],
  ['a form that is sent somewhere', pdf('3 0 obj<</S/SubmitForm>>endobj\n')],
  ['objects behind a comment, and a decoy', pdf(stream(objectStream, body('%x\n')), decoy)],
  ['objects behind a zero byte, and a decoy', pdf(stream(objectStream, body('\0')), decoy)],
  [
    'objects that do not say what they are',
    pdf(stream('/N 1/First 4/Filter/FlateDecode', body(''))),
  ],
  [
    'objects whose number has a coded name',
    pdf(stream('/#4e 1/First 4/Filter/FlateDecode', body('')), decoy),
  ],
  [
    'objects behind a filter with a short name',
    pdf(stream('/Type/ObjStm/N 1/First 4/Filter[/Fl/AHx]', body('')), decoy),
  ],
  [
    'objects behind a short filter key',
    pdf(stream(`${objectStream}/F/AHx`, deflateSync(Buffer.from('33203020'))), decoy),
  ],
  [
    'objects whose filter is written elsewhere',
    pdf(stream('/Type/ObjStm/N 1/First 4/Filter 7 0 R', body('')), decoy),
  ],
  [
    'objects whose type is written elsewhere',
    pdf(stream('/Type 7 0 R/N 1/First 4/Filter/FlateDecode', body(''))),
  ],
  [
    'objects that break off',
    pdf(stream(objectStream, Buffer.concat([body('').subarray(0, -4), Buffer.alloc(900)])), decoy),
  ],
  ['a length that cuts a name', pdf(wrongLength(deflateSync('3 0 <</F(x)/S/LaunchX>>'), 20))],
  [
    'a dictionary around another one',
    pdf('9 0 obj<</F/AHx/Q<</A 1>>endobj\n8 0 obj<</N 1/First 4/Filter/FlateDecode>>stream\n'),
  ],
  ['a key without its value', pdf(`9 0 obj<<${objectStream}/X>>stream\nx>>stream\ny`)],
  [
    'objects after the end of the file',
    Buffer.concat([pdf(), pdf(stream(objectStream, body('')))]),
  ],
  [
    'objects of a hybrid file',
    pdf(stream(objectStream, body('')), 'xref\n0 0\ntrailer<</XRefStm 9>>\n'),
  ],
  ['encryption named in a table stream', pdf(stream('/Type/XRef/W[1 2 1]/Encrypt 5 0 R', decoy))],
  ['objects in each other without end', pdf(`${'1 0 obj<</N('.repeat(3000)}${')>>'.repeat(3000)}`)],
  ['an object stream that fills the memory', pdf(objects(' '.repeat(60_000_000)))],
])('V-015: a pdf with %s is refused', (_, bytes) => {
  expect(isPlainPdf(bytes)).toBe(false)
  expect(kindOf(bytes)).toBeNull()
})
