import { contentTypeIds } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useLocation, useNavigate, useQuery } from '@brightyard/runtime'
import {
  Box,
  chakra,
  Container,
  EmptyState,
  Flex,
  Heading,
  LinkButton,
  PageHeading,
  Text,
} from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import {
  directoryAddress,
  type DirectoryFilter,
  directoryFilterOf,
} from '../../directory/directory-address.ts'
import { directoryQuery } from '../../directory/directory.queries.ts'
import { FoundCount } from '../../directory/found-count.tsx'
import { Loaded } from '../../entries/loaded.tsx'
import { PositionsByTeam } from './positions-by-team.tsx'

const intro = 'Serious work for people who like children and plain words.'
const path = contentPaths.careers.to()
const promises = [
  ['School-run hours', 'No meetings before 9.30 or after 3.30.'],
  ['Paid preparation', 'Teachers are paid for the time before the lesson, too.'],
  ['A say', 'Everybody can stop something that is not good for children.'],
] as const

export const positionsQuery = (filter: DirectoryFilter) =>
  directoryQuery({ type: contentTypeIds.Careers, perPage: 100, open: true }, filter)

/** Open positions by team, narrowed by team and location. */
export function JobBoard() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const filter = directoryFilterOf(new URLSearchParams(search))
  const positions = useQuery(positionsQuery(filter))
  const choose = (change: Partial<DirectoryFilter>) =>
    void navigate(directoryAddress(path, filter, change), { preventScrollReset: true })
  const { tags = [], places = [] } = positions.data ?? {}
  return (
    <Box colorPalette="brand">
      <PageHead
        title="Careers"
        description={`Open positions at Brightyard. ${intro}`}
        canonical={directoryAddress(path, { ...filter, search: '' }, {})}
      />
      <Container pt={{ base: '8', md: '12' }} pb={{ base: '10', md: '16' }}>
        <PageHeading intro={intro}>Careers</PageHeading>
        <chakra.ul
          listStyleType="none"
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
          gap={{ base: '4', md: '6' }}
          mb={{ base: '8', md: '10' }}
        >
          {promises.map(([name, text]) => (
            <chakra.li key={name} borderTop="4px solid" borderColor="sun.bright" pt="3">
              <Heading as="h2" size="xs">
                {name}
              </Heading>
              <Text>{text}</Text>
            </chakra.li>
          ))}
        </chakra.ul>
        <Flex
          gap="4"
          wrap="wrap"
          align="flex-end"
          p={{ base: '4', md: '5' }}
          bg="brand.subtle"
          borderRadius="xl"
          role="search"
          aria-label="Positions"
        >
          <Choice
            label="Team"
            all="All teams"
            value={filter.tag}
            values={tags}
            onChoose={(tag) => choose({ tag })}
          />
          <Choice
            label="Location"
            all="All locations"
            value={filter.place}
            values={places}
            onChoose={(place) => choose({ place })}
          />
          <Box flex="1 1 8rem" pb="2.5">
            <FoundCount
              total={positions.data?.meta.total}
              one="open position"
              many="open positions"
            />
          </Box>
        </Flex>
        <Box mt={{ base: '6', md: '8' }} aria-busy={positions.isPlaceholderData}>
          <Loaded query={positions} what="the open positions">
            {({ data }) =>
              data.length > 0 ? (
                <PositionsByTeam positions={data} />
              ) : (
                <EmptyState
                  title="No open position matches"
                  action={
                    <LinkButton asChild>
                      <Link to={path}>All open positions</Link>
                    </LinkButton>
                  }
                >
                  The list changes every month. You may also write to us at
                  careers@brightyard.example.
                </EmptyState>
              )
            }
          </Loaded>
        </Box>
      </Container>
    </Box>
  )
}

interface ChoiceProps {
  label: string
  all: string
  value: string
  values: readonly string[]
  onChoose: (value: string) => void
}

const Choice = ({ label, all, value, values, onChoose }: ChoiceProps) => (
  <Box flex="1 1 12rem" maxW="18rem">
    <Field label={label}>
      <Select
        value={value}
        options={[
          { value: '', label: all },
          ...(values.includes(value) || !value ? values : [value, ...values]).map((one) => ({
            value: one,
            label: one,
          })),
        ]}
        onChange={({ target }) => onChoose(target.value)}
      />
    </Field>
  </Box>
)
