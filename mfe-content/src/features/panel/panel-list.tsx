import { type ContentCard, contentTypeIds } from '@brightyard/contract/entities'
import { contentPaths, talentboxPaths } from '@brightyard/contract/paths'
import { Link, PageHead, pictureProps, useLocation, useQuery } from '@brightyard/runtime'
import {
  AreaBand,
  Box,
  chakra,
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
import {
  directoryAddress,
  type DirectoryFilter,
  directoryFilterOf,
} from '../../directory/directory-address.ts'
import { directoryQuery } from '../../directory/directory.queries.ts'
import { Loaded } from '../../entries/loaded.tsx'

const intro = 'Every entry is seen by two of them, and every child gets an answer.'
const path = contentPaths.panellists.to()

export const panelQuery = (filter: DirectoryFilter) =>
  directoryQuery({ type: contentTypeIds.PanelList, perPage: 24 }, filter)

/** The panel: faces around a table. */
export function PanelList() {
  const { search } = useLocation()
  const filter = directoryFilterOf(new URLSearchParams(search))
  const panel = useQuery(panelQuery(filter))
  const addressOf = (change: Partial<DirectoryFilter>) => directoryAddress(path, filter, change)
  const title = filter.tag ? `Panellists: ${filter.tag}` : 'Panellists'
  return (
    <Box colorPalette="talent">
      <PageHead
        title={title}
        description={`The panel of Brightyard. ${intro}`}
        canonical={addressOf({ search: '', place: '', page: filter.page })}
      />
      <AreaBand area="talent" edge="wave" pb={{ base: '14', md: '20' }}>
        <Container>
          <PageHeading
            intro={intro}
            actions={
              <LinkButton asChild variant="outline">
                <Link to={talentboxPaths.home.to()}>See what they judge now</Link>
              </LinkButton>
            }
          >
            {title}
          </PageHeading>
          <ChoiceChips
            label="Fields"
            current={filter.tag}
            choices={[
              { value: '', label: 'All fields' },
              ...(panel.data?.tags ?? []).map((tag) => ({ value: tag, label: tag })),
            ]}
            addressOf={(tag) => addressOf({ tag })}
          />
        </Container>
      </AreaBand>
      <Container pt={{ base: '6', md: '8' }} pb={{ base: '12', md: '20' }}>
        <Box aria-busy={panel.isPlaceholderData}>
          <Loaded query={panel} what="the panellists">
            {({ data, meta }) =>
              data.length > 0 ? (
                <>
                  <Faces people={data} />
                  <Pagination
                    label="Pages of panellists"
                    page={filter.page}
                    pages={meta.last_page}
                    link={(page, content) => <Link to={addressOf({ page })}>{content}</Link>}
                  />
                </>
              ) : (
                <EmptyState
                  title="Nobody of this field yet"
                  action={
                    <LinkButton asChild>
                      <Link to={path}>All panellists</Link>
                    </LinkButton>
                  }
                />
              )
            }
          </Loaded>
        </Box>
      </Container>
    </Box>
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
