import {
  findBySlug,
  getProduct,
  getShopWindow,
  listBrands,
  listCategories,
  listFacets,
  listProducts,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { invalidInput, notFound } from '../../server/api-problem.ts'
import { pageOfLongList } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { withSpelling } from '../search/spelling.ts'
import { listBrandsByName, listCategoriesWithChildren, findSlug } from './category.repository.ts'
import { readFacets } from './facet.repository.ts'
import {
  findProduct,
  findsProducts,
  listProductCards,
  readShopWindow,
} from './product.repository.ts'
import type { Wishes } from './product-filter.ts'

export function catalogRoutes(app: FastifyInstance, { db, reads, now, inTurn }: Services) {
  const spelled = <Query extends Wishes>(query: Query) =>
    withSpelling(db, query, { now: now(), finds: (text) => findsProducts(reads, text) })

  registerCall(app, listProducts, async (_, { page = 1, ...asked }) => {
    refuseUpsideDown(asked)
    const list = async () => {
      const { query, corrected } = await spelled(asked)
      const paging = { page, perPage: query.maxRows }
      return {
        ...pageOfLongList(listProducts, await listProductCards(reads, query, paging), paging),
        ...(corrected === null ? {} : { corrected }),
      }
    }
    return asked.search ? inTurn(list) : list()
  })

  registerCall(app, getShopWindow, () => readShopWindow(reads))

  registerCall(app, listFacets, async (_, asked) => {
    refuseUpsideDown(asked)
    return inTurn(async () => readFacets(reads, (await spelled(asked)).query))
  })

  registerCall(app, findBySlug, async (_, { slug }) => {
    const found = await findSlug(db, slug.toLowerCase())
    if (!found) throw notFound('this page of the shop')
    return found
  })

  registerCall(app, listCategories, async (_, { maxRows, get_images }) => ({
    data: await listCategoriesWithChildren(reads, { maxRows, withPictures: Boolean(get_images) }),
  }))

  registerCall(app, listBrands, async (_, { maxRows }) => ({
    data: await listBrandsByName(reads, maxRows),
  }))

  registerCall(app, getProduct, async (_, { id }) => {
    const product = await findProduct(db, id)
    if (!product) throw notFound('this product')
    return product
  })
}

function refuseUpsideDown({ min_price, max_price }: Wishes) {
  if (min_price === undefined || max_price === undefined || min_price <= max_price) return
  throw invalidInput({
    min_price: 'The lowest price is above the highest. Please change one of them.',
  })
}
