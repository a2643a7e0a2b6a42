import type { SharedEntry, TalentCampaign } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, PageHead, requestIdOf, useLoaderData, useQuery } from '@brightyard/runtime'
import {
  Box,
  Chip,
  Container,
  EmptyState,
  ErrorState,
  Flex,
  LinkButton,
  SkeletonLines,
} from '@brightyard/ui'
import { StageScene } from '@brightyard/ui/art'
import { TrophyIcon } from '@brightyard/ui/icons'
import { colourOf } from '../../campaign/campaign-facts.ts'
import { EntrySheet } from '../../stage/entry-sheet.tsx'
import { placeWords } from '../../stage/place-words.ts'
import { ShareButton } from '../../stage/share-button.tsx'
import { campaignQuery, sharedEntryQuery } from '../../stage/talent.queries.ts'
import { Spotlights } from '../../stage/theatre.tsx'
import { VoteButton } from '../../stage/vote-button.tsx'
import { ReportEntry } from './report-entry.tsx'

/** One entry, for a link that a family sends around. */
export function EntryPage({ id }: { id: number }) {
  const { isGone, wasShown } = useLoaderData<{ isGone: boolean; wasShown: boolean }>()
  const entry = useQuery({ ...sharedEntryQuery(id), enabled: !isGone })
  const slug = entry.data?.campaign.slug
  const campaign = useQuery({ ...campaignQuery(slug ?? ''), enabled: slug !== undefined })
  if (isGone) return wasShown ? <Gone /> : <Nothing />
  if (entry.data) return <Entry entry={entry.data} campaign={campaign.data} />
  return (
    <Container size="reading" py="10">
      <PageHead title="Entry" description="An entry of a TalentBox campaign." hidden />
      {entry.isError ? (
        <ErrorState
          level={1}
          title="We could not load this entry"
          onRetry={() => void entry.refetch()}
          retrying={entry.isFetching}
          requestId={requestIdOf(entry.error)}
        />
      ) : (
        <SkeletonLines label="Loading the entry" lines={8} />
      )}
    </Container>
  )
}

const Gone = () => (
  <Container size="reading" py={{ base: '8', md: '14' }} colorPalette="talent">
    <PageHead
      title="This entry is not shown any more"
      description="It was withdrawn by its family, or it is being looked at again."
      hidden
    />
    <EmptyState
      level={1}
      title="This entry is not shown any more"
      art={<StageScene />}
      action={
        <LinkButton asChild>
          <Link to={talentboxPaths.home.to()}>See other campaigns</Link>
        </LinkButton>
      }
    >
      Its family has withdrawn it, or it was changed and we look at it again. Ask the person who
      sent you the link.
    </EmptyState>
  </Container>
)

/** A draft of somebody looks no other than what never was. */
const Nothing = () => (
  <Container size="reading" py={{ base: '8', md: '14' }} colorPalette="talent">
    <PageHead title="There is no entry here" description="Look at the campaigns." hidden />
    <EmptyState
      level={1}
      title="There is no entry here"
      art={<StageScene />}
      action={
        <LinkButton asChild>
          <Link to={talentboxPaths.home.to()}>See the campaigns</Link>
        </LinkButton>
      }
    >
      The address may have lost a part on its way to you.
    </EmptyState>
  </Container>
)

interface EntryProps {
  entry: SharedEntry
  campaign: TalentCampaign | undefined
}

function Entry({ entry, campaign }: EntryProps) {
  const { title, description, first_name, age_group, files, place } = entry
  const picture = files.find(({ kind }) => kind === 'picture') ?? campaign?.picture
  const stage = talentboxPaths.campaign.to({ slug: entry.campaign.slug })
  return (
    <Box
      as="article"
      colorPalette={colourOf(campaign?.theme ?? '')}
      position="relative"
      overflow="hidden"
      minH="85vh"
      bg="bg.inverted"
    >
      <PageHead
        title={`${title}, by ${first_name}`}
        description={`${description} ${first_name}, ${age_group}, in ${entry.campaign.title}.`}
        image={picture?.src}
        hidden
      />
      <Spotlights />
      <Container size="reading" position="relative" py={{ base: '5', md: '12' }}>
        <Box
          bg="bg.panel"
          borderRadius="xl"
          boxShadow="lg"
          px={{ base: '4', md: '10' }}
          py={{ base: '5', md: '10' }}
        >
          {place === null ? null : (
            <Chip tone="solid" colorPalette="sun" mb="3">
              <TrophyIcon size={16} /> {placeWords(place)}
            </Chip>
          )}
          <EntrySheet entry={entry} isPage />
          {campaign?.voting ? <VoteButton entry={entry} voting={campaign.voting} /> : null}
          <Flex mt="7" pt="5" gap="3" wrap="wrap" borderTopWidth="2px" borderStyle="dashed">
            <LinkButton asChild>
              <Link to={stage}>See the stage of {entry.campaign.title}</Link>
            </LinkButton>
            <ShareButton title={title} />
            <ReportEntry entry={entry} />
          </Flex>
        </Box>
      </Container>
    </Box>
  )
}
