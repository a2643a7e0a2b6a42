import { contentTypeIds } from '@brightyard/contract/entities'
import { accountPaths, contentPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useLocation, useNavigate, useQuery } from '@brightyard/runtime'
import {
  AreaBand,
  Box,
  Card,
  Container,
  EmptyState,
  Flex,
  Heading,
  LinkButton,
  PageHeading,
  Pagination,
  Text,
} from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
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
import { PartnerRows } from './partner-rows.tsx'

const intro = 'Academies, studios and schools that teach with us. Find one near you.'
const path = contentPaths.partners.to()

export const partnersQuery = (filter: DirectoryFilter) =>
  directoryQuery({ type: contentTypeIds.Partners, perPage: 12 }, filter)

/** The directory of partners, by text, city and what they teach. */
export function PartnerList() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const filter = directoryFilterOf(new URLSearchParams(search))
  const partners = useQuery(partnersQuery(filter))
  const addressOf = (change: Partial<DirectoryFilter>) => directoryAddress(path, filter, change)
  const title = filter.place ? `Partners in ${filter.place}` : 'Partners'
  const cities = partners.data?.places ?? (filter.place ? [filter.place] : [])
  return (
    <Box colorPalette="shop">
      <PageHead
        title={filter.page > 1 ? `${title}, page ${filter.page}` : title}
        description={`${title} of Brightyard. ${intro}`}
        canonical={addressOf({ search: '', page: filter.page })}
      />
      <AreaBand area="shop" edge="none" pb={{ base: '6', md: '8' }}>
        <Container>
          <PageHeading
            intro={intro}
            actions={
              <LinkButton asChild variant="outline">
                <Link to={accountPaths.partnerRegister.to()}>Become a partner</Link>
              </LinkButton>
            }
          >
            {title}
          </PageHeading>
          <DirectorySearch
            path={path}
            what="Partners"
            label="Search partners"
            shown={filter.search}
            onSearch={(text) => void navigate(addressOf({ search: text }))}
          >
            <Box flex="0 1 14rem" minW="11rem">
              <Field label="City">
                <Select
                  name="place"
                  value={filter.place}
                  options={[
                    { value: '', label: 'All cities' },
                    ...cities.map((city) => ({ value: city, label: city })),
                  ]}
                  onChange={({ target }) =>
                    void navigate(addressOf({ place: target.value }), { preventScrollReset: true })
                  }
                />
              </Field>
            </Box>
          </DirectorySearch>
          <Box mt="4">
            <ChoiceChips
              label="What they teach"
              current={filter.tag}
              choices={[
                { value: '', label: 'Everything' },
                ...(partners.data?.tags ?? []).map((tag) => ({ value: tag, label: tag })),
              ]}
              addressOf={(tag) => addressOf({ tag })}
            />
          </Box>
        </Container>
      </AreaBand>
      <Container pt={{ base: '5', md: '7' }} pb={{ base: '10', md: '16' }}>
        <FoundCount total={partners.data?.meta.total} one="partner" many="partners" />
        <Box mt="4" aria-busy={partners.isPlaceholderData}>
          <Loaded query={partners} what="the partners">
            {({ data, meta }) =>
              data.length > 0 ? (
                <>
                  <PartnerRows partners={data} />
                  <Pagination
                    label="Pages of partners"
                    page={filter.page}
                    pages={meta.last_page}
                    link={(page, content) => <Link to={addressOf({ page })}>{content}</Link>}
                  />
                </>
              ) : (
                <EmptyState
                  title="No partner matches"
                  action={
                    <LinkButton asChild>
                      <Link to={path}>All partners</Link>
                    </LinkButton>
                  }
                >
                  Try another city or another word.
                </EmptyState>
              )
            }
          </Loaded>
        </Box>
        <Invitation />
      </Container>
    </Box>
  )
}

const Invitation = () => (
  <Card variant="tinted" mt="12" p={{ base: '6', md: '9' }}>
    <Flex gap="6" wrap="wrap" align="center" justify="space-between">
      <Box flex="1 1 20rem">
        <Heading as="h2" size="md">
          Do you teach something?
        </Heading>
        <Text mt="1">
          Register your academy, studio or school. We visit a class, and your page opens within a
          week.
        </Text>
      </Box>
      <Flex gap="3" wrap="wrap">
        <LinkButton asChild>
          <Link to={accountPaths.partnerRegister.to()}>Register as a partner</Link>
        </LinkButton>
        <LinkButton asChild variant="outline">
          <Link to={contentPaths.partnerApp.to()}>The partner app</Link>
        </LinkButton>
      </Flex>
    </Flex>
  </Card>
)
