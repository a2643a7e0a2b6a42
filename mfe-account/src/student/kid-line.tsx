import type { KidCard } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Avatar, Box, Chip, Flex, Link as StyledLink, Text } from '@brightyard/ui'

/** One kid in a list; the whole line leads to its profile. */
export const KidLine = ({ kid }: { kid: KidCard }) => (
  <Box as="li" position="relative" borderRadius="lg" _hover={{ bg: 'bg.subtle' }}>
    <Flex align="center" gap="4" px="3" py="2.5">
      <Avatar name={kid.name} src={kid.avatar} decorative />
      <Box minW="0" flex="1">
        <StyledLink
          asChild
          variant="quiet"
          fontWeight="semibold"
          _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' }}
        >
          <Link to={accountPaths.studentProfile.to({}, { Id: kid.student_id })}>{kid.name}</Link>
        </StyledLink>
        <Text color="fg.muted" fontSize="sm" truncate>
          {kid.rooms.map(({ name }) => name).join(', ') || 'No room yet'}
        </Text>
      </Box>
      {kid.is_subscribed && <Chip colorPalette="learn">Subscribed</Chip>}
    </Flex>
  </Box>
)
