import { changeStock, listStock, listStockChanges } from '@brightyard/contract'
import type { StockRow } from '@brightyard/contract'
import { formatPrice } from '@brightyard/contract/money'
import type { FastifyInstance } from 'fastify'
import { conflict, invalidInput, notFound } from '../../server/api-problem.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { refuseAllButAdmins } from '../orders/order.repository.ts'
import { lockVariants } from '../checkout/shop-stock.ts'
import {
  changeVariant,
  findStockRow,
  listChangesOf,
  listStockRows,
  noteChange,
  setSold,
} from './stock.repository.ts'

const perPage = 50

/** Price and stock, for admins. */
export function stockRoutes(app: FastifyInstance, { db, lock, now }: Services) {
  registerCall(app, listStock, async (actor, { page = 1, search, below }) => {
    refuseAllButAdmins(actor)
    const { total, data } = await listStockRows(db, { search, below }, { page, perPage })
    return pageOfRows(listStock, data, { page, perPage, total, query: { search, below } })
  })

  registerCall(app, changeStock, async (actor, { id, revision, is_sold, ...given }) => {
    refuseAllButAdmins(actor)
    return db.transaction(async (tx) => {
      await lockVariants(tx, lock, [id])
      const before = await findStockRow(tx, id)
      if (!before) throw notFound('this variant')
      if (before.revision !== revision)
        throw conflict('changed_meanwhile', 'Someone else has changed this. Please check it again.')
      const {
        price_in_paise: price,
        after_discount_price_in_paise: reduced,
        units_available,
      } = given
      const after = {
        price_in_paise: price ?? before.price_in_paise,
        after_discount_price_in_paise: reduced ?? before.after_discount_price_in_paise,
        units_available: units_available ?? before.units_available,
        is_sold: is_sold ?? before.is_sold,
      }
      if (after.after_discount_price_in_paise > after.price_in_paise)
        throw invalidInput({
          after_discount_price_in_paise: 'The reduced price is above the full price.',
        })
      const what = differences(before, after)
      if (what !== '') {
        await changeVariant(tx, id, after)
        if (after.is_sold !== before.is_sold)
          await setSold(tx, before.ecomm_product_id, after.is_sold ? null : now())
        await noteChange(tx, { variantId: id, userId: actor.id, what, createdAt: now() })
      }
      return (await findStockRow(tx, id)) ?? before
    })
  })

  registerCall(app, listStockChanges, async (actor, { id }) => {
    refuseAllButAdmins(actor)
    if (!(await findStockRow(db, id))) throw notFound('this variant')
    return { data: await listChangesOf(db, id) }
  })
}

type Changeable = Pick<
  StockRow,
  'price_in_paise' | 'after_discount_price_in_paise' | 'units_available' | 'is_sold'
>

function differences(before: Changeable, after: Changeable): string {
  const parts: string[] = []
  const differ = (name: string, of: (row: Changeable) => string) => {
    if (of(before) !== of(after)) parts.push(`${name} from ${of(before)} to ${of(after)}`)
  }
  differ('full price', (row) => formatPrice(row.price_in_paise))
  differ('price', (row) => formatPrice(row.after_discount_price_in_paise))
  differ('stock', (row) => String(row.units_available))
  differ('sold', (row) => (row.is_sold ? 'yes' : 'no'))
  return parts.join('; ')
}
