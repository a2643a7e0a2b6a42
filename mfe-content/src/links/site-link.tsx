import { Link, useLocation } from '@brightyard/runtime'
import type { ReactNode } from 'react'
import { isPlainAddress, siteAddress } from './site-address.ts'

interface SiteLinkProps {
  href: string
  children: ReactNode
  className?: string
}

/** A link as editors write it: inside the site by the router, to a part of this page or another site plainly. */
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
