import { Button, Section, Stack } from '@brightyard/ui'
import type { ReactNode } from 'react'

interface PagedSectionProps<Row> {
  title: string
  intro?: string
  /** What `useInfiniteQuery` gives. */
  pages: {
    data: { pages: readonly { data: readonly Row[] }[] } | undefined
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
  /** On the button for the next page. */
  more: string
  children: (row: Row) => ReactNode
}

/** Something to look through on the jury's desk; nothing where there is none. */
export function PagedSection<Row>({ title, intro, pages, more, children }: PagedSectionProps<Row>) {
  const all = pages.data?.pages.flatMap(({ data }) => data) ?? []
  if (all.length === 0) return null
  return (
    <Section title={title} headingSize="md" {...(intro ? { intro } : {})}>
      <Stack as="ul" listStyleType="none" gap="3">
        {all.map(children)}
      </Stack>
      {pages.hasNextPage ? (
        <Button
          mt="4"
          variant="outline"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {more}
        </Button>
      ) : null}
    </Section>
  )
}
