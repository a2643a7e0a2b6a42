import type { PanellistProfile } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { DateTime, formatNumber, Link } from '@brightyard/runtime'
import { Box, chakra, Flex, Heading, Link as StyledLink, Text } from '@brightyard/ui'
import { Thumbnail } from '../../pictures/thumbnail.tsx'

const roles: Readonly<Record<PanellistProfile['sessions'][number]['role'], string>> = {
  chair: 'Chair of the jury',
  judge: 'Judge',
  mentor: 'Mentor',
}

/** What a panellist has judged, the latest first. */
export const JudgedSessions = ({ sessions }: Pick<PanellistProfile, 'sessions'>) => (
  <chakra.ul listStyleType="none" aria-label="Sessions judged">
    {sessions.map(({ id, campaign, held_at, role, entries_judged, remark }) => (
      <Flex
        as="li"
        key={id}
        wrap="wrap"
        gap={{ base: '4', md: '6' }}
        py="5"
        borderTop="1px solid"
        borderColor="border"
      >
        <Thumbnail picture={campaign.picture} width="4.5rem" borderRadius="lg" />
        <Box minW="0" flex="1 1 9rem">
          <Flex wrap="wrap" columnGap="4" justify="space-between" align="baseline">
            <Heading as="h3" size="xs">
              <StyledLink asChild>
                <Link to={talentboxPaths.home.to({}, { campaign: campaign.slug })}>
                  {campaign.title}
                </Link>
              </StyledLink>
            </Heading>
            <Text fontSize="sm" color="fg.muted">
              <DateTime iso={held_at} zone="home" />
            </Text>
          </Flex>
          <Text>
            {roles[role]}, {formatNumber(entries_judged)}{' '}
            {entries_judged === 1 ? 'entry' : 'entries'} in {campaign.theme.toLowerCase()}
          </Text>
          {remark ? (
            <Text as="blockquote" mt="1.5" fontFamily="heading" fontSize="lg">
              “{remark}”
            </Text>
          ) : null}
        </Box>
      </Flex>
    ))}
  </chakra.ul>
)
