import type { Home, HomeStories } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { contentPaths, talentboxPaths } from '@brightyard/contract/paths'
import { DateTime, Link, pictureProps } from '@brightyard/runtime'
import { Box, chakra, Heading, Link as LinkStyle, Picture, Span, Text } from '@brightyard/ui'
import { addressOfEntry } from '../../entries/entry-address.ts'
import { Block } from './block.tsx'
import { StoryLines } from './story-lines.tsx'
import { ViewAll } from './view-all.tsx'

/** One child's story, told large. */
export const YoungXpert = ({ stories }: { stories: HomeStories | undefined }) => (
  <Block
    id="young-xperts"
    title="Young Xperts"
    viewAll={<ViewAll to={contentPaths.youngXperts.to()} what="Young Xperts" />}
    list={stories && (stories.feature ? [stories.feature] : [])}
    empty="The next Young Xperts are still in the workshop."
  >
    {(list) =>
      list.map((entry) => (
        <Box
          key={entry.id}
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 2fr) minmax(0, 3fr)',
            sm: 'minmax(0, 5fr) minmax(0, 6fr)',
          }}
          columnGap={{ base: '4', sm: '8' }}
          alignItems="center"
        >
          {entry.picture ? (
            <Box>
              <Picture
                {...pictureProps(entry.picture)}
                alt=""
                css={{
                  width: '100%',
                  aspectRatio: { base: '4 / 5', lg: '1' },
                  objectFit: 'cover',
                  borderRadius: { base: '3rem 1rem 3rem 1rem', sm: '7rem 2rem 7rem 2rem' },
                }}
              />
            </Box>
          ) : null}
          <Box>
            <Heading as="h3" size="lg">
              <LinkStyle asChild variant="quiet" color="inherit">
                <Link to={addressOfEntry(entry) ?? ''}>{entry.title}</Link>
              </LinkStyle>
            </Heading>
            <Text mt="3" hideBelow="sm">
              {entry.summary}
            </Text>
            <Box mt="4" hideBelow="sm">
              <StoryLines lines={stories?.more ?? []} />
            </Box>
          </Box>
        </Box>
      ))
    }
  </Block>
)

type Campaign = Home['campaigns'][number]

/** Running campaigns as tickets; each leads to its campaign. */
export const OpenCampaigns = ({ campaigns }: { campaigns: readonly Campaign[] | undefined }) => (
  <Block
    id="campaigns"
    title="On stage now"
    viewAll={<ViewAll to={talentboxPaths.home.to()} what="TalentBox campaigns" />}
    list={campaigns}
    empty="No campaign is running today. The TalentBox shows what comes next."
  >
    {(list) => (
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="3"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'minmax(0, 1fr)',
        }}
      >
        {list.map((campaign, index) => (
          <Ticket key={campaign.id} campaign={campaign} isLast={index === 3} />
        ))}
      </chakra.ul>
    )}
  </Block>
)

const Ticket = ({ campaign, isLast }: { campaign: Campaign; isLast: boolean }) => (
  <Box
    as="li"
    position="relative"
    ps="5"
    pe="4"
    py="2"
    hideBelow={isLast ? 'sm' : undefined}
    bg="bg.panel"
    borderRadius="lg"
    borderInlineStartWidth="10px"
    borderInlineStartStyle="dotted"
    borderInlineStartColor="colorPalette.bright"
    boxShadow="sm"
  >
    <Text fontSize="sm" fontWeight="semibold" color="colorPalette.fg">
      {campaign.theme} · until <DateTime iso={campaign.ends_at} show="day-and-month" zone="home" />
      <Span hideBelow="sm" color="fg.muted" fontWeight="normal">
        {' '}
        · {agesOf(campaign.age).toLowerCase()}
        {campaign.entry_fee_in_paise === 0
          ? null
          : ` · ${formatPrice(campaign.entry_fee_in_paise)}`}
      </Span>
    </Text>
    <Heading as="h3" size="sm">
      <LinkStyle
        asChild
        variant="quiet"
        color="inherit"
        _after={{ content: '""', position: 'absolute', inset: '0' }}
      >
        <Link to={talentboxPaths.campaign.to({ slug: campaign.slug })}>{campaign.title}</Link>
      </LinkStyle>
    </Heading>
  </Box>
)

const agesOf = ({ from, to }: Campaign['age']) =>
  from !== null && to !== null
    ? `Ages ${from} to ${to}`
    : from !== null
      ? `From age ${from}`
      : to !== null
        ? `Up to age ${to}`
        : 'All ages'
