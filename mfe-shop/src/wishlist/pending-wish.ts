import { addToWishlist, askStockAlert, listStockAlerts } from '@brightyard/contract/calls'
import * as z from '@brightyard/contract/schema'
import { type Api, failureSentence, type QueryClient, showToast } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { publishCounts } from '../counts/refresh-counts.ts'
import { wishlistQuery } from './wishlist.queries.ts'

const key = 'brightyard.shop.pending-wish'

/** Later than this the person has likely forgotten the press. */
const lifetimeInMs = 30 * 60_000

const PendingWish = z.object({
  id: z.int(),
  name: z.string(),
  pressed_at_in_ms: z.number(),
  /** Of a wish to hear when this one is back; without it, one for the wishlist. */
  variant_id: z.optional(z.int()),
})
type PendingWish = z.infer<typeof PendingWish>

/** Remembers what a visitor wished for, in this tab, until they have signed in. */
export function keepPendingWish({ id, name }: { id: number; name: string }, variantId?: number) {
  const wish: PendingWish = { id, name, pressed_at_in_ms: Date.now(), variant_id: variantId }
  try {
    sessionStorage.setItem(key, JSON.stringify(wish))
  } catch {
    // Storage is switched off: the heart must be pressed again after signing in.
  }
}

/** The wish, once: after that it is forgotten. */
function takePendingWish(): PendingWish | null {
  try {
    const text = sessionStorage.getItem(key)
    if (!text) return null
    sessionStorage.removeItem(key)
    const wish = PendingWish.parse(JSON.parse(text))
    return Date.now() - wish.pressed_at_in_ms < lifetimeInMs ? wish : null
  } catch {
    return null
  }
}

/** Saves what was wished for before signing in. A role without a wishlist (user 0) only forgets it. */
export async function savePendingWish(api: Api, queryClient: QueryClient, userId: number) {
  const wish = takePendingWish()
  if (!wish || !userId) return
  if (wish.variant_id !== undefined) return askPending(api, queryClient, wish.name, wish.variant_id)
  try {
    const counts = await api.call(addToWishlist, { user_id: userId, ecomm_product_id: wish.id })
    publishCounts(counts)
    showToast({ kind: 'success', title: 'Added to your wishlist', description: wish.name })
  } catch (error) {
    showToast({
      kind: 'error',
      title: `Not added to your wishlist: ${wish.name}`,
      description: failureSentence(error),
    })
  }
  await queryClient.invalidateQueries({ queryKey: wishlistQuery(userId).queryKey })
}

async function askPending(api: Api, queryClient: QueryClient, name: string, variantId: number) {
  try {
    await api.call(askStockAlert, { variant_id: variantId })
    showToast({ kind: 'success', title: 'We will tell you when it is back', description: name })
  } catch (error) {
    showToast({ kind: 'error', title: name, description: failureSentence(error) })
  }
  await queryClient.invalidateQueries(queriesOf(listStockAlerts))
}
