import type { ReactNode } from 'react'
import { Link } from '../content/styled.ts'
import { Box, Flex, Span } from '../layout.ts'
import { ChevronMark } from '../shapes/marks.tsx'

export interface Crumb {
  label: string
  /** A router link to the page, without children: `<RouterLink to="…" />`. Left out for the current page. */
  link?: (label: string) => ReactNode
}

export interface BreadcrumbsProps {
  crumbs: readonly Crumb[]
}

/** The way from the home page to here. Where it breaks, a line ends with the mark: none stands alone before a name. The last one is the current page. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <Box as="nav" aria-label="Breadcrumb" fontSize="sm">
      <Flex as="ol" listStyleType="none" wrap="wrap" columnGap="1" rowGap="0.5" align="center">
        {crumbs.map(({ label, link }, index) => (
          <Flex as="li" key={`${index}-${label}`} align="center" gap="1" color="fg.muted">
            {link ? (
              <Link asChild variant="quiet" py={{ base: '3', md: '1' }}>
                {link(label)}
              </Link>
            ) : (
              <Span color="fg" fontWeight="semibold" aria-current="page">
                {label}
              </Span>
            )}
            {index < crumbs.length - 1 ? <ChevronMark /> : null}
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}
