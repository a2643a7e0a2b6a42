import { roleIds, type SessionUser } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Flex, LinkButton, Text } from '@brightyard/ui'
import { isKid } from '../../signed-in/is-kid.ts'

const schoolRoles: readonly number[] = [roleIds.student, roleIds.schoolRepresentative]

/** A story is sent by the guardian, who agrees to it: everybody else is told who can. */
function wordsFor(user: SessionUser) {
  if (user.role_id === roleIds.guardian)
    return {
      who: 'Has your child made, found out or dared something?',
      tell: 'Tell it to everybody.',
      to: contentPaths.submitStory.to(),
      label: 'Tell a story',
    }
  if (isKid(user))
    return {
      who: 'Have you made, found out or dared something?',
      tell: 'Your parents can tell it to everybody.',
      to: contentPaths.youngXperts.to(),
      label: 'Read what others did',
    }
  const child = schoolRoles.includes(user.role_id) ? 'a pupil' : 'a child'
  return {
    who: `Has ${child} made, found out or dared something?`,
    tell: 'Their family can tell it to everybody.',
    to: contentPaths.submitStory.to(),
    label: 'See how',
  }
}

/** The way to a story that is told to everybody, in words for who reads them. */
export function StoryOffer({ user }: { user: SessionUser }) {
  const { who, tell, to, label } = wordsFor(user)
  return (
    <Flex
      as="aside"
      aria-label="Stories"
      mt="10"
      px={{ base: '5', md: '7' }}
      py="5"
      gap="4"
      wrap="wrap"
      align="center"
      borderRadius="xl"
      bg="talent.subtle"
      colorPalette="talent"
    >
      <Text flex="1 1 16rem">
        {who} <b>{tell}</b>
      </Text>
      <LinkButton asChild variant="soft">
        <Link to={to}>{label}</Link>
      </LinkButton>
    </Flex>
  )
}
