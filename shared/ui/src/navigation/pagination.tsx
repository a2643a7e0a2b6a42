import type { ReactNode } from 'react'
import { LinkButton } from '../actions/button.tsx'
import { Box, Flex, Span, VisuallyHidden } from '../layout.ts'
import { ChevronMark } from '../shapes/marks.tsx'
import { pageNumbers } from './page-numbers.ts'

export interface PaginationProps {
  /** The current page, from 1. */
  page: number
  pages: number
  /** A router link to a page around the given content: `(page, content) => <RouterLink to={…}>{content}</RouterLink>`. */
  link: (page: number, content: ReactNode) => ReactNode
  /** What is paged, for assistive technology: `Orders`. */
  label?: string
}

/** Links to the pages of a list. Not rendered for a single page. */
export function Pagination({ page, pages, link, label = 'Pages' }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <Box as="nav" aria-label={label} mt="8">
      <Flex as="ul" listStyleType="none" gap="1" wrap="wrap" justify="center" align="center">
        {page > 1 ? (
          <li>
            <PageLink>
              {link(
                page - 1,
                <>
                  <ChevronMark back />
                  <VisuallyHidden>Previous page</VisuallyHidden>
                </>,
              )}
            </PageLink>
          </li>
        ) : null}
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number === 'gap' ? `gap-${index}` : number}>
            {number === 'gap' ? (
              <Span px="1" color="fg.muted" aria-hidden>
                …
              </Span>
            ) : (
              <PageLink current={number === page}>
                {link(
                  number,
                  <>
                    <VisuallyHidden>Page </VisuallyHidden>
                    {number}
                  </>,
                )}
              </PageLink>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <PageLink>
              {link(
                page + 1,
                <>
                  <ChevronMark />
                  <VisuallyHidden>Next page</VisuallyHidden>
                </>,
              )}
            </PageLink>
          </li>
        ) : null}
      </Flex>
    </Box>
  )
}

function PageLink({ current = false, children }: { current?: boolean; children: ReactNode }) {
  return (
    <LinkButton
      asChild
      size="sm"
      px="2"
      variant={current ? 'solid' : 'ghost'}
      {...(current ? { 'aria-current': 'page' as const } : {})}
    >
      {children}
    </LinkButton>
  )
}
