import * as z from '@brightyard/contract/schema'
import { DatabaseId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { StockAlert } from './entities.ts'

const base = 'cms'
const session = 'required'
const path = '/api/ecommerce/product/web/stock-alert'
const body = z.object({ variant_id: DatabaseId })
/** All that this person waits for, the newest first; at most `maxStockAlerts`. */
const response = z.object({ data: z.array(StockAlert) })

export const listStockAlerts = defineCall({
  name: 'listStockAlerts',
  method: 'GET',
  base,
  path,
  session,
  summary: 'Sold-out products that the user wants to hear of',
  response,
})

/**
 * One notification, on the channels of the person's choice, once it can be bought again. Asking twice changes nothing;
 * 409 `in_stock` while it can be bought.
 */
export const askStockAlert = defineCall({
  name: 'askStockAlert',
  method: 'POST',
  base,
  path: `${path}/ask`,
  session,
  summary: 'Tell the user when a product is back',
  body,
  response,
})

/** Ending what is not there changes nothing. */
export const endStockAlert = defineCall({
  name: 'endStockAlert',
  method: 'POST',
  base,
  path: `${path}/end`,
  session,
  summary: 'Do not tell the user any more',
  body,
  response,
})
