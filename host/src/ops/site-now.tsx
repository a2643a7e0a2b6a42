import type { CurrentDeployment } from '@brightyard/contract/release'
import { DateTime } from '@brightyard/runtime'
import { Chip, Flex, Section, Stack, Text } from '@brightyard/ui'
import { Versions } from './versions.tsx'

/** What visitors get now, and who decided it. */
export function SiteNow({ deployment, current, candidate }: CurrentDeployment) {
  const share = deployment.candidate
  return (
    <Section title={`Current: set ${current.number}`}>
      <Stack gap="4">
        <Flex gap="3" wrap="wrap" align="center">
          {share && (
            <Chip colorPalette="sun">
              Set {share.set} on {share.percent}%
            </Chip>
          )}
          {deployment.frozen && <Chip colorPalette="danger">Frozen</Chip>}
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
