import {
  cartCountChanged,
  notificationCountChanged,
  wishlistCountChanged,
} from '@brightyard/contract/channels'
import { accountPaths, shopPaths } from '@brightyard/contract/paths'
import { Link, useChannel, useUser } from '@brightyard/runtime'
import { CountBadge, IconButton } from '@brightyard/ui'
import { BagIcon, BellIcon, HeartIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'
import type { OpenPanels } from './use-panels.ts'

/** Where a visitor's bell and wishlist lead, from every page (Z-025). */
const signInFirst = accountPaths.login.to({}, { redirectURL: shopPaths.home.to() })

/** `Cart, 3 items`. The badge itself is for the eye: it stops counting at 5. */
const counted = (name: string, count: number, one: string, many: string) =>
  count > 0 ? `${name}, ${count} ${count === 1 ? one : many}` : name

interface IconLinkProps {
  to: string
  label: string
  count: number
  children: ReactNode
}

const IconLink = ({ to, label, count, children }: IconLinkProps) => (
  <IconButton label={label} size="sm" colorPalette="neutral" position="relative" asChild>
    <Link to={to}>
      {children}
      <Badge count={count} />
    </Link>
  </IconButton>
)

const Badge = ({ count }: { count: number }) => (
  <span aria-hidden>
    <CountBadge count={count} />
  </span>
)

/** Opens the notification drawer; a visitor signs in first (H-035). */
export function BellButton({ panels }: { panels: OpenPanels }) {
  const user = useUser()
  const unread = useChannel(notificationCountChanged)?.count ?? 0
  if (!user) {
    return (
      <IconLink to={signInFirst} label="Notifications" count={0}>
        <BellIcon />
      </IconLink>
    )
  }
  return (
    <IconButton
      label={counted('Notifications', unread, 'unread', 'unread')}
      size="sm"
      colorPalette="neutral"
      position="relative"
      aria-haspopup="dialog"
      aria-expanded={panels.current === 'notifications'}
      onClick={() => panels.open('notifications')}
    >
      <BellIcon />
      <Badge count={unread} />
    </IconButton>
  )
}

/** A visitor has no wishlist and signs in first (H-036). */
export function WishlistLink() {
  const user = useUser()
  const wishes = useChannel(wishlistCountChanged)?.count ?? 0
  const count = user ? wishes : 0
  return (
    <IconLink
      to={user ? shopPaths.wishlist.to() : signInFirst}
      label={counted('Wishlist', count, 'item', 'items')}
      count={count}
    >
      <HeartIcon />
    </IconLink>
  )
}

/** A visitor's bag is counted as well (H-037). */
export function CartLink() {
  const count = useChannel(cartCountChanged)?.count ?? 0
  return (
    <IconLink to={shopPaths.bag.to()} label={counted('Cart', count, 'item', 'items')} count={count}>
      <BagIcon />
    </IconLink>
  )
}
