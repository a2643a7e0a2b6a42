import { listContent } from '@brightyard/contract/calls'
import { type ContentCard, contentTypeIds } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, loadSubject, type PageContext, useQuery } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import {
  Box,
  Button,
  chakra,
  Flex,
  Heading,
  LinkButton,
  Notice,
  Skeleton,
  Text,
} from '@brightyard/ui'
import { CmsView } from '../../cms/cms-view.tsx'
import { cmsQuery } from '../../cms/cms.queries.ts'
import { SectionFrame } from '../../cms/section-frame.tsx'
import { Thumbnail } from '../../pictures/thumbnail.tsx'

const slug = 'about-us'

const teamQuery = queryOf(
  listContent,
  { type: contentTypeIds.People, maxRows: 24 },
  { staleTime: 10 * 60_000 },
)

export const loader = ({ queryClient }: PageContext) =>
  Promise.all([
    loadSubject(queryClient.ensureQueryData(cmsQuery(slug))),
    queryClient.prefetchQuery(teamQuery),
  ])

export const Component = () => (
  <CmsView slug={slug}>
    <Team />
  </CmsView>
)

/** The team, and links to find out more. */
function Team() {
  const team = useQuery(teamQuery)
  return (
    <SectionFrame title="Our team" lead="The people you write to, and who write back.">
      {team.data ? (
        <People people={team.data.data} />
      ) : team.isError ? (
        <Notice
          tone="warning"
          title="We could not load the team"
          action={
            <Button size="sm" variant="outline" onClick={() => void team.refetch()}>
              Try again
            </Button>
          }
        />
      ) : (
        <Skeleton height="20rem" borderRadius="xl" />
      )}
      <Flex mt="8" gap="3" wrap="wrap">
        <LinkButton asChild variant="soft">
          <Link to={contentPaths.ourStory.to()}>Read our story</Link>
        </LinkButton>
        <LinkButton asChild variant="soft">
          <Link to={contentPaths.ourTeam.to()}>Meet the whole team</Link>
        </LinkButton>
        <LinkButton asChild variant="soft">
          <Link to={contentPaths.contactUs.to()}>Contact us</Link>
        </LinkButton>
      </Flex>
    </SectionFrame>
  )
}

type PeopleProps = { people: readonly ContentCard[] }

const People = ({ people }: PeopleProps) =>
  people.length === 0 ? (
    <Text>We will introduce the team here soon.</Text>
  ) : (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
      gap={{ base: '5', md: '7' }}
    >
      {people.map(({ id, title, subtitle, summary, picture }) => (
        <Flex as="li" key={id} gap="4">
          <Thumbnail picture={picture} width="5rem" borderRadius="lg" />
          <Box minW="0">
            <Heading as="h3" size="xs">
              {title}
            </Heading>
            <Text fontSize="sm" color="colorPalette.fg" fontWeight="semibold">
              {subtitle}
            </Text>
            <Text fontSize="sm" mt="1">
              {summary}
            </Text>
          </Box>
        </Flex>
      ))}
    </chakra.ul>
  )
