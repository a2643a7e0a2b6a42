import type { OwnOfferingDetails, OwnSession } from '@brightyard/contract/entities'
import { useQuery } from '@brightyard/runtime'
import { Box, Button, EmptyState, Notice, Stack, Text } from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { useNow } from '../../time/use-now.ts'
import { AddDates } from './add-dates.tsx'
import { DateRow } from './date-row.tsx'
import { useEditing } from './editing.ts'
import { datesQuery } from './offerings.queries.ts'
import { Part } from './part.tsx'

interface Props {
  stored: OwnOfferingDetails | undefined
  /** Saves the draft that dates need. */
  onSave: () => void
}

/** Its dates, stored one by one: they are not part of what is saved with the rest. */
export function DatesPart({ stored, onSave }: Props) {
  const { work } = useEditing()
  if (!stored)
    return (
      <EmptyState
        level={2}
        title="Dates come next"
        action={<Button onClick={onSave}>Save draft</Button>}
      >
        Save the draft first: then it can have dates. Nobody sees it before you publish it.
      </EmptyState>
    )
  return (
    <Stack gap="6">
      {work.time_zone !== stored.time_zone && (
        <Notice tone="warning">
          You have chosen another time zone and not saved it: these dates still go by the clock of{' '}
          {stored.time_zone.replaceAll('_', ' ')}.
        </Notice>
      )}
      <Dates offering={stored} />
      <AddDates offering={stored} />
    </Stack>
  )
}

interface Group {
  key: string
  name: string | null
  sessions: OwnSession[]
}

/** Courses and weeks by their first date, and single dates between them. */
function groupsOf(sessions: readonly OwnSession[], { batches }: OwnOfferingDetails): Group[] {
  const groups = new Map<string, Group>()
  for (const session of sessions) {
    const { id, batch_id } = session
    const key = batch_id === null ? `date ${id}` : `batch ${batch_id}`
    const group = groups.get(key)
    if (group) group.sessions.push(session)
    else
      groups.set(key, {
        key,
        name: batches.find((batch) => batch.id === batch_id)?.name ?? null,
        sessions: [session],
      })
  }
  return [...groups.values()]
}

function Dates({ offering }: { offering: OwnOfferingDetails }) {
  const dates = useQuery(datesQuery(offering.id))
  const now = useNow().toISOString()
  return (
    <QueryBoundary query={dates} what="the dates" lines={6}>
      {({ data }) => {
        const toCome = data.filter(({ ends_at }) => ends_at > now)
        const over = data.filter(({ ends_at }) => ends_at <= now)
        return (
          <Part
            title="Dates"
            intro={
              toCome.length === 0
                ? undefined
                : 'Dates are stored at once. What families have booked keeps its time and its seats.'
            }
          >
            {toCome.length === 0 ? (
              <Text color="fg.muted">No date to come yet. Add the first one below.</Text>
            ) : (
              <Groups groups={groupsOf(toCome, offering)} offering={offering} />
            )}
            {over.length > 0 && (
              <details>
                <Box as="summary" cursor="pointer" fontWeight="semibold" py="2">
                  {over.length === 1 ? 'One date is over' : `${over.length} dates are over`}
                </Box>
                <Groups groups={groupsOf(over, offering)} offering={offering} />
              </details>
            )}
          </Part>
        )
      }}
    </QueryBoundary>
  )
}

const Groups = ({ groups, offering }: { groups: Group[]; offering: OwnOfferingDetails }) => (
  <Stack gap="4">
    {groups.map(({ key, name, sessions }) => (
      <Box key={key} {...(name ? { role: 'group', 'aria-label': name } : {})}>
        {name ? (
          <Text fontWeight="bold" mb="1">
            {name}
            <Text as="span" color="fg.muted" fontWeight="normal">
              {` · ${sessions.length === 1 ? '1 day' : `${sessions.length} days`}, booked as one`}
            </Text>
          </Text>
        ) : null}
        <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border">
          {sessions.map((session) => (
            <DateRow key={session.id} session={session} offering={offering} />
          ))}
        </Box>
      </Box>
    ))}
  </Stack>
)
