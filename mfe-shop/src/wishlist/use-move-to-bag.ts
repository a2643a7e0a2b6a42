import { moveWishToCart, quoteCheckout } from '@brightyard/contract/calls'
import type { ProductCard } from '@brightyard/contract/entities'
import { ApiError, showToast, useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { bagQuery } from '../bag/server-bag.ts'
import { countChangeBegins, countChangeEnds, publishCounts } from '../counts/refresh-counts.ts'
import { wishlistQuery } from './wishlist.queries.ts'

interface Move {
  product: ProductCard
  variantId: number | undefined
}

/** Moves a product from the wishlist to the bag in one call: shown at once, undone when refused. */
export function useMoveToBag(userId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = wishlistQuery(userId)

  return useMutation({
    // One after the other with the hearts, so that no answer undoes what a later press shows.
    mutationKey: queryKey,
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: ({ product, variantId }: Move) =>
      api.call(moveWishToCart, {
        user_id: userId,
        ecomm_product_id: product.id,
        variant_id: variantId,
      }),
    onMutate: async ({ product: { id } }) => {
      countChangeBegins()
      await queryClient.cancelQueries({ queryKey })
      const list = queryClient.getQueryData(queryKey) ?? []
      const position = list.findIndex((entry) => entry.id === id)
      queryClient.setQueryData(queryKey, (now) => now?.filter((entry) => entry.id !== id))
      return { position, entry: list[position] }
    },
    onSuccess: async ({ cart, counts }, { product: { name } }) => {
      queryClient.setQueryData(bagQuery(userId).queryKey, cart)
      publishCounts(counts)
      showToast({ kind: 'success', title: 'Moved to your bag', description: name })
      await queryClient.invalidateQueries(queriesOf(quoteCheckout))
    },
    onError: (error, { product: { name } }, before) => {
      const { entry, position } = before ?? {}
      if (entry)
        queryClient.setQueryData(queryKey, (now) => now?.toSpliced(position ?? 0, 0, entry))
      void queryClient.invalidateQueries({ queryKey })
      const reason = error instanceof ApiError ? sentenceOf(error) : 'Please try again.'
      showToast({ kind: 'error', title: `Still on your wishlist: ${name}`, description: reason })
    },
    onSettled: () => countChangeEnds(api),
  })
}

const sentenceOf = ({ fields, message }: ApiError) => Object.values(fields)[0] ?? message
