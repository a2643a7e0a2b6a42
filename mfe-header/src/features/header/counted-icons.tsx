import {
  cartCountChanged,
  notificationCountChanged,
  wishlistCountChanged,
} from '@brightyard/contract/channels'
import { shopPaths } from '@brightyard/contract/paths'
import { Link, useNavigate, useUser } from '@brightyard/runtime'
import { badgeText, Box, CountBadge, IconButton } from '@brightyard/ui'
import { BagIcon, BellIcon, HeartIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'
import { signInFirst, wishlistAddressFor } from '../../navigation/wishlist-address.ts'
import { useLastCount } from './use-last-count.ts'
import type { OpenPanels } from './use-panels.ts'
import { useOnceKnown, type WhilePressed } from './use-once-known.ts'

/**
 * `Cart, 3 items`. The visible badge stops counting at 5, and a name contains what is visible, for people who say
 * it: `Cart 5+, 12 items`.
 */
function counted(name: string, count: number, one: string, many: string) {
  if (count <= 0) return name
  const visible = badgeText(count)
  const seen = visible === String(count) ? '' : ` ${visible}`
  return `${name}${seen}, ${count} ${count === 1 ? one : many}`
}

interface IconLinkProps extends WhilePressed {
  to: string
  label: string
  count: number
  large: boolean | undefined
  children: ReactNode
}

/** As wide as the row of a phone allows, whatever the size of the text: the mark and four of them, from 320 px on. */
const thumb = 'clamp(24px, 12.2vw, 3rem)'

/** On phones, for thumbs. */
export const largeButton = {
  size: 'md',
  minW: thumb,
  minH: thumb,
  fontSize: 'min(1.375rem, 8vw)',
  colorPalette: 'neutral',
} as const
const smallButton = { size: 'sm', fontSize: 'lg', colorPalette: 'neutral' } as const

const buttonStyle = (large: boolean | undefined) =>
  ({ ...(large ? largeButton : smallButton), position: 'relative', gap: '0' }) as const

const IconLink = ({ to, label, count, large, children, ...whilePressed }: IconLinkProps) => (
  <IconButton label={label} {...buttonStyle(large)} asChild>
    <Link to={to} {...whilePressed}>
      {children}
      <Badge count={count} />
    </Link>
  </IconButton>
)

/** On the corner of the button, so that the icon stays visible. */
const Badge = ({ count }: { count: number }) => (
  <Box as="span" aria-hidden position="absolute" top="-0.5" insetEnd="-4px">
    <CountBadge count={count} />
  </Box>
)

/** Opens the notification drawer; a visitor signs in first. */
export function BellButton({ panels, large }: { panels: OpenPanels; large?: boolean }) {
  const user = useUser()
  const { count: unread, isOfBefore } = useLastCount(notificationCountChanged)
  const navigate = useNavigate()
  const open = () => panels.open('notifications')
  const onceKnown = useOnceKnown(() => (user ? open() : void navigate(signInFirst)))
  if (!user) {
    return (
      <IconLink
        to={signInFirst}
        label={counted('Notifications', isOfBefore ? unread : 0, 'unread', 'unread')}
        count={isOfBefore ? unread : 0}
        large={large}
        {...onceKnown}
      >
        <BellIcon />
      </IconLink>
    )
  }
  return (
    <IconButton
      label={counted('Notifications', unread, 'unread', 'unread')}
      {...buttonStyle(large)}
      aria-haspopup="dialog"
      aria-expanded={panels.current === 'notifications'}
      onClick={open}
    >
      <BellIcon />
      <Badge count={unread} />
    </IconButton>
  )
}

/** A visitor has no wishlist and signs in first. */
export function WishlistLink() {
  const user = useUser()
  const { count: saved, isOfBefore } = useLastCount(wishlistCountChanged)
  const count = user || isOfBefore ? saved : 0
  const to = wishlistAddressFor(user)
  const navigate = useNavigate()
  const onceKnown = useOnceKnown(() => void navigate(to))
  return (
    <IconLink
      to={to}
      label={counted('Wishlist', count, 'item', 'items')}
      count={count}
      large={false}
      {...onceKnown}
    >
      <HeartIcon />
    </IconLink>
  )
}

/** Visitors have a cart too. */
export function CartLink({ large }: { large?: boolean }) {
  const { count } = useLastCount(cartCountChanged)
  return (
    <IconLink
      to={shopPaths.bag.to()}
      label={counted('Cart', count, 'item', 'items')}
      count={count}
      large={large}
    >
      <BagIcon />
    </IconLink>
  )
}
