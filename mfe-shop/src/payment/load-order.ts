import { type PageContext, pageNotFound } from '@brightyard/runtime'
import { queryValue } from '../catalog/query-value.ts'
import { throwRefusal } from './payment.queries.ts'

/**
 * Loads what a page shows of the order that its address names, and gives its number. An address without one,
 * and an order that is somebody else's, are no page; every other failure is said on the page.
 */
export const loadOrder =
  (fetchOrder: (context: PageContext, orderCode: string) => Promise<unknown>) =>
  async (context: PageContext): Promise<string> => {
    const orderCode = queryValue(new URL(context.request.url).searchParams, 'order_code').trim()
    if (!orderCode) throw pageNotFound()
    try {
      await fetchOrder(context, orderCode)
    } catch (error) {
      throwRefusal(error)
    }
    return orderCode
  }
