import type { OwnEntry } from '@brightyard/contract/entities'
import { roleIds } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, useQuery, useUser } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { Avatar, Box, Flex, Link as StyledLink, Section, SimpleGrid, Text } from '@brightyard/ui'
import { remainingWords, standingWords } from './entry-status.ts'
import { chancesQuery, ownEntriesQuery } from './talent.queries.ts'

/** Of a signed-in family: how often each kid can still enter, and what is entered already. */
export function FamilySeats({ slug }: { slug: string }) {
  const user = useUser()
  const mayEnter = user?.role_id === roleIds.guardian || user?.role_id === roleIds.student
  return user && mayEnter ? <Seats userId={user.id} slug={slug} /> : null
}

function Seats({ userId, slug }: { userId: number; slug: string }) {
  const chances = useQuery(chancesQuery(userId, slug))
  const entries = useInfiniteQuery(ownEntriesQuery(userId, slug))
  const own = entries.data?.pages.flatMap(({ data }) => data) ?? []
  const here = own.filter(({ status }) => status !== 'withdrawn')
  const kids = chances.data?.kids ?? []
  if (kids.length === 0) return null
  return (
    <Section title="Your family" headingSize="md">
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, xl: 3 }} gap="4">
        {kids.map(({ student_id, name, remaining, problem }) => (
          <Flex
            as="li"
            key={student_id}
            gap="3.5"
            p="4"
            borderRadius="lg"
            bg="bg.panel"
            boxShadow="sm"
            align="flex-start"
          >
            <Avatar name={name} decorative />
            <Box minW="0">
              <Text fontWeight="bold">{name}</Text>
              <Text color="fg.muted">{problem ? problem.message : remainingWords(remaining)}</Text>
              {here
                .filter((entry) => entry.student_id === student_id)
                .map((entry) => (
                  <EntryLine key={entry.id} entry={entry} />
                ))}
            </Box>
          </Flex>
        ))}
      </SimpleGrid>
    </Section>
  )
}

const EntryLine = ({ entry }: { entry: OwnEntry }) => (
  <Text mt="1">
    <StyledLink asChild>
      <Link to={talentboxPaths.submission.to({}, { entry: entry.id })}>
        {entry.title || 'Without a title'}
      </Link>
    </StyledLink>
    : {standingWords(entry).toLowerCase()}
  </Text>
)
