import type { HaltFigures, Deployment, DeploymentKind } from '@brightyard/contract/release'
import { DateTime, formatNumber, useQuery } from '@brightyard/runtime'
import { Box, Chip, ErrorState, Flex, Section, SkeletonLines, Stack, Text } from '@brightyard/ui'
import { historyQuery } from './ops.queries.ts'

const kindNames: Record<DeploymentKind, string> = {
  swap: 'Deployed',
  rollback: 'Rolled back',
  canary: 'Canary started',
  percent: 'Share changed',
  promote: 'Promoted',
  halt: 'Halted',
  freeze: 'Frozen',
  unfreeze: 'Freeze ended',
}

const measures: Record<HaltFigures['measure'], string> = {
  'load-failures': 'load failures',
  'render-errors': 'render errors',
  'uncaught-errors': 'uncaught errors',
}

/** The deployment history: what, who, why and when. */
export function History() {
  const history = useQuery(historyQuery)
  return (
    <Section title="History">
      {history.isPending && <SkeletonLines label="Loading the history" />}
      {history.isError && !history.data && (
        <ErrorState title="The history could not be loaded" onRetry={() => void history.refetch()}>
          {history.error.message}
        </ErrorState>
      )}
      {history.data && (
        <Stack as="ol" gap="0" listStyleType="none" aria-label="History, newest first">
          {history.data.deployments.map((deployment) => (
            <Box as="li" key={deployment.number} py="3" borderTopWidth="1px" borderColor="border">
              <Entry deployment={deployment} />
            </Box>
          ))}
        </Stack>
      )}
    </Section>
  )
}

function Entry({ deployment }: { deployment: Deployment }) {
  const { kind, current, candidate, actor, reason, at, figures } = deployment
  return (
    <>
      <Flex gap="3" wrap="wrap" align="baseline">
        <Chip colorPalette={kind === 'halt' ? 'danger' : 'brand'}>{kindNames[kind]}</Chip>
        <Text fontWeight="semibold">
          Set {current}
          {candidate && `, set ${candidate.set} on ${candidate.percent}%`}
        </Text>
        <Text color="fg.muted">
          {actor}, <DateTime iso={at} show="moment" />
        </Text>
      </Flex>
      <Text mt="1">{reason}</Text>
      {figures && (
        <Text mt="1" color="fg.muted">
          {measures[figures.measure]}: set {figures.candidate.set} on {shareOf(figures.candidate)},
          set {figures.current.set} on {shareOf(figures.current)}; probability between equal
          releases {figures.pValue.toPrecision(2)}, halted below {figures.threshold.toPrecision(2)}.
        </Text>
      )}
    </>
  )
}

const shareOf = ({ failed, views }: HaltFigures['current']) =>
  `${failed} of ${views} page views (${views === 0 ? '0' : formatNumber((failed / views) * 100, 1, 1)}%)`
