import type { TalentCampaign } from '@brightyard/contract/entities'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import {
  Box,
  Button,
  ErrorState,
  Flex,
  Grid,
  Heading,
  Section,
  Skeleton,
  Text,
} from '@brightyard/ui'
import { StageScene } from '@brightyard/ui/art'
import { EntryCard } from './entry-card.tsx'
import { StageAction } from './stage-action.tsx'
import { entriesQuery } from './talent.queries.ts'

const columns = 'repeat(auto-fill, minmax(min(15.5rem, 100%), 1fr))'

/** The gallery of a campaign, page by page. */
export function EntryWall({
  campaign,
  title = 'On the stage',
}: {
  campaign: TalentCampaign
  title?: string
}) {
  const entries = useInfiniteQuery(entriesQuery(campaign.slug))
  const all = entries.data?.pages.flatMap(({ data }) => data)
  if (all?.length === 0) return <EmptyStage campaign={campaign} title={title} />
  // Those who won hang above already.
  const shown = campaign.phase === 'closed' ? all?.filter(({ place }) => place === null) : all
  if (shown?.length === 0 && !entries.hasNextPage) return null
  return (
    <Section
      id="entries"
      title={title}
      intro="Every entry is looked at before it hangs here. First names and age groups only."
    >
      {shown ? (
        <>
          <Grid as="ul" listStyleType="none" templateColumns={columns} gap="6">
            {shown.map((entry) => (
              <Box as="li" key={entry.id} minW="0">
                <EntryCard entry={entry} />
              </Box>
            ))}
          </Grid>
          {entries.hasNextPage ? (
            <Flex mt="8" justify="center">
              <Button
                variant="outline"
                busy={entries.isFetchingNextPage}
                onClick={() => void entries.fetchNextPage()}
              >
                {entries.isFetchNextPageError ? 'That did not work. Try again' : 'More entries'}
              </Button>
            </Flex>
          ) : null}
        </>
      ) : entries.isError ? (
        <ErrorState
          title="We could not load the entries"
          onRetry={() => void entries.refetch()}
          retrying={entries.isFetching}
        />
      ) : (
        <Grid templateColumns={columns} gap="6" aria-busy>
          {[0, 1, 2, 3].map((one) => (
            <Skeleton key={one} height="20rem" borderRadius="lg" />
          ))}
        </Grid>
      )}
    </Section>
  )
}

const emptyWords = {
  upcoming: {
    title: 'The stage is still dark',
    text: 'Nobody has seen anything yet. What would you show first?',
  },
  open: {
    title: 'The light is on, and nobody is on the stage yet',
    text: 'The first entry hangs in the middle of this wall. It could be yours.',
  },
  judging: {
    title: 'Everything is with the jury',
    text: 'No entry of this campaign is shown to everybody.',
  },
  closed: {
    title: 'The stage is swept',
    text: 'No entry of this campaign is shown any more.',
  },
  unentered: {
    title: 'Nobody dared to go first',
    text: 'This stage stayed empty. Another one is lit, and the first there is remembered.',
  },
} as const

/** A lit stage that waits for somebody. */
function EmptyStage({ campaign, title }: { campaign: TalentCampaign; title: string }) {
  const { phase, entries_count } = campaign
  const isUnentered = phase === 'closed' && entries_count === 0
  const words = emptyWords[isUnentered ? 'unentered' : phase]
  return (
    <Section id="entries" title={title}>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align="center"
        gap={{ base: '4', md: '10' }}
        px={{ base: '5', md: '10' }}
        py="8"
        borderRadius="2xl"
        bg="bg.inverted"
        color="fg.inverted"
      >
        <Box flexShrink={0} width="full" maxW={{ base: '14rem', md: '20rem' }} aria-hidden>
          <StageScene />
        </Box>
        <Box>
          <Heading as="h3" size="lg" color="inherit">
            {words.title}
          </Heading>
          <Text mt="2" fontSize="lg">
            {words.text}
          </Text>
          {phase === 'open' || isUnentered ? (
            <Box mt="5">
              <StageAction campaign={campaign} label="Be the first" />
            </Box>
          ) : null}
        </Box>
      </Flex>
    </Section>
  )
}
