import { Link, useLocation } from '@brightyard/runtime'
import type { ReactNode } from 'react'

const leavesRouter = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i

/** True for what the router cannot open: other sites, email, telephone, a hash on this page. */
const isPlainAddress = (href: string) => leavesRouter.test(href)

interface SiteLinkProps {
  href: string
  children: ReactNode
  className?: string
}

/** A link in an editor's text: the router opens pages of the site, the browser everything else. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation()
  const here = href.startsWith(`${pathname}#`) ? href.slice(pathname.length) : href
  if (!isPlainAddress(here))
    return (
      <Link to={here} {...rest}>
        {children}
      </Link>
    )
  return (
    <a href={here} {...(/^(?:https?:)?\/\//.test(here) ? { rel: 'noopener' } : {})} {...rest}>
      {children}
    </a>
  )
}
