import { type ContentCard, contentTypeIds } from '@brightyard/contract/entities'
import { contentPaths, talentboxPaths } from '@brightyard/contract/paths'
import { Link, pictureProps } from '@brightyard/runtime'
import {
  Box,
  chakra,
  Flex,
  Heading,
  Link as StyledLink,
  LinkButton,
  Picture,
  Text,
} from '@brightyard/ui'
import type { DirectoryFilter } from '../../directory/directory-address.ts'
import { DirectoryPage, useDirectory } from '../../directory/directory-page.tsx'
import { directoryQuery } from '../../directory/directory.queries.ts'

const intro = 'Every entry is seen by two of them, and every child gets an answer.'

export const panelQuery = (filter: DirectoryFilter) =>
  directoryQuery({ type: contentTypeIds.PanelList, perPage: 24 }, filter)

/** The panel: faces around a table. */
export function PanelList() {
  const directory = useDirectory(contentPaths.panellists.to(), panelQuery)
  const { tag } = directory.filter
  return (
    <DirectoryPage
      directory={directory}
      band={{ area: 'talent', edge: 'wave', pb: { base: '14', md: '20' } }}
      title={tag ? `Panellists: ${tag}` : 'Panellists'}
      description={`The panel of Brightyard. ${intro}`}
      intro={intro}
      action={
        <LinkButton asChild variant="outline">
          <Link to={talentboxPaths.home.to()}>See what they judge now</Link>
        </LinkButton>
      }
      tags={{ label: 'Fields', all: 'All fields' }}
      what="the panellists"
      pages="Pages of panellists"
      empty={{ title: 'Nobody of this field yet', all: 'All panellists' }}
    >
      {(people) => <Faces people={people} />}
    </DirectoryPage>
  )
}

/** Faces in a ring of their own colour, the name below, as at a table. */
const Faces = ({ people }: { people: readonly ContentCard[] }) => (
  <chakra.ul
    aria-label="Panellists"
    listStyleType="none"
    display="grid"
    gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))"
    columnGap="6"
    rowGap={{ base: '9', md: '12' }}
    textAlign="center"
  >
    {people.map(({ id, slug, title, subtitle, summary, picture }, index) => (
      <Flex
        as="li"
        key={id}
        position="relative"
        direction="column"
        align="center"
        css={{
          '& img': { transition: 'transform 200ms' },
          '&:hover img': { transform: 'scale(1.05)' },
          '@media (prefers-reduced-motion: reduce)': { '&:hover img': { transform: 'none' } },
        }}
      >
        <Box
          boxSize="9.5rem"
          borderRadius="full"
          overflow="hidden"
          outline="4px solid"
          outlineOffset="4px"
          outlineColor={['talent.bright', 'sun.bright', 'brand.bright'][index % 3]}
        >
          <Picture
            {...pictureProps(picture)}
            alt=""
            priority={index < 3}
            css={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        </Box>
        <Heading as="h2" size="sm" mt="5">
          <StyledLink
            asChild
            variant="quiet"
            _after={{ content: '""', position: 'absolute', inset: '0' }}
          >
            <Link to={contentPaths.panellist.to({ slug })}>{title}</Link>
          </StyledLink>
        </Heading>
        <Text fontWeight="semibold" color="colorPalette.fg">
          {subtitle}
        </Text>
        <Text mt="1.5" fontSize="sm" maxW="15rem">
          {summary}
        </Text>
      </Flex>
    ))}
  </chakra.ul>
)
