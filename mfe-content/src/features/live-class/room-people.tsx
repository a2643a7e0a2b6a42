import type { LiveMember } from '@brightyard/contract/entities'
import { Avatar, Box, Button, Flex, Section, Stack, Text } from '@brightyard/ui'
import { HandIcon } from '@brightyard/ui/icons'

interface Props {
  members: readonly LiveMember[]
  booked: number
  /** Hosts lower a hand once it was its turn. */
  onLower: ((id: number) => void) | undefined
}

/** Raised hands first, in the order in which they went up, then everybody else. */
export function RoomPeople({ members, booked, onLower }: Props) {
  const hands = members
    .filter(({ hand_raised_at }) => hand_raised_at !== null)
    .toSorted((a, b) => (a.hand_raised_at ?? '').localeCompare(b.hand_raised_at ?? ''))
  const others = members.filter(({ hand_raised_at }) => hand_raised_at === null)
  const kids = members.filter(({ is_host }) => !is_host).length
  return (
    <Section
      title="Who is here"
      headingSize="md"
      intro={`${kids} of ${booked} ${booked === 1 ? 'kid' : 'kids'}`}
    >
      <Stack as="ul" gap="3" listStyleType="none" maxH="28rem" overflowY="auto">
        {[...hands, ...others].map((member) => (
          <Flex as="li" key={member.id} align="center" gap="3" minH="11">
            <Avatar name={member.name} size="sm" decorative />
            <Box flex="1" minW="0">
              <Text fontWeight="semibold" truncate>
                {member.name}
                {member.is_me ? ' (you)' : ''}
              </Text>
              {member.is_host ? (
                <Text fontSize="sm" color="fg.muted">
                  Teacher
                </Text>
              ) : null}
            </Box>
            {member.hand_raised_at === null ? null : onLower ? (
              <Button
                size="sm"
                variant="soft"
                minH="11"
                startIcon={<HandIcon aria-hidden />}
                aria-label={`Lower ${member.name}’s hand`}
                onClick={() => onLower(member.id)}
              >
                Lower
              </Button>
            ) : (
              <Box as="span" color="colorPalette.fg">
                <HandIcon aria-label="Hand is up" role="img" />
              </Box>
            )}
          </Flex>
        ))}
      </Stack>
    </Section>
  )
}
