import { Grid, Section, Skeleton, Text } from '@brightyard/ui'
import type { ReactNode } from 'react'

interface BlockProps<T> {
  /** Its hash in the URL: `/#programs`. */
  id: string
  title: string
  intro?: string
  viewAll?: ReactNode
  /** Undefined while it is loading. */
  list: readonly T[] | undefined
  /** Shown when the list is empty. */
  empty: string
  children: (list: readonly T[]) => ReactNode
}

/** A section of the home page: its heading, and its list or its placeholder. */
export function Block<T>({ id, list, empty, children, ...section }: BlockProps<T>) {
  return (
    <Section id={id} scrollMarginTop="6rem" {...section}>
      {list === undefined ? (
        <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="6">
          <Skeleton height="24rem" borderRadius="xl" />
          <Skeleton height="24rem" borderRadius="xl" display={{ base: 'none', md: 'block' }} />
          <Skeleton height="24rem" borderRadius="xl" display={{ base: 'none', md: 'block' }} />
        </Grid>
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
