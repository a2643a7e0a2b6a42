import { expect, test } from '@jest/globals'
import { contentTypeIds, type ContentTypeName } from '@brightyard/contract'
import { catalogOf } from '../catalog/catalog.seed.ts'
import { contentOf } from '../content/content.seed.ts'
import { marketingOf } from '../content/marketing.seed.ts'
import { themePictures } from '../content/theme-pictures.ts'
import { postPicturesOf } from '../feeds/feeds.seed.ts'
import { issuesOf } from '../newspapers/newspapers.seed.ts'
import { svgOf } from './drawing.ts'
import { entryIcons } from './entry-icons.ts'
import { looksOf } from './people-looks.ts'
import { PictureStore } from './picture-store.ts'

const now = new Date('2026-11-23T05:00:00Z')
const { entries, campaigns } = contentOf(new PictureStore(), now)
const ofType = (name: ContentTypeName) =>
  entries.filter(({ contentTypeId }) => contentTypeId === contentTypeIds[name])

test('every entry of a list has a picture of its own', () => {
  for (const name of Object.keys(contentTypeIds) as ContentTypeName[]) {
    const pictures = ofType(name).map(({ picture }) => picture.src)
    expect([name, new Set(pictures).size]).toEqual([name, pictures.length])
  }
  expect(new Set(campaigns.map(({ picture }) => picture.src)).size).toBe(campaigns.length)
})

test('each open campaign has a poster that was drawn for it, and the science fair its rocket', () => {
  const pictures = new PictureStore()
  const pictureOf = themePictures(pictures)
  const open = marketingOf(pictures, pictureOf, now).filter(({ campaign }) => campaign.endsAt > now)
  const drawn = open.map(({ campaign }) => campaign.picture)
  expect(drawn.map(({ alt }) => alt)).not.toContain('')
  expect(new Set(drawn.map(({ src }) => src)).size).toBe(drawn.length)
  expect(postPicturesOf(pictures)[0]?.alt).toContain('rocket')
})

test('no two posts have one picture, and each says in words what it shows', () => {
  const shown = postPicturesOf(new PictureStore()).filter((picture) => picture !== null)
  expect(new Set(shown.map(({ src }) => src)).size).toBe(shown.length)
  expect(shown.map(({ alt }) => alt)).not.toContain('')
})

test('the gallery of the site, those of partners, Xperts and newspapers have pictures of their own', () => {
  const covers = issuesOf(new PictureStore(), now).map(({ cover }) => cover)
  const galleries = (['Galleries', 'PartnerGalleries'] as const)
    .flatMap(ofType)
    .flatMap(({ gallery }) => gallery)
  const stories = new Set(
    ofType('CaseStudy').flatMap(({ gallery }) => gallery.map(({ src }) => src)),
  )
  const own = [...covers, ...galleries].map(({ src }) => src)
  expect(new Set(own).size).toBe(own.length)
  expect(own.filter((src) => stories.has(src))).toEqual([])
  expect(ofType('Galleries').filter(({ gallery }) => gallery.length < 5)).toEqual([])
})

test('a newspaper’s cover shows what its headline names', () => {
  const altOf = new Map(
    issuesOf(new PictureStore(), now).map(({ issue, cover }) => [issue.headline, cover.alt]),
  )
  expect(altOf.get('Four Hundred Lamps from Rubbish')).toContain('lamp')
  expect(altOf.get('Eight Hundred Ukuleles, No Rain')).toContain('guitar')
})

test('a picture shows what the entry’s own words name', () => {
  const theme = ['open-book', 'owl']
  const shown = (title: string, summary = '') => entryIcons({ title, summary }, theme, new Set())
  expect(shown('Riverfront Kite Morning')[0]).toBe('kite')
  expect(shown('Clay Animals', 'From a ball of clay to a hedgehog.')).toContain('hedgehog')
  expect(theme).toContain(shown('Understanding, Kindly')[0])
  expect(shown('Tabla for Beginners')[0]).toBe('drum')
  expect(shown('Guitar in Groups')[0]).toBe('guitar')
})

test('neighbours do not have the same main thing while there is another', () => {
  const taken = new Set<string>()
  const mains = ['One kite', 'A second kite', 'The last kite'].map(
    (title) => entryIcons({ title, summary: '' }, ['owl', 'drum'], taken)[0],
  )
  expect(new Set(mains).size).toBe(3)
})

test('one person has one face wherever they appear; others have another', () => {
  expect(looksOf('Zoya', 'girl1')).toEqual(looksOf('Zoya', 'girl1'))
  const team = ofType('People').map(({ title }) => JSON.stringify(looksOf(title)))
  expect(new Set(team).size).toBe(team.length)
  const said = ofType('Testimonials').find(({ subtitle }) => subtitle?.startsWith('Imran Qureshi'))
  expect(said?.picture.src).toMatch(/^\/media\//)
})

/** The parts that a drawing is made of, without where they stand and in which colour. */
const partsOf = (svg: string) =>
  svg
    .replaceAll(/="[^"]*"/g, '')
    .replaceAll(/<\/\w+>/g, '')
    .replaceAll(/\s+/g, ' ')
const inOneRow = Array.from({ length: 10 }, (_, index) => `number ${index}`)

test('of ten tables in a row, and of ten portraits, most are composed differently', () => {
  const tables = inOneRow.map((seed) =>
    partsOf(
      svgOf({ layout: 'scene', area: 'learn', style: 'tabletop', icons: ['kite', 'drum'], seed }),
    ),
  )
  const person = { name: 'Zoya', hint: 'girl1' }
  const portraits = inOneRow.map((seed) =>
    partsOf(svgOf({ layout: 'portrait', area: 'learn', icons: [], person, seed })),
  )
  expect(new Set(tables).size).toBeGreaterThan(7)
  expect(new Set(portraits).size).toBeGreaterThan(5)
})

test('a product is shown in two views of itself, and no two products look alike', () => {
  const { goods } = catalogOf(new PictureStore(), now)
  const pictures = goods.flatMap((one) => one.pictures.map(({ src }) => src))
  expect(pictures).toHaveLength(goods.length * 2)
  expect(new Set(pictures).size).toBe(pictures.length)
})

test.each(['cover', 'medal', 'onScreen', 'photographs', 'print', 'scrapbook', 'tabletop'] as const)(
  'drawn as %s, two entries differ in more than what they show',
  (style) => {
    const draw = (seed: string) =>
      svgOf({ layout: 'scene', area: 'learn', style, icons: ['kite', 'drum', 'owl'], seed })
    const bare = (seed: string) => draw(seed).replaceAll(/i\d+-/g, '')
    expect(bare('one')).toBe(bare('one'))
    expect(bare('one')).not.toBe(bare('another'))
  },
)
