import { talentboxPaths } from '@brightyard/contract/paths'
import type { Campaign } from '@brightyard/contract/entities'
import { Link, useQuery } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { Box, Button, Container, Flex, Link as StyledLink, Stack } from '@brightyard/ui'
import { pastQuery, runningQuery, upcomingQuery } from '../../campaign/campaign.queries.ts'
import { PhaseChip } from '../../campaign/phase-chip.tsx'
import { BackstageBand } from '../../stage/backstage-band.tsx'
import { Loaded } from './loaded.tsx'

/** Those that run, then those to come, then those whose entries are in, the latest first. */
export function DeskList() {
  const running = useQuery(runningQuery)
  const upcoming = useQuery(upcomingQuery)
  const past = useInfiniteQuery(pastQuery)
  return (
    <>
      <BackstageBand title="Jury desk" />
      <Loaded query={past} what="the campaigns">
        {({ pages }) => (
          <Container size="reading" py={{ base: '8', md: '12' }}>
            <Stack as="ul" listStyleType="none" gap="3">
              {[
                ...(running.data ?? []),
                ...(upcoming.data ?? []),
                ...pages.flatMap(({ data }) => data),
              ].map((campaign) => (
                <Row key={campaign.id} campaign={campaign} />
              ))}
            </Stack>
            {past.hasNextPage ? (
              <Box mt="5" textAlign="center">
                <Button
                  variant="outline"
                  busy={past.isFetchingNextPage}
                  onClick={() => void past.fetchNextPage()}
                >
                  Earlier campaigns
                </Button>
              </Box>
            ) : null}
          </Container>
        )}
      </Loaded>
    </>
  )
}

const Row = ({ campaign }: { campaign: Campaign }) => (
  <Flex
    as="li"
    justify="space-between"
    align="center"
    gap="4"
    wrap="wrap"
    px="5"
    py="4"
    bg="bg.panel"
    borderRadius="lg"
    boxShadow="sm"
  >
    <StyledLink asChild fontWeight="bold">
      <Link to={talentboxPaths.juryDesk.to({ slug: campaign.slug })}>{campaign.title}</Link>
    </StyledLink>
    <PhaseChip phase={campaign.phase} />
  </Flex>
)
