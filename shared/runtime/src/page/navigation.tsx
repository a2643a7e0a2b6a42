import { createContext, type PointerEvent, use } from 'react'
import {
  Link as RouterLink,
  type LinkProps,
  NavLink as RouterNavLink,
  type NavLinkProps,
} from 'react-router-dom'

/** Loads the scripts of a page before it is asked for. Provided by the host. */
export const PrefetchPage = createContext<(address: string) => void>(() => {})

function usePrefetch(to: LinkProps['to']) {
  const prefetch = use(PrefetchPage)
  return () => {
    prefetch(typeof to === 'string' ? to : (to.pathname ?? ''))
  }
}

/** An inner link. Its page's scripts are fetched when a pointer or the focus comes near. */
export function Link({ onPointerEnter, onPointerDown, onFocus, ...props }: LinkProps) {
  const prefetch = usePrefetch(props.to)
  return (
    <RouterLink
      {...props}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerEnter?.(event)
        prefetch()
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event)
        prefetch()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetch()
      }}
    />
  )
}

/** `Link` that marks itself with aria-current on its own page. */
export function NavLink({ onPointerEnter, onFocus, ...props }: NavLinkProps) {
  const prefetch = usePrefetch(props.to)
  return (
    <RouterNavLink
      {...props}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prefetch()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetch()
      }}
    />
  )
}
