import * as z from '@brightyard/contract/schema'
import { PathId } from '../common/fields.ts'
import { pageOf, PageQuery, searchedInstead } from '../common/entities.ts'
import { defineCall } from '../define/define-call.ts'
import { Brand, Category } from './entities.ts'
import { Product, ProductCard, ShelfProduct, ShopQuery } from './product.entities.ts'

const base = 'cms'
const web = '/api/ecommerce/product/web'

/** For the next page, POST the same query to links.next. */
export const listProducts = defineCall({
  name: 'listProducts',
  method: 'POST',
  base,
  path: `${web}/product/featured/index`,
  session: 'none',
  reads: true,
  summary: 'Products by the shop query',
  query: PageQuery,
  body: ShopQuery,
  response: z.extend(pageOf(ProductCard), searchedInstead),
})

/** Of what can be bought now: the best liked of the popular ones, and the newest. */
export const getShopWindow = defineCall({
  name: 'getShopWindow',
  method: 'GET',
  base,
  path: `${web}/product/window`,
  session: 'none',
  summary: 'What the home page shows of the shop',
  response: z.object({ popular: z.array(ShelfProduct), new_arrivals: z.array(ShelfProduct) }),
})

/** Parent categories with their children, in the order of the shop bar. */
export const listCategories = defineCall({
  name: 'listCategories',
  method: 'POST',
  base,
  path: `${web}/category/index`,
  session: 'none',
  reads: true,
  summary: 'Categories with their children',
  body: z.object({
    maxRows: z._default(z.int().check(z.minimum(1), z.maximum(100)), 100),
    get_images: z._default(z.union([z.boolean(), z.literal(0), z.literal(1)]), false),
  }),
  response: z.object({ data: z.array(Category) }),
})

export const listBrands = defineCall({
  name: 'listBrands',
  method: 'POST',
  base,
  path: `${web}/brand/index`,
  session: 'none',
  reads: true,
  summary: 'Brands from A to Z',
  body: z.object({ maxRows: z._default(z.int().check(z.minimum(1), z.maximum(200)), 200) }),
  response: z.object({ data: z.array(Brand) }),
})

/** With variants, pictures and related products; 404 for one that is not sold. */
export const getProduct = defineCall({
  name: 'getProduct',
  method: 'GET',
  base,
  path: `${web}/product/:id`,
  session: 'none',
  summary: 'One product',
  params: z.object({
    id: PathId,
  }),
  response: Product,
})
