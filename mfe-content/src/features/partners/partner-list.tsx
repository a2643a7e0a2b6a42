import { contentTypeIds } from '@brightyard/contract/entities'
import { accountPaths, contentPaths } from '@brightyard/contract/paths'
import { Link, useNavigate } from '@brightyard/runtime'
import { Box, Card, Container, Flex, Heading, LinkButton, Text } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import type { DirectoryFilter } from '../../directory/directory-address.ts'
import { DirectoryPage, useDirectory } from '../../directory/directory-page.tsx'
import { directoryQuery } from '../../directory/directory.queries.ts'
import { PartnerRows } from './partner-rows.tsx'

const intro = 'Academies, studios and schools that teach with us. Find one near you.'

export const partnersQuery = (filter: DirectoryFilter) =>
  directoryQuery({ type: contentTypeIds.Partners, perPage: 12 }, filter)

/** The directory of partners, by text, city and what they teach. */
export function PartnerList() {
  const navigate = useNavigate()
  const directory = useDirectory(contentPaths.partners.to(), partnersQuery)
  const { filter, entries, addressOf } = directory
  const title = filter.place ? `Partners in ${filter.place}` : 'Partners'
  const cities = entries.data?.places ?? (filter.place ? [filter.place] : [])
  return (
    <DirectoryPage
      directory={directory}
      band={{ area: 'shop', edge: 'none', pb: { base: '6', md: '8' } }}
      title={title}
      description={`${title} of Brightyard. ${intro}`}
      intro={intro}
      action={
        <LinkButton asChild variant="outline">
          <Link to={accountPaths.partnerRegister.to()}>Become a partner</Link>
        </LinkButton>
      }
      search={{
        what: 'Partners',
        label: 'Search partners',
        beside: (
          // It says "All cities" itself; a label above would push it out of the line of the search, as the places that a
          // field keeps for label and error would.
          <Box flex="1 0 11rem" maxW={{ base: 'none', sm: '14rem' }} my="-1.5">
            <Field label="City" hideLabel>
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
        ),
      }}
      tags={{ label: 'What they teach', all: 'Everything' }}
      found={{ one: 'partner', many: 'partners' }}
      what="the partners"
      pages="Pages of partners"
      empty={{
        title: 'No partner matches',
        all: 'All partners',
        hint: 'Try another city or another word.',
      }}
      after={<Invitation />}
    >
      {(partners) => <PartnerRows partners={partners} />}
    </DirectoryPage>
  )
}

const Invitation = () => (
  <Container pb={{ base: '10', md: '16' }}>
    <Card variant="tinted" p={{ base: '6', md: '9' }}>
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
  </Container>
)
