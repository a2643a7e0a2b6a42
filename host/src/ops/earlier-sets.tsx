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
const HaltDialog = lazy(async () => ({ default: (await fetchDialog()).HaltDialog }))

const setsPerPage = 10

/** All sets, some at a time; each can be restored. */
export function EarlierSets({ deployment }: { deployment: Deployment }) {
  const sets = useQuery(setsQuery)
  const [wanted, setWanted] = useState<{ from: number; to: number } | null>(null)
  const [halting, setHalting] = useState<number | null>(null)
  const { current, candidate, frozen } = deployment
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
            deployment={deployment}
            onWanted={(to) => setWanted({ from: current, to })}
            onHalt={() => setHalting(candidate?.set ?? null)}
          />
        ) : (
          <EmptyState title="There is no earlier set">The next deployment creates one.</EmptyState>
        ))}
      {wanted && (
        <Suspense>
          <RollbackDialog {...wanted} isFrozen={frozen !== null} onClose={() => setWanted(null)} />
        </Suspense>
      )}
      {candidate && candidate.set === halting && (
        <Suspense>
          <HaltDialog current={current} {...candidate} onClose={() => setHalting(null)} />
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
  deployment: Deployment
  onWanted: (set: number) => void
  onHalt: () => void
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
const SetList = ({ sets, ...list }: SetListProps) => (
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
        <StateAndAction set={set} {...list} />
      </Flex>
    ))}
  </Stack>
)

/** What the set is for visitors, and what can be done about it. */
function StateAndAction({
  set: { number, state },
  deployment: { current, candidate },
  onWanted,
  onHalt,
}: Omit<SetListProps, 'sets'> & { set: SetSummary }) {
  if (number === current) return <Chip>Current</Chip>
  const isCandidate = number === candidate?.set
  const [action, label, act] = isCandidate
    ? (['Halt', `Halt the canary of set ${number}`, onHalt] as const)
    : (['Roll back', `Roll back to set ${number}`, () => onWanted(number)] as const)
  return (
    <Flex gap="3" align="center" flexShrink={0}>
      {isCandidate && <Chip colorPalette="sun">Candidate, {candidate.percent}% of visitors</Chip>}
      {!isCandidate && state === 'halted' && <Chip colorPalette="danger">Halted candidate</Chip>}
      <Button size="sm" variant="outline" aria-label={label} onClick={act}>
        {action}
      </Button>
    </Flex>
  )
}
