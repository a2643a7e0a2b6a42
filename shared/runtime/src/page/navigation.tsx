import {
  type AnchorHTMLAttributes,
  createContext,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  use,
} from 'react'
import {
  type To,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom'

/** Fetches a page before it is visited, its data too where the visit is certain or the wish lasts. Provided by the host. */
export const PrefetchPage = createContext<(address: string, isCertain?: boolean) => void>(() => {})

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To
  /** Replaces this page in the history. */
  replace?: boolean
  /** Stored with the history entry. */
  state?: unknown
  /** Keeps the scroll position. */
  preventScrollReset?: boolean
  /** A full page load by the browser. */
  reloadDocument?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** An inner link. Its page is fetched when a pointer or the focus comes near. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  reloadDocument = false,
  target,
  onClick,
  onPointerEnter,
  onPointerDown,
  onFocus,
  children,
  ...props
}: LinkProps) {
  const fetchPage = use(PrefetchPage)
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    target,
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
  })
  const href = useHref(to)
  return (
    <a
      {...props}
      href={href}
      target={target}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event)
        if (!event.defaultPrevented && !reloadDocument) navigate(event)
      }}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerEnter?.(event)
        fetchPage(href)
      }}
      onPointerDown={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerDown?.(event)
        fetchPage(href, true)
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        onFocus?.(event)
        fetchPage(href)
      }}
    >
      {children}
    </a>
  )
}

export interface NavLinkProps extends LinkProps {
  /** Of its own page alone, not of those below it. */
  end?: boolean
}

const comparable = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '')

/** `Link` that marks itself with aria-current on its own page and those below it. */
export function NavLink({ end = false, ...props }: NavLinkProps) {
  const own = comparable(useResolvedPath(props.to).pathname)
  const here = comparable(useLocation().pathname)
  const isCurrent = here === own || (!end && own !== '' && here.startsWith(`${own}/`))
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />
}
