import type { SitePosition } from '@brightyard/contract/release'
import { DateTime } from '@brightyard/runtime'
import { Chip, Flex, Section, Stack, Text } from '@brightyard/ui'
import { Versions } from './versions.tsx'

/** What visitors get at this moment, and who decided so. */
export function SiteNow({ position, current, candidate }: SitePosition) {
  const share = position.candidate
  return (
    <Section title={`Current: set ${current.number}`}>
      <Stack gap="4">
        <Flex gap="3" wrap="wrap" align="center">
          {share && (
            <Chip colorPalette="sun">
              Set {share.set} on {share.percent} %
            </Chip>
          )}
          {position.frozen && <Chip colorPalette="danger">Frozen</Chip>}
          <Text>
            {position.actor}: {position.reason}, <DateTime iso={position.at} show="moment" />
          </Text>
        </Flex>
        <Versions
          set={current}
          candidate={candidate}
          caption={`Releases of set ${current.number}`}
        />
      </Stack>
    </Section>
  )
}
