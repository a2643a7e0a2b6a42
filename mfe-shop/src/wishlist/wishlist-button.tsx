import { signInFor } from '@brightyard/contract/paths'
import type { ProductCard } from '@brightyard/contract/entities'
import { useLocation, useNavigate } from '@brightyard/runtime'
import { IconButton } from '@brightyard/ui'
import { HeartIcon } from '@brightyard/ui/icons'
import { usePress } from '../shopper/use-press.ts'
import { useShopper } from '../shopper/use-shopper.ts'
import { keepPendingWish } from './pending-wish.ts'
import { useIsOnWishlist, useWishlistToggle } from './use-wishlist-toggle.ts'

interface WishlistButtonProps {
  product: ProductCard
  size?: 'sm' | 'lg'
}

/** The heart. A visitor signs in first, then the wish is saved; roles that do not buy have none. */
export function WishlistButton({ product, size = 'sm' }: WishlistButtonProps) {
  const shopper = useShopper()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const userId = shopper.kind === 'guardian' ? shopper.userId : 0
  const onList = useIsOnWishlist(userId, product.id)
  const { mutate, isPending, variables } = useWishlistToggle(userId)
  // What was pressed shows at once, also before the list has loaded.
  const known = isPending ? variables.listed : onList
  const { isKept, onClick } = usePress((wasKept) => {
    if (userId) return mutate({ product, listed: wasKept || !known })
    keepPendingWish(product)
    void navigate(signInFor('wish', pathname + search))
  })
  const listed = known || isKept

  if (shopper.kind === 'other') return null
  return (
    <IconButton
      label={`${listed ? 'Remove from wishlist' : 'Add to wishlist'}: ${product.name}`}
      aria-pressed={listed}
      size={size}
      bg="bg.panel"
      boxShadow="sm"
      colorPalette="talent"
      onClick={onClick}
    >
      <HeartIcon fill={listed ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
