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
import { listMeant, wordsSearched } from '../search/meaning.ts'
import type { Searching } from '../search/words.ts'
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
  const finds = (searching: Searching) => findsProducts(reads, searching)

  registerCall(app, listProducts, async (_, { page = 1, ...asked }, { request }) => {
    refuseUpsideDown(asked)
    const paging = { page, perPage: asked.maxRows }
    const answer = async () => {
      const { list, meaning } = await listMeant(db, asked, {
        now: now(),
        finds,
        list: (query) => listProductCards(reads, query, paging),
        isEmpty: ({ total }) => total === 0,
      })
      return { ...pageOfLongList(listProducts, list, paging), ...wordsSearched(meaning) }
    }
    return asked.search ? inTurn(request.ip, answer) : answer()
  })

  registerCall(app, getShopWindow, () => readShopWindow(reads))

  registerCall(app, listFacets, async (_, asked, { request }) => {
    refuseUpsideDown(asked)
    return inTurn(request.ip, async () => {
      const { list } = await listMeant(db, asked, {
        now: now(),
        finds,
        list: (query) => readFacets(reads, query),
        isEmpty: ({ total }) => total === 0,
      })
      return list
    })
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
