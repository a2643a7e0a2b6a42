import type { ProductCard } from '@brightyard/contract/entities'
import { ApiError, showToast, useApi } from '@brightyard/runtime'
import { useState } from 'react'
import { refreshCountsSoon } from '../counts/refresh-counts.ts'
import { useShopper } from '../shopper/use-shopper.ts'
import type { AddOutcome } from './guest-bag.ts'
import { addToGuestBag } from './guest-bag.store.ts'
import { serverBagChanges } from './server-bag-changes.ts'
import { useServerBag } from './use-server-bag.ts'

function showOutcome(outcome: AddOutcome, name: string) {
  switch (outcome) {
    case 'added':
      return showToast({ kind: 'success', title: 'Added to your bag', description: name })
    case 'already-in-bag':
      return showToast({
        kind: 'info',
        title: 'Already in your bag',
        description: 'Open the bag to change the quantity.',
      })
    case 'out-of-stock':
      return showToast({ kind: 'warning', title: 'Out of stock', description: name })
  }
}

const repeatAfterMs = 2_000
const hasKind = (error: unknown, kind: ApiError['kind']) =>
  error instanceof ApiError && error.kind === kind

/** Its name, with what tells the variant from others. */
function nameOf({ name, variants }: ProductCard, variantId: number | undefined) {
  const chosen = variants.length > 1 && variants.find(({ id }) => id === variantId)
  return chosen ? `${name}, ${chosen.name}` : name
}

/** Adds a product to the current bag and shows a message; null where the attempt failed. */
export function useAddToBag(product: ProductCard) {
  const api = useApi()
  const shopper = useShopper()
  const server = useServerBag(shopper.kind === 'guardian' ? shopper.userId : 0)
  const [adding, setAdding] = useState(false)

  async function addOnServer(variantId: number | undefined): Promise<AddOutcome> {
    const variant_id = variantId ?? product.variants[0]?.id
    if (variant_id === undefined) return 'out-of-stock'
    const add = () =>
      server.change(serverBagChanges.add({ ecomm_product_id: product.id, variant_id }))
    try {
      await add()
    } catch (error) {
      if (hasKind(error, 'conflict')) return 'already-in-bag'
      if (!hasKind(error, 'unreachable') || !navigator.onLine) throw error
      // The call or its answer was lost: what is in the bag by now has come by it.
      await new Promise((resolve) => setTimeout(resolve, repeatAfterMs))
      await add().catch((repeated: unknown) => {
        if (!hasKind(repeated, 'conflict')) throw repeated
      })
    }
    return 'added'
  }

  async function add(variantId?: number): Promise<AddOutcome | null> {
    if (shopper.kind !== 'guardian') {
      const outcome = addToGuestBag(product, variantId)
      refreshCountsSoon(api)
      showOutcome(outcome, nameOf(product, variantId))
      return outcome
    }
    setAdding(true)
    try {
      const outcome = await addOnServer(variantId)
      showOutcome(outcome, nameOf(product, variantId))
      return outcome
    } catch (error) {
      const description = error instanceof ApiError ? error.message : 'Please try again.'
      showToast({ kind: 'error', title: 'Not added to your bag', description })
      return null
    } finally {
      setAdding(false)
    }
  }

  return { add, adding }
}
