import { changeStock, listStock } from '@brightyard/contract/calls'
import type { StockRow } from '@brightyard/contract/entities'
import { ApiError, showToast, useApi, useQueryClient } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { stockChangeOf, type StockForm } from './stock-form.schema.ts'
import { findStockRow, stockChangesQuery } from './stock.queries.ts'

/** The variant has changed since the form was filled. */
export class ChangedMeanwhile extends Error {
  /** As it is now. */
  readonly row: StockRow
  constructor(row: StockRow) {
    super('Changed meanwhile')
    this.row = row
  }
}

/** Saves the changes of a row. Throws `ChangedMeanwhile` where somebody else was faster. */
export function useSaveStock() {
  const api = useApi()
  const queryClient = useQueryClient()
  const refresh = ({ variant_id }: StockRow) => {
    void queryClient.invalidateQueries(queriesOf(listStock))
    void queryClient.invalidateQueries({ queryKey: stockChangesQuery(variant_id).queryKey })
  }
  return async (row: StockRow, form: StockForm) => {
    try {
      await api.call(changeStock, stockChangeOf(row, form))
      showToast({ kind: 'success', title: 'Saved', description: row.name })
      refresh(row)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'changed_meanwhile')) throw error
      const now = await findStockRow(api, row)
      refresh(row)
      throw now ? new ChangedMeanwhile(now) : error
    }
  }
}
