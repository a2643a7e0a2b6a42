import { brands, categories, products, productVariants } from '../../database/schema/shop.schema.ts'
import type { Picture } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { random } from '../../server/random.ts'
import { boxes } from './boxes.data.ts'
import { listOf, rowsOf, slugOf } from './catalog-rows.ts'
import { brands as brandRows, children, parents } from './categories.data.ts'
import { kindFacts } from './kinds.data.ts'
import { createProducts } from './products-create.data.ts'
import { dailyProducts } from './products-daily.data.ts'
import { learnProducts } from './products-learn.data.ts'
import { playProducts } from './products-play.data.ts'
import { productTextOf } from './product-texts.ts'

const boxOf = new Map(
  rowsOf(boxes).map(([slug = '', grams, inside = '']) => [slug, { grams: Number(grams), inside }]),
)
const factsOf = new Map(
  rowsOf(kindFacts).map(([child = '', safety = '', packing = '', warranty = '']) => [
    child,
    { safety, packing, warranty },
  ]),
)

/** From a kilogram on, in kilograms. */
const weightText = (grams: number) => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`)

/** What a category shows. */
const shelfPicture = (pictures: PictureStore, name: string, icons: string[]) =>
  pictures.order(
    { layout: 'scene', area: 'shop', style: 'tabletop', icons, seed: name },
    `${name} at Brightyard`,
  )

const day = 24 * 60 * 60 * 1000

interface Shelf {
  position: number
  name: string
  icons: string[]
  picture: Picture
  tax: string
}

/** The whole shop as it will be stored; pictures are ordered from the store. */
export function catalogOf(pictures: PictureStore, now: Date) {
  const shelves = rowsOf(parents).map(([name = '', icons, tax = '18'], position): Shelf => ({
    position,
    name,
    icons: listOf(icons),
    picture: shelfPicture(pictures, name, listOf(icons)),
    tax,
  }))
  const shelfOf = new Map(
    rowsOf(children).map(([parent, child = '']) => [child, shelves.find((s) => s.name === parent)]),
  )
  const goods = [playProducts, learnProducts, createProducts, dailyProducts]
    .flatMap(rowsOf)
    .map((row, index) => productOf(row, index, shelfOf, pictures, now))
  const brandList = rowsOf(brandRows).map(([name = '', icon = 'star']) => ({
    name,
    slug: slugOf(name),
    logo: pictures.order(
      { layout: 'portrait', area: 'shop', style: 'mark', icons: [icon], seed: name },
      `${name} logo`,
    ),
  }))
  return { shelves, shelfOf, goods, brandList }
}

function productOf(
  [
    child = '',
    name = '',
    brand = '',
    rupees,
    discount,
    ages = '',
    icons,
    variants = '',
    about = '',
  ]: string[],
  index: number,
  shelfOf: Map<string, Shelf | undefined>,
  pictures: PictureStore,
  now: Date,
) {
  const shelf = shelfOf.get(child)
  if (!shelf) throw new Error(`${name} is in ${child}, which is not a category.`)
  const slug = slugOf(name)
  const { madeOf, text } = productTextOf(slug)
  const box = boxOf.get(slug)
  const facts = factsOf.get(child)
  if (!box || !facts) throw new Error(`It is not said what is in the box of ${slug}.`)
  const dice = random(name)
  const viewOf = (style: 'product' | 'unpacked', alt: string) =>
    pictures.order(
      { layout: 'product', area: 'shop', style, icons: listOf(icons), seed: `${style} ${name}` },
      alt,
    )
  const [from, to] = ages.split('-').map(Number)
  const options = variants.split(';').map((text) => /^(.*?)(?:\s([+-]\d+))?$/.exec(text.trim()))
  const isNew = index % 7 === 3
  const rated = isNew ? dice.whole(0, 6) : dice.whole(8, 340)
  return {
    child,
    brand,
    name,
    slug,
    description: [about, text],
    highlights: [
      about.split(/[.:;] |, and /, 1)[0]?.replace(/\.$/, '') ?? about,
      madeOf,
      to === 99 ? `From ${from} years, for the whole family` : `Right for ages ${from} to ${to}`,
      facts.safety,
    ],
    specs: [
      { name: 'Brand', value: brand },
      {
        name: 'Recommended age',
        value: to === 99 ? `${from} years and up` : `${from} to ${to} years`,
      },
      { name: 'Material', value: madeOf },
      { name: 'In the box', value: box.inside },
      { name: 'Weight', value: `${options.length > 1 ? 'From ' : ''}${weightText(box.grams)}` },
      { name: 'Country of origin', value: 'India' },
      { name: 'Packing', value: facts.packing },
      { name: 'Warranty', value: facts.warranty },
    ],
    pictures: [viewOf('product', name), viewOf('unpacked', `${name}, unpacked`)],
    taxPercent: shelf.tax,
    maxOrderQuantity: dice.pick([3, 5, 5, 10]),
    isPopular: index % 4 === 0,
    newArrival: isNew,
    ageFrom: from ?? null,
    ageTo: to === 99 ? null : (to ?? null),
    ratingAverage: rated === 0 ? null : dice.between(3.7, 5).toFixed(1),
    ratingCount: rated,
    createdAt: new Date(now.getTime() - (isNew ? dice.whole(1, 25) : dice.whole(40, 500)) * day),
    variants: options.map((option, position) => {
      const price = (Number(rupees) + Number(option?.[2] ?? 0)) * 100
      const reduced = Math.round((price * (100 - Number(discount))) / 10_000) * 100
      const soldOut = index % 29 === 11 || (index % 9 === 5 && position === 1)
      const few = index % 11 === 6
      return {
        position,
        name: option?.[1] ?? 'One set',
        priceInPaise: price,
        afterDiscountPriceInPaise: reduced,
        unitsAvailable: soldOut ? 0 : few ? dice.whole(1, 3) : dice.whole(12, 90),
      }
    }),
  }
}

export type Catalog = ReturnType<typeof catalogOf>

export async function seedCatalog(db: Database, catalog: Catalog) {
  const parentIds = new Map<string, number>()
  const childIds = new Map<string, number>()
  for (const { name, picture, position } of catalog.shelves) {
    const [row] = await db
      .insert(categories)
      .values({ name, slug: slugOf(name), picture, position })
      .returning({ id: categories.id })
    if (row) parentIds.set(name, row.id)
  }
  const childRows = await db
    .insert(categories)
    .values(
      [...catalog.shelfOf].map(([name, shelf], position) => ({
        name,
        slug: slugOf(name),
        parentId: parentIds.get(shelf?.name ?? '') ?? null,
        picture: catalog.goods.find((one) => one.child === name)?.pictures[0] ?? null,
        position,
      })),
    )
    .returning({ id: categories.id, name: categories.name })
  for (const { id, name } of childRows) childIds.set(name, id)
  const brandRows = await db.insert(brands).values(catalog.brandList).returning()
  const brandIds = new Map(brandRows.map(({ id, name }) => [name, id]))
  const stored = await db
    .insert(products)
    .values(
      catalog.goods.map(({ child, brand, variants: _variants, ...product }) => {
        const categoryId = childIds.get(child)
        const brandId = brandIds.get(brand)
        if (!categoryId || !brandId) throw new Error(`${product.name} has no category or brand.`)
        return { ...product, categoryId, brandId }
      }),
    )
    .returning({ id: products.id, slug: products.slug })
  const idOf = new Map(stored.map(({ id, slug }) => [slug, id]))
  await db.insert(productVariants).values(
    catalog.goods.flatMap(({ slug, variants }) => {
      const productId = idOf.get(slug)
      if (!productId) throw new Error(`${slug} was not stored.`)
      return variants.map((variant) => ({ ...variant, productId }))
    }),
  )
  return { productIds: idOf }
}
