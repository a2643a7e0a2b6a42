import { listReferrals } from '@brightyard/contract/calls'
import type { Invitation } from '@brightyard/contract/calls'
import { DateTime, useQuery } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { Box, Chip, Flex, Text } from '@brightyard/ui'

const referralsQuery = queryOf(listReferrals, {})

const states: Record<
  Invitation['state'],
  { label: string; palette: 'neutral' | 'brand' | 'learn' }
> = {
  sent: { label: 'Sent', palette: 'neutral' },
  joined: { label: 'Joined', palette: 'brand' },
  rewarded: { label: 'Rewarded', palette: 'learn' },
}

/** What became of each invitation. Nothing where there is none, or where it cannot be said right now. */
export function Invitations() {
  const { data } = useQuery(referralsQuery)
  if (!data || (data.data.length === 0 && data.points === 0)) return null
  return (
    <Box mt="5">
      {data.points > 0 && (
        <Text fontWeight="semibold" mb="3">
          {data.points} points for friends who joined.
        </Text>
      )}
      <Box as="ul" listStyleType="none" display="grid" gap="3" aria-label="Your invitations">
        {data.data.map(({ id, contact, state, invited_at }) => (
          <Flex as="li" key={id} align="center" justify="space-between" gap="3">
            <Box minW="0">
              <Text overflowWrap="anywhere">{contact}</Text>
              <Text color="fg.muted" fontSize="sm">
                <DateTime iso={invited_at} />
              </Text>
            </Box>
            <Chip colorPalette={states[state].palette}>{states[state].label}</Chip>
          </Flex>
        ))}
      </Box>
    </Box>
  )
}
