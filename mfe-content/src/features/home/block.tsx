import { Section, type SectionProps, Skeleton, Span, Text } from '@brightyard/ui'
import type { ReactNode } from 'react'

export interface BlockProps<T> extends Omit<SectionProps, 'children' | 'viewAll'> {
  viewAll?: ReactNode
  /** Undefined while it is loading. */
  list: readonly T[] | undefined
  /** Shown when the list is empty. */
  empty: string
  children: (list: readonly T[]) => ReactNode
}

/** A section of the home page: its heading, and its content or its placeholder. */
export function Block<T>({ list, intro, empty, children, ...section }: BlockProps<T>) {
  return (
    <Section
      scrollMarginTop="6rem"
      intro={intro ? <Span hideBelow="md">{intro}</Span> : undefined}
      {...section}
    >
      {list === undefined ? (
        <Skeleton height="20rem" borderRadius="xl" />
      ) : list.length === 0 ? (
        <Text py="6" px="5" borderRadius="xl" bg="colorPalette.subtle" color="colorPalette.fg">
          {empty}
        </Text>
      ) : (
        children(list)
      )}
    </Section>
  )
}
