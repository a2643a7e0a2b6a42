import type { KidCard } from '@brightyard/contract/entities'
import { kidSelected } from '@brightyard/contract/channels'
import { accountPaths } from '@brightyard/contract/paths'
import { Link, showToast, useChannel, useUser } from '@brightyard/runtime'
import {
  Avatar,
  Box,
  Button,
  Card,
  Chip,
  Flex,
  Heading,
  Link as StyledLink,
  LinkButton,
  SimpleGrid,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@brightyard/ui'
import { chooseKid } from '../../signed-in/chosen-kid.ts'

const columns = { base: 1, md: 2, xl: 3 }

/** A guardian's kids as cards. */
export function KidCards({ kids }: { kids: readonly KidCard[] }) {
  const user = useUser()
  const current = useChannel(kidSelected)?.kid?.user_id
  function choose({ user_id, name, avatar }: KidCard) {
    if (user) chooseKid(user.id, { user_id, name, avatar })
    showToast({ kind: 'success', title: `${name} is now the current kid.` })
  }
  return (
    <SimpleGrid as="ul" columns={columns} gap="5" listStyleType="none">
      {kids.map((kid) => (
        <Card as="li" key={kid.student_id} p="5" display="flex" flexDirection="column" gap="4">
          <Flex gap="4" align="center">
            <Avatar name={kid.name} src={kid.avatar} size="lg" decorative />
            <Box minW="0">
              <Heading as="h2" size="sm">
                <StyledLink asChild variant="quiet">
                  <Link to={accountPaths.studentProfile.to({}, { Id: kid.student_id })}>
                    {kid.name}
                  </Link>
                </StyledLink>
              </Heading>
              <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                {[kid.login_id, kid.class_name && `Class ${kid.class_name}`]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
              {kid.is_subscribed && (
                <Chip colorPalette="learn" mt="1">
                  Subscribed
                </Chip>
              )}
            </Box>
          </Flex>
          <Text fontSize="sm" flex="1">
            {kid.rooms.length > 0
              ? `In ${kid.rooms.map(({ name }) => name).join(', ')}`
              : 'Not in a room yet'}
          </Text>
          <Flex gap="2" wrap="wrap">
            {kid.user_id === current ? (
              <Chip tone="solid">Current kid</Chip>
            ) : (
              <Button
                size="sm"
                variant="soft"
                aria-label={`Choose ${kid.name}`}
                onClick={() => choose(kid)}
              >
                Choose
              </Button>
            )}
            <LinkButton asChild size="sm" variant="outline">
              <Link
                to={accountPaths.kidRooms.to({}, { Id: kid.student_id })}
                aria-label={`Rooms of ${kid.name}`}
              >
                Rooms
              </Link>
            </LinkButton>
            <LinkButton asChild size="sm" variant="outline">
              <Link
                to={accountPaths.studentProfile.to({}, { Id: kid.student_id, edit: true })}
                aria-label={`Edit ${kid.name}`}
              >
                Edit
              </Link>
            </LinkButton>
          </Flex>
        </Card>
      ))}
    </SimpleGrid>
  )
}

/** As high as the cards that are being loaded. */
export const KidCardsSkeleton = () => (
  <Box role="status" minH="60vh">
    <VisuallyHidden>Loading your kids</VisuallyHidden>
    <SimpleGrid columns={columns} gap="5" aria-hidden>
      {[0, 1].map((card) => (
        <Skeleton key={card} height="13rem" borderRadius="xl" />
      ))}
    </SimpleGrid>
  </Box>
)
