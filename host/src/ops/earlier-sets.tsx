import type { SetSummary } from '@brightyard/contract/registry'
import type { Deployment } from '@brightyard/contract/release'
import { DateTime, useQuery } from '@brightyard/runtime'
import {
  Button,
  chakra,
  EmptyState,
  ErrorState,
  Section,
  SkeletonLines,
  Span,
} from '@brightyard/ui'
import { lazy, Suspense, useState } from 'react'
import { setsQuery } from './ops.queries.ts'
import { ScrollBox } from './scroll-box.tsx'
import { cell, head, table } from './table-styles.ts'

const fetchDialog = () => import('./rollback-dialog.tsx')
const RollbackDialog = lazy(async () => ({ default: (await fetchDialog()).RollbackDialog }))

/** All sets; each can be restored. */
export function EarlierSets({ deployment }: { deployment: Deployment }) {
  const sets = useQuery(setsQuery)
  const [wanted, setWanted] = useState<{ from: number; to: number } | null>(null)
  return (
    <Section title="Roll back" intro="You see the changes before you confirm.">
      {sets.isPending && <SkeletonLines label="Loading the sets" />}
      {sets.isError && !sets.data && (
        <ErrorState title="The sets could not be loaded" onRetry={() => void sets.refetch()}>
          {sets.error.message}
        </ErrorState>
      )}
      {sets.data &&
        (sets.data.sets.length > 1 ? (
          <SetTable
            sets={sets.data.sets}
            current={deployment.current}
            onWanted={(to) => setWanted({ from: deployment.current, to })}
          />
        ) : (
          <EmptyState title="There is no earlier set">The next deployment creates one.</EmptyState>
        ))}
      {wanted && (
        <Suspense>
          <RollbackDialog
            {...wanted}
            isFrozen={deployment.frozen !== null}
            onClose={() => setWanted(null)}
          />
        </Suspense>
      )}
    </Section>
  )
}

const versionsOf = ({ versions }: SetSummary) =>
  Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')

interface SetTableProps {
  sets: readonly SetSummary[]
  current: number
  onWanted: (set: number) => void
}

const SetTable = ({ sets, current, onWanted }: SetTableProps) => (
  <ScrollBox label="Sets">
    <chakra.table {...table}>
      <caption>
        <Span srOnly>Sets, newest first</Span>
      </caption>
      <thead>
        <tr>
          {['Set', 'Created', 'By', 'Reason', 'Releases'].map((title) => (
            <chakra.th key={title} scope="col" {...head}>
              {title}
            </chakra.th>
          ))}
          <chakra.th scope="col" {...head}>
            <Span srOnly>Roll back</Span>
          </chakra.th>
        </tr>
      </thead>
      <tbody>
        {sets.map((set) => (
          <tr key={set.number}>
            <chakra.th scope="row" {...cell} fontWeight="semibold">
              {set.number}
            </chakra.th>
            <chakra.td {...cell} whiteSpace="nowrap">
              <DateTime iso={set.createdAt} show="moment" />
            </chakra.td>
            <chakra.td {...cell}>{set.actor}</chakra.td>
            <chakra.td {...cell}>
              {set.reason}
              {set.restores !== null && ` (restores set ${set.restores})`}
            </chakra.td>
            <chakra.td {...cell} color="fg.muted" fontSize="sm">
              {versionsOf(set)}
            </chakra.td>
            <chakra.td {...cell}>
              {set.number === current ? (
                'current'
              ) : (
                <Button
                  size="sm"
                  variant="outline"
                  whiteSpace="nowrap"
                  aria-label={`Roll back to set ${set.number}`}
                  onClick={() => onWanted(set.number)}
                >
                  Roll back
                </Button>
              )}
            </chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  </ScrollBox>
)
