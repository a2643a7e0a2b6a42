import type { ReactNode } from 'react'
import { Chip, Link } from '../content/styled.ts'
import { chakra, VisuallyHidden } from '../layout.ts'
import { CloseIcon } from '../icons/index.ts'

export interface AppliedFiltersProps {
  /** `link`: a router link around the given content, to the list without this filter. */
  applied: readonly { label: string; link: (content: ReactNode) => ReactNode }[]
  /** The same to the list without any. */
  clearAll: (content: ReactNode) => ReactNode
}

/** The filters that are on, each a link to the list without it, and one to the list without any. */
export function AppliedFilters({ applied, clearAll }: AppliedFiltersProps) {
  if (applied.length === 0) return null
  return (
    <chakra.ul
      aria-label="Chosen filters"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      listStyleType="none"
      mb="4"
    >
      {applied.map(({ label, link }) => (
        <li key={label}>
          <Chip asChild tone="soft" size="md">
            {link(
              <>
                <VisuallyHidden>Remove filter </VisuallyHidden>
                {label}
                <CloseIcon />
              </>,
            )}
          </Chip>
        </li>
      ))}
      {applied.length > 1 ? (
        <chakra.li ms="1">
          <Link asChild display="inline-flex" alignItems="center" minH="11" fontWeight="semibold">
            {clearAll('Clear all')}
          </Link>
        </chakra.li>
      ) : null}
    </chakra.ul>
  )
}
