import type { TalentCampaign } from '@brightyard/contract/entities'
import { Box, Chip, Flex, Heading, Section, Text } from '@brightyard/ui'
import { ViewerTime } from './deadline.tsx'
import { useServerNow } from './use-server-now.ts'

interface Cue {
  title: string
  text: string
  at: string
  isExpected?: boolean
}

function cuesOf({ starts_at, ends_at, results_at, verdict_at }: TalentCampaign): Cue[] {
  return [
    { title: 'The curtain rises', text: 'Entries open.', at: starts_at },
    { title: 'The curtain falls', text: 'The last moment for entries.', at: ends_at },
    {
      title: 'The jury sits down',
      text: 'Every entry is looked at, without names.',
      at: ends_at,
    },
    verdict_at
      ? { title: 'The verdict', text: 'Winners and certificates.', at: verdict_at }
      : {
          title: 'The verdict',
          text: 'Winners and certificates, about then.',
          at: results_at,
          isExpected: true,
        },
  ]
}

/** How many cues have been called: the last of them is where a campaign is now that is not over. */
const calledIn = { upcoming: 0, open: 1, judging: 3, closed: 4 } as const

/** The dates of a campaign as the cues of a prompt book. */
export function RunningOrder({ campaign }: { campaign: TalentCampaign }) {
  const now = useServerNow(campaign.server_time)
  const called = calledIn[campaign.phase]
  return (
    <Section title="Running order" intro="All times by your own clock." headingSize="md">
      <Box
        as="ol"
        listStyleType="none"
        borderStartWidth="3px"
        borderStyle="dashed"
        borderColor="colorPalette.bright"
        ms="5"
      >
        {cuesOf(campaign).map(({ title, text, at, isExpected }, index) => {
          const isNow = campaign.phase !== 'closed' && index === called - 1
          const isLate = isExpected === true && Date.parse(at) < now
          return (
            <Flex
              as="li"
              key={title}
              gap="4"
              ms="-1.375rem"
              pb={index < 3 ? '6' : '0'}
              {...(isNow ? { 'aria-current': 'step' as const } : {})}
            >
              <Box
                aria-hidden
                flexShrink={0}
                boxSize="10"
                display="grid"
                placeItems="center"
                borderRadius="full"
                fontFamily="heading"
                fontWeight="bold"
                borderWidth="3px"
                borderColor="colorPalette.solid"
                {...(index < called
                  ? { bg: 'colorPalette.solid', color: 'colorPalette.contrast' }
                  : { bg: 'bg.panel', color: 'colorPalette.fg' })}
              >
                Q{index + 1}
              </Box>
              <Box minW="0">
                <Flex gap="2.5" wrap="wrap" align="center">
                  <Heading as="h3" size="xs">
                    {title}
                  </Heading>
                  {isNow ? (
                    <Chip tone="solid" colorPalette="sun">
                      Now
                    </Chip>
                  ) : null}
                </Flex>
                <Text>{text}</Text>
                <Text fontSize="sm" color="fg.muted">
                  {isLate ? 'Takes longer than planned' : <ViewerTime iso={at} />}
                </Text>
              </Box>
            </Flex>
          )
        })}
      </Box>
    </Section>
  )
}
