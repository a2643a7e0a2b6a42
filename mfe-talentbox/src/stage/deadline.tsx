import type { TalentCampaign } from '@brightyard/contract/entities'
import { DateTime, homeZone, useHydrated, viewerZone } from '@brightyard/runtime'
import { zoneName } from '@brightyard/runtime/venue-time'
import { Box, Flex, Text } from '@brightyard/ui'
import { countdown, useServerNow } from './use-server-now.ts'

type Dated = Pick<
  TalentCampaign,
  'phase' | 'starts_at' | 'ends_at' | 'results_at' | 'verdict_at' | 'server_time'
>

const next = {
  upcoming: { label: 'The curtain rises in', before: 'Opens' },
  open: { label: 'Time left to enter', before: 'Closes' },
  judging: { label: 'Until the verdict', before: 'Verdict expected' },
  closed: { label: '', before: 'Verdict of' },
} as const

function nextMoment({ phase, starts_at, ends_at, results_at, verdict_at }: Dated): string {
  if (phase === 'upcoming') return starts_at
  if (phase === 'open') return ends_at
  return verdict_at ?? results_at
}

/** What a campaign waits for: how long by the server's clock, and when by that of the viewer. */
export function Deadline({ campaign }: { campaign: Dated }) {
  const now = useServerNow(campaign.server_time)
  const { label, before } = next[campaign.phase]
  const moment = nextMoment(campaign)
  const left = Date.parse(moment) - now
  return (
    <Box data-live>
      {label && left > 0 ? <Board label={label} parts={countdown(left)} /> : null}
      <Text mt="3" fontSize="lg">
        {before} <ViewerTime iso={moment} />
      </Text>
    </Box>
  )
}

/** A moment by the viewer's clock, with its zone. */
export function ViewerTime({ iso }: { iso: string }) {
  const zone = useHydrated() ? viewerZone() : homeZone
  return (
    <>
      <DateTime iso={iso} show="moment" /> {zoneName(iso, zone)}
    </>
  )
}

interface BoardProps {
  label: string
  parts: readonly { value: number; unit: string }[]
}

/** The tiles of a countdown. */
const Board = ({ label, parts }: BoardProps) => (
  <>
    <Text fontFamily="heading" fontWeight="semibold">
      {label}
    </Text>
    <Flex mt="1.5" gap="2.5" wrap="wrap">
      {parts.map(({ value, unit }) => (
        <Box
          key={unit}
          minW="6.5rem"
          px="3"
          py="2"
          borderRadius="md"
          bg="sun.bright"
          color="fg"
          boxShadow="edge"
          textAlign="center"
        >
          <Text
            as="span"
            display="block"
            fontFamily="heading"
            fontWeight="bold"
            fontSize="4xl"
            lineHeight="1"
          >
            {value}
          </Text>{' '}
          <Text as="span" fontSize="sm">
            {unit}
          </Text>
        </Box>
      ))}
    </Flex>
  </>
)
