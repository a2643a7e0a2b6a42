import { getProduct, listBrands, listCategories, listProducts } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { invalidInput, notFound } from '../../server/api-problem.ts'
import { pageFrame } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { listBrandsByName, listCategoriesWithChildren } from './category.repository.ts'
import { findProduct, listProductCards } from './product.repository.ts'

export function catalogRoutes(app: FastifyInstance, { db }: Services) {
  registerCall(app, listProducts, async (_, { page = 1, ...query }) => {
    const { min_price, max_price } = query
    if (min_price !== undefined && max_price !== undefined && min_price > max_price)
      throw invalidInput({
        min_price: 'The lowest price is above the highest. Please change one of them.',
      })
    const asked = { page, perPage: query.maxRows }
    const { total, data } = await listProductCards(db, query, asked)
    return { data, ...pageFrame(asked, total, `/cms${listProducts.path}`) }
  })

  registerCall(app, listCategories, async (_, { maxRows, get_images }) => ({
    data: await listCategoriesWithChildren(db, { maxRows, withPictures: Boolean(get_images) }),
  }))

  registerCall(app, listBrands, async (_, { maxRows }) => ({
    data: await listBrandsByName(db, maxRows),
  }))

  registerCall(app, getProduct, async (_, { id }) => {
    const product = await findProduct(db, id)
    if (!product) throw notFound('this product')
    return product
  })
}
