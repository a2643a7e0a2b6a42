import type { CurrentDeployment } from '@brightyard/contract/release'
import { DateTime } from '@brightyard/runtime'
import { Chip, Flex, Notice, Section, Stack, Text } from '@brightyard/ui'
import { Versions } from './versions.tsx'

/** What visitors get now, and who decided it. */
export function SiteNow({ deployment, current, candidate }: CurrentDeployment) {
  const { candidate: share, frozen } = deployment
  return (
    <Section title={`Current: set ${current.number}`}>
      <Stack gap="4">
        {frozen && (
          <Notice tone="warning" title={`Frozen: ${frozen.message}`}>
            By {frozen.actor} since <DateTime iso={frozen.since} show="moment" />. Nothing is
            deployed until the freeze ends.
          </Notice>
        )}
        <Flex gap="3" wrap="wrap" align="center">
          {share && (
            <Chip colorPalette="sun">
              Set {share.set} on {share.percent}%
            </Chip>
          )}
          <Text>
            {deployment.actor}: {deployment.reason}, <DateTime iso={deployment.at} show="moment" />
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
