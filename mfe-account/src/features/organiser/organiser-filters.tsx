import type { OwnSession } from '@brightyard/contract/entities'
import { bookingPaths } from '@brightyard/contract/paths'
import { formatDate, useNavigate, useQuery } from '@brightyard/runtime'
import { Box, Flex } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { type OrganiserFilter, ownOfferingsQuery, sessionsQuery } from './organiser.queries.ts'

/** The filter is in the address, so that it can be shared and gone back to. */
export function OrganiserFilters({ filter }: { filter: OrganiserFilter }) {
  const navigate = useNavigate()
  const offerings = useQuery(ownOfferingsQuery).data ?? []
  return (
    <Flex gap="4" wrap="wrap" mb="6" role="search" aria-label="Bookings">
      <Box flex="1 1 16rem" maxW="28rem">
        <Field label="Activity">
          <Select
            value={filter.offering ?? ''}
            options={[
              { value: '', label: 'All activities' },
              ...offerings.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            onChange={({ currentTarget }) =>
              void navigate(bookingPaths.organiser.to({}, { offering: currentTarget.value }))
            }
          />
        </Field>
      </Box>
      {filter.offering !== undefined && <Dates filter={filter} offering={filter.offering} />}
    </Flex>
  )
}

const label = ({ starts_at, seats_taken, state }: OwnSession) =>
  `${formatDate(starts_at, 'moment')}, ${state === 'cancelled' ? 'cancelled' : `${seats_taken} taken`}`

function Dates({ filter, offering }: { filter: OrganiserFilter; offering: number }) {
  const navigate = useNavigate()
  const sessions = useQuery(sessionsQuery(offering)).data?.data ?? []
  return (
    <Box flex="1 1 14rem" maxW="22rem">
      <Field label="Date">
        <Select
          value={filter.session ?? ''}
          options={[
            { value: '', label: 'All dates' },
            ...sessions.map((session) => ({ value: String(session.id), label: label(session) })),
          ]}
          onChange={({ currentTarget }) =>
            void navigate(bookingPaths.organiser.to({}, { offering, session: currentTarget.value }))
          }
        />
      </Field>
    </Box>
  )
}
