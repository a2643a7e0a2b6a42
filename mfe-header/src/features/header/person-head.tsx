import type { SessionUser } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Avatar, Box, chakra, Text } from '@brightyard/ui'
import { ChevronRightIcon } from '@brightyard/ui/icons'
import { isSchoolAccount } from '../../navigation/visibility.ts'
import { linkRow } from './menu-styles.ts'

const Head = chakra(Link, { base: { ...linkRow, py: '2', mb: '2' } })

/** What is the person's own: a school's account is shared, and has a school in place of a profile. */
const ownPageOf = (user: SessionUser) =>
  isSchoolAccount(user)
    ? { label: 'My school', to: accountPaths.dashboard.to() }
    : { label: 'My profile', to: accountPaths.profile.to() }

/** Who is signed in, as the way to their profile; a student is led on to the student's. */
export const PersonHead = ({ user }: { user: SessionUser }) => (
  <Head to={ownPageOf(user).to}>
    <Avatar name={user.name} src={user.avatar} decorative />
    <Box minW="0" flex="1">
      <Text fontFamily="heading" fontWeight="bold" fontSize="lg" lineHeight="1.2" truncate>
        {user.name}
      </Text>
      <Text fontSize="sm" color="fg.muted" fontWeight="normal" truncate>
        {user.email ?? user.mobile}
      </Text>
      <Text fontSize="sm" fontWeight="semibold" color="brand.fg">
        {ownPageOf(user).label}
      </Text>
    </Box>
    <ChevronRightIcon size={20} aria-hidden />
  </Head>
)
