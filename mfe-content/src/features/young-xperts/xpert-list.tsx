import { contentTypeIds, type ContentCard } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import {
  Link,
  PageHead,
  pictureProps,
  useLocation,
  useNavigate,
  useQuery,
} from '@brightyard/runtime'
import {
  AreaBand,
  Box,
  chakra,
  Chip,
  Container,
  EmptyState,
  Flex,
  Heading,
  Link as StyledLink,
  LinkButton,
  PageHeading,
  Pagination,
  Picture,
  Text,
} from '@brightyard/ui'
import { ChoiceChips } from '../../directory/choice-chips.tsx'
import { DirectorySearch } from '../../directory/directory-search.tsx'
import {
  directoryAddress,
  type DirectoryFilter,
  directoryFilterOf,
} from '../../directory/directory-address.ts'
import { directoryQuery } from '../../directory/directory.queries.ts'
import { FoundCount } from '../../directory/found-count.tsx'
import { Loaded } from '../../entries/loaded.tsx'
import { ToldStories } from './told-stories.tsx'

const intro = 'Children who could not stop thinking about something, and did it.'
const path = contentPaths.youngXperts.to()

export const xpertsQuery = (filter: DirectoryFilter) =>
  directoryQuery({ type: contentTypeIds.CaseStudy, perPage: 12 }, filter)

/** The stories of achieving children: a wall of them, by text and by subject. */
export function XpertList() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const filter = directoryFilterOf(new URLSearchParams(search))
  const xperts = useQuery(xpertsQuery(filter))
  const addressOf = (change: Partial<DirectoryFilter>) => directoryAddress(path, filter, change)
  const title = filter.tag ? `Young Xperts: ${filter.tag}` : 'Young Xperts'
  return (
    <Box colorPalette="talent">
      <PageHead
        title={filter.page > 1 ? `${title}, page ${filter.page}` : title}
        description={`Young Xperts at Brightyard. ${intro}`}
        image={xperts.data?.data[0]?.picture?.src}
        canonical={directoryAddress(
          path,
          { ...filter, search: '', place: '' },
          { page: filter.page },
        )}
      />
      <AreaBand area="talent" strength="muted" edge="torn" pb={{ base: '14', md: '20' }}>
        <Container>
          <PageHeading intro={intro}>{title}</PageHeading>
          <DirectorySearch
            path={path}
            what="Young Xperts"
            label="Search the stories"
            shown={filter.search}
            onSearch={(text) => void navigate(addressOf({ search: text }))}
          />
          <Box mt="4">
            <ChoiceChips
              label="Subjects"
              current={filter.tag}
              choices={[
                { value: '', label: 'All subjects' },
                ...(xperts.data?.tags ?? []).map((tag) => ({ value: tag, label: tag })),
              ]}
              addressOf={(tag) => addressOf({ tag })}
            />
          </Box>
        </Container>
      </AreaBand>
      <Container pt={{ base: '4', md: '6' }} pb={{ base: '10', md: '16' }}>
        <FoundCount total={xperts.data?.meta.total} one="story" many="stories" />
        <Box mt="5" aria-busy={xperts.isPlaceholderData}>
          <Loaded query={xperts} what="the stories">
            {({ data, meta }) =>
              data.length > 0 ? (
                <>
                  <Stories stories={data} />
                  <Pagination
                    label="Pages of stories"
                    page={filter.page}
                    pages={meta.last_page}
                    link={(page, content) => <Link to={addressOf({ page })}>{content}</Link>}
                  />
                </>
              ) : (
                <EmptyState
                  title="No story matches"
                  action={
                    <LinkButton asChild>
                      <Link to={path}>All Young Xperts</Link>
                    </LinkButton>
                  }
                >
                  Try another word, or one of the subjects above.
                </EmptyState>
              )
            }
          </Loaded>
        </Box>
      </Container>
      {isWhole(filter) ? <ToldStories /> : null}
    </Box>
  )
}

/** The first page of everything. */
export const isWhole = ({ search, tag, page }: DirectoryFilter) => !search && !tag && page === 1

const tilts = ['-1.1deg', '0.7deg', '-0.5deg', '1.2deg']

/** Like prints on a wall: each a little askew, straight under the pointer. */
const Stories = ({ stories }: { stories: readonly ContentCard[] }) => (
  <chakra.ul
    aria-label="Young Xperts"
    listStyleType="none"
    display="grid"
    gap={{ base: '7', md: '9' }}
    gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))"
    alignItems="start"
  >
    {stories.map(({ id, slug, title, summary, picture, tags, subtitle }, index) => (
      <chakra.li
        key={id}
        position="relative"
        bg="bg.panel"
        p="3"
        pb="5"
        boxShadow="md"
        borderRadius="md"
        css={{
          transform: `rotate(${tilts[index % tilts.length]})`,
          transition: 'transform 200ms',
          '&:hover, &:focus-within': { transform: 'none' },
          '@media (prefers-reduced-motion: reduce)': { transform: 'none', transition: 'none' },
        }}
      >
        {picture ? (
          <Picture
            {...pictureProps(picture)}
            alt=""
            priority={index < 2}
            css={{ width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 'sm' }}
          />
        ) : null}
        <Box px="1.5" pt="3.5">
          <Heading as="h2" size="sm">
            <StyledLink
              asChild
              variant="quiet"
              _after={{ content: '""', position: 'absolute', inset: '0' }}
            >
              <Link to={contentPaths.youngXperts.to({ slug })}>{title}</Link>
            </StyledLink>
          </Heading>
          <Text mt="1.5">{summary}</Text>
          <Flex mt="3" gap="2" wrap="wrap" align="center">
            {tags.map((tag) => (
              <Chip key={tag}>{tag}</Chip>
            ))}
            <Text as="span" fontSize="sm" color="fg.muted">
              {subtitle}
            </Text>
          </Flex>
        </Box>
      </chakra.li>
    ))}
  </chakra.ul>
)
