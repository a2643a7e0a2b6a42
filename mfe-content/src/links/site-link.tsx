import { Link, useLocation } from '@brightyard/runtime'
import type { ReactNode } from 'react'
import { isPlainAddress, siteAddress } from './site-address.ts'

interface SiteLinkProps {
  href: string
  children: ReactNode
  className?: string
}

/** A link in an editor's text: the router opens pages of the site, the browser everything else. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation()
  const address = siteAddress(href)
  const here = address.startsWith(`${pathname}#`) ? address.slice(pathname.length) : address
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
