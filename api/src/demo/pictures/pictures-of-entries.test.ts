import { expect, test } from '@jest/globals'
import { contentTypeIds, type ContentTypeName } from '@brightyard/contract'
import { catalogOf } from '../catalog/catalog.seed.ts'
import { contentOf } from '../content/content.seed.ts'
import { marketingOf } from '../content/marketing.seed.ts'
import { themePictures } from '../content/theme-pictures.ts'
import { postPicturesOf } from '../feeds/feeds.seed.ts'
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
