import { accountPaths, shopPaths } from '@brightyard/contract/paths'
import type { ProductCard } from '@brightyard/contract/entities'
import { useNavigate } from '@brightyard/runtime'
import { IconButton } from '@brightyard/ui'
import { HeartIcon } from '@brightyard/ui/icons'
import { useShopper } from '../shopper/use-shopper.ts'
import { useIsWished, useWish } from './use-wish.ts'

interface WishButtonProps {
  product: ProductCard
  size?: 'sm' | 'lg'
}

/** The heart. A visitor is led to sign in; roles that do not buy have none. */
export function WishButton({ product, size = 'sm' }: WishButtonProps) {
  const shopper = useShopper()
  const navigate = useNavigate()
  const userId = shopper.kind === 'guardian' ? shopper.userId : 0
  const listed = useIsWished(userId, product.id)
  const { mutate, isPending, variables } = useWish(userId)
  // What was pressed shows at once, also before the list has come.
  const wished = isPending ? variables.wished : listed

  if (shopper.kind === 'other') return null
  const press = () => {
    if (userId) mutate({ product, wished: !wished })
    else void navigate(accountPaths.login.to({}, { redirectURL: shopPaths.home.to() }))
  }
  return (
    <IconButton
      label={`${wished ? 'Remove from wishlist' : 'Add to wishlist'}: ${product.name}`}
      aria-pressed={wished}
      size={size}
      bg="bg.panel"
      boxShadow="sm"
      colorPalette="talent"
      disabled={shopper.kind === 'unknown'}
      _disabled={{ opacity: 1, cursor: 'default' }}
      onClick={press}
    >
      <HeartIcon fill={wished ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
