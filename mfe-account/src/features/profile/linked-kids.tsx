import { accountPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import {
  Avatar,
  Box,
  EmptyState,
  ErrorState,
  Flex,
  Link as StyledLink,
  SkeletonLines,
} from '@brightyard/ui'
import { kidsQuery } from '../../signed-in/kids.queries.ts'

/** The kids that this person looks after, each leading to its profile. */
export function LinkedKids() {
  const { data, isPending, isFetching, refetch } = useQuery(kidsQuery)
  if (isPending) return <SkeletonLines lines={4} label="Loading your kids" />
  if (!data) {
    return (
      <ErrorState
        title="We could not load your kids"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (data.data.length === 0) {
    return (
      <EmptyState title="No Kids Found">Kids appear here once they have a subscription.</EmptyState>
    )
  }
  return (
    <Box as="ul" listStyleType="none" mx="-3">
      {data.data.map(({ student_id, name, avatar }) => (
        <Box
          as="li"
          key={student_id}
          position="relative"
          borderRadius="lg"
          _hover={{ bg: 'bg.subtle' }}
        >
          <Flex align="center" gap="4" px="3" py="2.5">
            <Avatar name={name} src={avatar} decorative />
            <StyledLink
              asChild
              variant="quiet"
              fontWeight="semibold"
              _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' }}
            >
              <Link to={accountPaths.studentProfile.to({}, { Id: student_id })}>{name}</Link>
            </StyledLink>
          </Flex>
        </Box>
      ))}
    </Box>
  )
}
