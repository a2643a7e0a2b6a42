import { Button, Card, Notice, Section, Skeleton, Text } from '@brightyard/ui'
import type { ReactNode } from 'react'
import type { Shown } from '../../entries/loaded.tsx'
import { Rail } from '../../entries/rail.tsx'
import { ViewAll } from './view-all.tsx'

interface QueryRailProps<T> {
  /** Its hash in the URL. */
  id?: string
  title: string
  intro: string
  viewAllAt: string
  query: Shown<{ data: readonly T[] }>
  entryWidth: string
  empty: string
  card: (one: T) => ReactNode
}

/** The first of a list, with a loading and an error state of its own. */
export function QueryRail<T extends { id: number }>({
  title,
  viewAllAt,
  query,
  entryWidth,
  empty,
  card,
  ...section
}: QueryRailProps<T>) {
  const list = query.data?.data
  return (
    <Section
      title={title}
      viewAll={<ViewAll to={viewAllAt} what={title.toLowerCase()} />}
      {...section}
    >
      {query.isError && !list ? (
        <Notice
          tone="warning"
          title="We could not load this shelf"
          action={
            <Button
              size="sm"
              variant="outline"
              busy={query.isFetching}
              onClick={() => void query.refetch()}
            >
              Try again
            </Button>
          }
        >
          The rest of the page works.
        </Notice>
      ) : list?.length === 0 ? (
        <Text>{empty}</Text>
      ) : (
        <Rail label={title} entryWidth={entryWidth}>
          {list
            ? list.map((one) => <li key={one.id}>{card(one)}</li>)
            : Array.from({ length: 5 }, (_, index) => (
                <li key={index}>
                  <Card>
                    <Skeleton aspectRatio="1" borderRadius="none" />
                    <Skeleton height="5rem" m="4" />
                  </Card>
                </li>
              ))}
        </Rail>
      )}
    </Section>
  )
}
