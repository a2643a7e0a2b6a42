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

// A name about as long as a phone's line would move the page when its font comes; the heading says it right below.
const linksAlone = {
  mdDown: { '& [aria-current], & :has(+ [aria-current]) > svg': { display: 'none' } },
}

/** The way from the home page to here; the last one is the current page, which phones leave out. Where it breaks, a line ends with the mark: none stands alone before a name. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <Box as="nav" aria-label="Breadcrumb" fontSize="sm">
      <Flex
        as="ol"
        listStyleType="none"
        wrap="wrap"
        columnGap="1"
        rowGap="0.5"
        align="center"
        css={linksAlone}
      >
        {crumbs.map(({ label, link }, index) => (
          <Flex
            as="li"
            key={`${index}-${label}`}
            align="center"
            gap="1"
            color="fg.muted"
            aria-current={link ? undefined : 'page'}
          >
            {link ? (
              <Link asChild variant="quiet" py={{ base: '3', md: '1' }}>
                {link(label)}
              </Link>
            ) : (
              <Span color="fg" fontWeight="semibold">
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
