import { type PageContext, pageNotFound } from '@brightyard/runtime'
import { queryValue } from '../catalog/query-value.ts'
import { throwRefusal } from '@brightyard/runtime/payments'

/**
 * Loads the order in the page's address and returns its number. An address without one
 * and somebody else's order are not found; every other failure shows on the page.
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
