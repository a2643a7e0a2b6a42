import { failureOf, lagOf, type LiveEdge } from '@brightyard/contract/registry'
import { DateTime, useQuery } from '@brightyard/runtime'
import { Box, Chip, ErrorState, Flex, Section, SkeletonLines, Stack, Text } from '@brightyard/ui'
import { edgesQuery } from './ops.queries.ts'

/** Which set each edge serves, why one does not follow, and what it does not render. */
export function Edges() {
  const edges = useQuery(edgesQuery)
  const list = edges.data?.edges ?? []
  return (
    <Section title="Edges">
      {edges.isPending && <SkeletonLines label="Loading the edges" />}
      {edges.isError && !edges.data && (
        <ErrorState title="The edges could not be loaded" onRetry={() => void edges.refetch()}>
          {edges.error.message}
        </ErrorState>
      )}
      {edges.data && list.length === 0 && <Text>No edge reports to the registry.</Text>}
      {list.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none" aria-label="Edges">
          {list.map((edge) => (
            <Box as="li" key={edge.id} py="3" borderTopWidth="1px" borderColor="border">
              <Edge edge={edge} />
            </Box>
          ))}
        </Stack>
      )}
    </Section>
  )
}

function Edge({ edge }: { edge: LiveEdge }) {
  const { name, serves } = edge
  const lag = lagOf(edge)
  const trouble = lag ?? failureOf(edge)
  return (
    <>
      <Flex gap="3" wrap="wrap" align="baseline">
        {lag !== null && <Chip colorPalette="danger">Does not follow</Chip>}
        {lag === null && trouble !== null && <Chip colorPalette="danger">Failing</Chip>}
        <Text fontWeight="semibold">{name}</Text>
        <Text color="fg.muted">
          {serves ? (
            <>
              serves set {serves.set} since <DateTime iso={serves.since} show="moment" />
            </>
          ) : (
            'serves nothing yet'
          )}
        </Text>
      </Flex>
      {trouble !== null && <Text mt="1">{`${trouble[0]?.toUpperCase()}${trouble.slice(1)}`}</Text>}
      {edge.browserOnly.map(({ remote, version, since, reason }) => (
        <Text key={`${remote} ${version}`} mt="1">
          {remote} {version} is rendered in visitors’ browsers only, since{' '}
          <DateTime iso={since} show="moment" />: {reason}
        </Text>
      ))}
      {edge.unrenderedPages.map(({ remote, version, path, since, reason }) => (
        <Text key={`${remote} ${version} ${path}`} mt="1">
          Pages at {path} of {remote} {version} fail on the server, since{' '}
          <DateTime iso={since} show="moment" />: {reason}
        </Text>
      ))}
    </>
  )
}
