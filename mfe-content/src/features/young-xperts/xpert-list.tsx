import { contentTypeIds, type ContentCard } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, pictureProps } from '@brightyard/runtime'
import { Box, chakra, Chip, Flex, Heading, Link as StyledLink, Picture, Text } from '@brightyard/ui'
import type { DirectoryFilter } from '../../directory/directory-address.ts'
import { DirectoryPage, useDirectory } from '../../directory/directory-page.tsx'
import { directoryQuery } from '../../directory/directory.queries.ts'
import { ToldStories } from './told-stories.tsx'

const intro = 'Children who could not stop thinking about something, and did it.'

export const xpertsQuery = (filter: DirectoryFilter) =>
  directoryQuery({ type: contentTypeIds.CaseStudy, perPage: 12 }, filter)

/** The stories of achieving children: a wall of them, by text and by subject. */
export function XpertList() {
  const directory = useDirectory(contentPaths.youngXperts.to(), xpertsQuery)
  const { filter, entries } = directory
  return (
    <DirectoryPage
      directory={directory}
      band={{
        area: 'talent',
        strength: 'muted',
        edge: 'torn',
        pb: { base: '14', md: '20' },
      }}
      title={filter.tag ? `Young Xperts: ${filter.tag}` : 'Young Xperts'}
      description={`Young Xperts at Brightyard. ${intro}`}
      image={entries.data?.data[0]?.picture?.src}
      intro={intro}
      search={{ what: 'Young Xperts', label: 'Search the stories' }}
      tags={{ label: 'Subjects', all: 'All subjects' }}
      found={{ one: 'story', many: 'stories' }}
      what="the stories"
      pages="Pages of stories"
      empty={{
        title: 'No story matches',
        all: 'All Young Xperts',
        hint: 'Try another word, or one of the subjects above.',
      }}
      after={isWhole(filter) ? <ToldStories /> : null}
    >
      {(stories) => <Stories stories={stories} />}
    </DirectoryPage>
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
    gap={{ base: '4', sm: '7', md: '9' }}
    gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))"
    alignItems="start"
  >
    {stories.map(({ id, slug, title, summary, picture, tags, subtitle }, index) => (
      <chakra.li
        key={id}
        position="relative"
        bg="bg.panel"
        p="3"
        pb={{ base: '3', sm: '5' }}
        // On phones the picture stands beside the words, and a screen shows several stories.
        display={{ base: 'grid', sm: 'block' }}
        gridTemplateColumns={picture ? 'min(28vw, 6.5rem) minmax(0, 1fr)' : 'minmax(0, 1fr)'}
        columnGap="3"
        alignItems="start"
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
          <Box>
            <Picture
              {...pictureProps(picture)}
              alt=""
              priority={index < 2}
              css={{ width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 'sm' }}
            />
          </Box>
        ) : null}
        <Box px={{ base: '0', sm: '1.5' }} pt={{ base: '0', sm: '3.5' }} minW="0">
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
          <Flex mt={{ base: '2', sm: '3' }} gap="2" wrap="wrap" align="center">
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
