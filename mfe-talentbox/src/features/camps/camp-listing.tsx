import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useQuery, useSearchParams } from '@brightyard/runtime'
import {
  Container,
  EmptyState,
  Flex,
  Heading,
  LinkButton,
  Pagination,
  SimpleGrid,
} from '@brightyard/ui'
import { CampCrumbs } from '../../camps/camp-crumbs.tsx'
import { CampBand } from '../../camps/camp-scene.tsx'
import { campTypesQuery } from '../../camps/camp.queries.ts'
import { Loaded } from '../../camps/loaded.tsx'
import { type CampSearch, campsAddress, isFiltered, readCampSearch } from './camp-address.ts'
import { CampCard } from './camp-card.tsx'
import { CampFilters } from './camp-filters.tsx'
import { findGroup } from './camp-groups.ts'
import { campsQuery } from './camps.queries.ts'

const foundText = (total: number) =>
  total === 0 ? 'No camp fits' : total === 1 ? 'One camp fits' : `${total} camps fit`

/** Camps by type, age, city and date. */
export function CampListing() {
  const [query] = useSearchParams()
  const search = readCampSearch(query)
  const types = useQuery(campTypesQuery)
  const camps = useQuery(campsQuery(search))
  const within = search.group ?? search.type
  const group = within === null ? undefined : types.data && findGroup(types.data, within)
  const title = group?.title ?? (search.past ? 'Camps that are over' : 'Find a camp')
  return (
    <>
      <PageHead
        title={group ? `${group.title}: camps` : title}
        description="Camps for children by type, age, city and date, with free places and prices."
        canonical={campsAddress({ type: search.type, group: search.group, page: search.page })}
        hidden={isFiltered(search)}
      />
      <CampBand low title={title} before={<CampCrumbs crumbs={group?.crumbs ?? []} />} />
      <Container pb={{ base: '12', md: '16' }}>
        <CampFilters search={search} types={types.data ?? []} />
        <Loaded query={camps} what="the camps">
          {({ data, meta }) => (
            <>
              <Flex mt="8" mb="5" wrap="wrap" gap="3" justify="space-between" align="baseline">
                <Heading as="h2" size="md" role="status">
                  {foundText(meta.total)}
                </Heading>
                <LinkButton asChild variant="plain">
                  <Link to={campsAddress({ ...search, past: !search.past, page: 1 })}>
                    {search.past ? 'Camps to come' : 'Camps that are over'}
                  </Link>
                </LinkButton>
              </Flex>
              {data.length === 0 ? (
                <NoCamp search={search} />
              ) : (
                <SimpleGrid
                  as="ul"
                  listStyleType="none"
                  columns={{ base: 1, lg: 2 }}
                  gap={{ base: '5', md: '6' }}
                  opacity={camps.isPlaceholderData ? 0.5 : 1}
                >
                  {data.map((camp, index) => (
                    <CampCard key={camp.id} camp={camp} isFirst={index < 2} />
                  ))}
                </SimpleGrid>
              )}
              <Pagination
                label="Pages of camps"
                page={meta.current_page}
                pages={meta.last_page}
                link={(page, content) => (
                  <Link to={campsAddress({ ...search, page })}>{content}</Link>
                )}
              />
            </>
          )}
        </Loaded>
      </Container>
    </>
  )
}

/** Nothing found: the way on is wider, or elsewhere. */
const NoCamp = ({ search }: { search: CampSearch }) => (
  <EmptyState
    title="No tent stands here"
    action={
      <>
        {isFiltered(search) ? (
          <LinkButton asChild>
            <Link to={campsAddress({ type: search.type, group: search.group })}>
              Without age, city and date
            </Link>
          </LinkButton>
        ) : null}
        <LinkButton asChild variant="outline">
          <Link to={talentboxPaths.campTypes.to()}>Other types of camps</Link>
        </LinkButton>
      </>
    }
  >
    New weeks are added often. Try another date or city, or look at the camps that run at home,
    online.
  </EmptyState>
)
