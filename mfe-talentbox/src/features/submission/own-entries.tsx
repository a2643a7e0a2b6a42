import type { OwnEntry, SessionUser } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { DateTime, Link, useQuery } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import {
  Box,
  Button,
  Chip,
  Container,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Link as StyledLink,
  LinkButton,
  Section,
  SkeletonLines,
  Stack,
  Text,
} from '@brightyard/ui'
import { agesOf } from '../../campaign/campaign-facts.ts'
import { runningQuery } from '../../campaign/campaign.queries.ts'
import { standingWords } from '../../stage/entry-status.ts'
import { ownEntriesQuery } from '../../stage/talent.queries.ts'
import { BackstageBand } from '../../stage/backstage-band.tsx'

/** All entries of a family, and the campaigns that it can enter. */
export function OwnEntries({ user }: { user: SessionUser }) {
  const entries = useInfiniteQuery(ownEntriesQuery(user.id))
  const own = entries.data?.pages.flatMap(({ data }) => data)
  return (
    <>
      <BackstageBand title="Your entries" />
      <Container size="reading" py={{ base: '8', md: '12' }} display="grid" gap="10">
        {own && own.length > 0 ? (
          <Stack as="ul" listStyleType="none" gap="4">
            {own.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
            {entries.hasNextPage ? (
              <Box as="li" textAlign="center">
                <Button
                  variant="outline"
                  busy={entries.isFetchingNextPage}
                  onClick={() => void entries.fetchNextPage()}
                >
                  Earlier entries
                </Button>
              </Box>
            ) : null}
          </Stack>
        ) : own ? (
          <EmptyState title="No entry yet">Choose a campaign below, and begin.</EmptyState>
        ) : entries.isError ? (
          <ErrorState
            title="We could not load your entries"
            onRetry={() => void entries.refetch()}
            retrying={entries.isFetching}
          />
        ) : (
          <SkeletonLines label="Loading your entries" lines={6} />
        )}
        <OpenCampaigns />
      </Container>
    </>
  )
}

const Row = ({ entry }: { entry: OwnEntry }) => (
  <Flex
    as="li"
    position="relative"
    gap="4"
    wrap="wrap"
    align="center"
    justify="space-between"
    px="5"
    py="4"
    bg="bg.panel"
    borderRadius="lg"
    boxShadow="sm"
  >
    <Box minW="0">
      <Heading as="h2" size="xs">
        <StyledLink
          asChild
          variant="quiet"
          _after={{ content: '""', position: 'absolute', inset: '0' }}
        >
          <Link to={talentboxPaths.submission.to({}, { entry: entry.id })}>
            {entry.title || 'Without a title'}
          </Link>
        </StyledLink>
      </Heading>
      <Text>
        {entry.kid} in {entry.campaign.title}
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {entry.number ? `${entry.number} · ` : ''}
        <DateTime iso={entry.updated_at} show="relative" />
      </Text>
    </Box>
    <Chip tone="soft">{standingWords(entry)}</Chip>
  </Flex>
)

function OpenCampaigns() {
  const running = useQuery(runningQuery)
  if (!running.data || running.data.length === 0) return null
  return (
    <Section title="Open for entries" headingSize="md">
      <Stack as="ul" listStyleType="none" gap="3">
        {running.data.map(({ id, slug, title, age }) => (
          <Flex as="li" key={id} gap="3" wrap="wrap" align="center" justify="space-between">
            <Text>
              <b>{title}</b> · {agesOf(age)}
            </Text>
            <LinkButton asChild size="sm" variant="soft" aria-label={`Enter ${title}`}>
              <Link to={talentboxPaths.submission.to({}, { slug })}>Enter</Link>
            </LinkButton>
          </Flex>
        ))}
      </Stack>
    </Section>
  )
}
