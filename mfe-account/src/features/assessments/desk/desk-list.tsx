import { Link, PageHead } from '@brightyard/runtime'
import { Box, Button, LinkButton, PageHeading } from '@brightyard/ui'
import type { ReactElement, ReactNode } from 'react'
import { QueryBoundary } from '../../../loading/query-boundary.tsx'

interface PageProps {
  title: string
  description: string
  intro: string
  /** The other list of the desk. */
  other: { label: string; to: string }
  /** Makes a new one. */
  newOne: ReactElement
  /** Filters, and the list itself. */
  children: ReactNode
}

/** A list of what authors have made, with the way to the other one. */
export const DeskPage = ({ title, description, intro, other, newOne, children }: PageProps) => (
  <Box maxW="72rem" mx="auto" pb="10">
    <PageHead title={title} description={description} hidden />
    <PageHeading
      intro={intro}
      actions={
        <>
          <LinkButton asChild variant="outline">
            <Link to={other.to}>{other.label}</Link>
          </LinkButton>
          {newOne}
        </>
      }
    >
      {title}
    </PageHeading>
    {children}
  </Box>
)

interface Growing<Row> {
  data: { pages: { data: Row[] }[] } | undefined
  isPending: boolean
  isFetching: boolean
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

interface ListProps<Row> {
  list: Growing<Row>
  /** `the questions`: what is being loaded. */
  what: string
  lines: number
  /** What is said where there is nothing. */
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** Rows that grow by a button. */
export function GrowingList<Row>({ list, what, lines, empty, children }: ListProps<Row>) {
  return (
    <Box minH="24rem" aria-busy={list.isFetching}>
      <QueryBoundary query={list} what={what} lines={lines}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data)
          return rows.length === 0 ? empty : children(rows)
        }}
      </QueryBoundary>
      {list.hasNextPage ? (
        <Button
          mt="5"
          variant="outline"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
    </Box>
  )
}
