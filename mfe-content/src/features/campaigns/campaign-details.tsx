import type { MarketingCampaign } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { DateTime, Link, PageHead } from '@brightyard/runtime'
import { Box, Container, Flex, Grid, Heading, Notice, Section, Stack, Text } from '@brightyard/ui'
import { FaqSection } from '../../cms/faq-section.tsx'
import { ShareLinks } from '../../entries/share-links.tsx'
import { CampaignOrder } from './campaign-order.tsx'
import { Opening } from './campaign-opening.tsx'
import { wordsOfSold } from './campaign-words.ts'

/** One campaign: what it is, what there is to have, and the way in. */
export function CampaignDetails({ campaign }: { campaign: MarketingCampaign }) {
  const { title, summary, picture, area, packages, state, questions } = campaign
  const canOrder = state === 'running' && packages.length > 0
  const isParcel = campaign.sells === 'box'
  const order = canOrder ? <CampaignOrder campaign={campaign} /> : <NotOpen campaign={campaign} />
  return (
    <Box colorPalette={area}>
      <PageHead
        title={title}
        description={summary}
        image={picture.src}
        canonical={contentPaths.campaign.to({ slug: campaign.slug })}
      />
      <Opening campaign={campaign} canOrder={canOrder} />
      <Container pb={{ base: '10', md: '16' }}>
        <Stack gap={{ base: '10', md: '16' }}>
          {/* What is sent home is chosen first; what one goes to is pictured first. */}
          {isParcel ? order : null}
          <Highlights campaign={campaign} />
          {isParcel ? null : order}
        </Stack>
      </Container>
      {questions.length > 0 ? (
        <FaqSection
          section={{
            kind: 'faq',
            title: 'Good to know',
            lead: '',
            questions: questions.map(({ question, answer }) => ({
              question,
              answer: `<p>${answer}</p>`,
            })),
          }}
        />
      ) : null}
      <Container pb={{ base: '10', md: '16' }}>
        <ShareLinks
          heading="Tell others"
          title={title}
          path={contentPaths.campaign.to({ slug: campaign.slug })}
        />
      </Container>
    </Box>
  )
}

const factStyle = { borderTopWidth: '4px', borderColor: 'colorPalette.solid', pt: '4' } as const

/** Steps of an outing, or facts of what is sent or handed over. */
const Highlights = ({ campaign: { highlights, sells } }: { campaign: MarketingCampaign }) => {
  const isTimeline = sells === 'place' || sells === 'lantern'
  return (
    <Section title={sells === 'box' ? 'What is in it' : 'What awaits you'}>
      <Grid
        as={isTimeline ? 'ol' : 'ul'}
        listStyleType="none"
        templateColumns="repeat(auto-fit, minmax(min(16rem, 100%), 1fr))"
        gap={{ base: '6', md: '8' }}
      >
        {highlights.map(({ title, text }, index) => (
          <Flex as="li" key={title} gap="4" {...(isTimeline ? {} : factStyle)}>
            {isTimeline ? (
              <Text
                aria-hidden
                fontFamily="heading"
                fontWeight="bold"
                fontSize="4xl"
                lineHeight="1"
                color="colorPalette.fg"
              >
                {index + 1}
              </Text>
            ) : null}
            <Box>
              <Heading as="h3" size="sm">
                {title}
              </Heading>
              <Text mt="1">{text}</Text>
            </Box>
          </Flex>
        ))}
      </Grid>
    </Section>
  )
}

function NotOpen({ campaign: { state, starts_at, sells } }: { campaign: MarketingCampaign }) {
  if (state === 'running') return null
  return (
    <Notice
      tone="info"
      title={state === 'over' ? 'This campaign is over' : wordsOfSold[sells].notYet}
    >
      {state === 'over' ? (
        <>
          Thank you to everybody who came.{' '}
          <Link to={contentPaths.campaign.to({})}>See what is going on now</Link>.
        </>
      ) : (
        <>
          They can be had from <DateTime iso={starts_at} zone="home" show="weekday-and-day" /> on
          this page.
        </>
      )}
    </Notice>
  )
}
