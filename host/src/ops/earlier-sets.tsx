import type { SetSummary } from '@brightyard/contract/registry'
import type { Deployment } from '@brightyard/contract/release'
import { DateTime, useQuery } from '@brightyard/runtime'
import {
  Box,
  Button,
  Chip,
  EmptyState,
  ErrorState,
  Flex,
  Section,
  SkeletonLines,
  Stack,
  Text,
} from '@brightyard/ui'
import { lazy, Suspense, useState } from 'react'
import { setsQuery } from './ops.queries.ts'

const fetchDialog = () => import('./rollback-dialog.tsx')
const RollbackDialog = lazy(async () => ({ default: (await fetchDialog()).RollbackDialog }))

const setsPerPage = 10

/** All sets, some at a time; each can be restored. */
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
          <PagedSets
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

interface SetListProps {
  sets: readonly SetSummary[]
  current: number
  onWanted: (set: number) => void
}

function PagedSets({ sets, ...list }: SetListProps) {
  const [wanted, setWanted] = useState(0)
  const last = Math.ceil(sets.length / setsPerPage) - 1
  const page = Math.min(wanted, last)
  const shown = sets.slice(page * setsPerPage, (page + 1) * setsPerPage)
  if (last === 0) return <SetList sets={sets} {...list} />
  return (
    <Stack gap="4">
      <SetList sets={shown} {...list} />
      <Flex as="nav" aria-label="Pages of sets" gap="3" align="center" wrap="wrap">
        <PageButton to={page - 1} last={last} onPage={setWanted}>
          Newer sets
        </PageButton>
        <Text role="status">
          Sets {shown[0]?.number} to {shown.at(-1)?.number}, page {page + 1} of {last + 1}
        </Text>
        <PageButton to={page + 1} last={last} onPage={setWanted}>
          Older sets
        </PageButton>
      </Flex>
    </Stack>
  )
}

interface PageButtonProps {
  to: number
  last: number
  onPage: (page: number) => void
  children: string
}

/** Keeps focus at the first and the last page, where it does nothing. */
function PageButton({ to, last, onPage, children }: PageButtonProps) {
  const isThere = to >= 0 && to <= last
  return (
    <Button
      size="sm"
      variant="outline"
      aria-disabled={!isThere}
      opacity={isThere ? undefined : '0.5'}
      onClick={() => isThere && onPage(to)}
    >
      {children}
    </Button>
  )
}

/** Each as a card, which is readable at any width. */
const SetList = ({ sets, current, onWanted }: SetListProps) => (
  <Stack as="ul" gap="0" listStyleType="none" aria-label="Sets, newest first">
    {sets.map((set) => (
      <Flex
        as="li"
        key={set.number}
        py="3"
        gap="3"
        direction={{ base: 'column', md: 'row' }}
        justify="space-between"
        align="start"
        borderTopWidth="1px"
        borderColor="border"
      >
        <Box>
          <Flex gap="3" wrap="wrap" align="baseline">
            <Text fontWeight="semibold">Set {set.number}</Text>
            <Text color="fg.muted">
              {set.actor}, <DateTime iso={set.createdAt} show="moment" />
            </Text>
          </Flex>
          <Text mt="1" overflowWrap="anywhere">
            {set.reason}
            {set.restores !== null && ` (restores set ${set.restores})`}
          </Text>
          <Text mt="1" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {versionsOf(set)}
          </Text>
        </Box>
        {set.number === current ? (
          <Chip>Current</Chip>
        ) : (
          <Button
            size="sm"
            variant="outline"
            flexShrink={0}
            aria-label={`Roll back to set ${set.number}`}
            onClick={() => onWanted(set.number)}
          >
            Roll back
          </Button>
        )}
      </Flex>
    ))}
  </Stack>
)
