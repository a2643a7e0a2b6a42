import type { AssignmentTargets } from '@brightyard/contract/entities'
import { useQuery } from '@brightyard/runtime'
import { Box, chakra, Grid, Stack, Text } from '@brightyard/ui'
import { Checkbox, Field, Select, TextInput } from '@brightyard/ui/form'
import { useDeferredValue, useState } from 'react'
import { QueryBoundary } from '../../../loading/query-boundary.tsx'
import { targetsQuery } from './results.queries.ts'

interface ChosenRoom {
  vendor_id: number
  class_name: string
}
type Kid = AssignmentTargets['students'][number]

export interface Chosen {
  rooms: readonly ChosenRoom[]
  kids: readonly Kid[]
}

export const nobody: Chosen = { rooms: [], kids: [] }

const isRoom = (one: ChosenRoom, other: ChosenRoom) =>
  one.vendor_id === other.vendor_id && one.class_name === other.class_name

const toggled = <One,>(all: readonly One[], one: One, isSame: (other: One) => boolean) =>
  all.some(isSame) ? all.filter((other) => !isSame(other)) : [...all, one]

interface Props {
  id: number
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** Classes as boxes to tick; kids are found by name. */
export function TargetPicker({ id, chosen, onChange }: Props) {
  const [search, setSearch] = useState('')
  const query = useQuery(targetsQuery(id, useDeferredValue(search.trim())))
  return (
    <QueryBoundary query={query} what="the classes" lines={5}>
      {({ rooms, students }) => (
        <Stack gap="6">
          <Rooms
            rooms={rooms}
            chosen={chosen.rooms}
            onToggle={(room) =>
              onChange({
                ...chosen,
                rooms: toggled(chosen.rooms, room, (other) => isRoom(room, other)),
              })
            }
          />
          <Box>
            <Field label="Or single kids" help="By name, class or kid ID">
              <TextInput
                type="search"
                autoComplete="off"
                maxLength={100}
                value={search}
                onChange={({ currentTarget }) => setSearch(currentTarget.value)}
              />
            </Field>
            <Kids
              found={search.trim() ? students : []}
              chosen={chosen.kids}
              onToggle={(kid) =>
                onChange({
                  ...chosen,
                  kids: toggled(
                    chosen.kids,
                    kid,
                    ({ student_id }) => student_id === kid.student_id,
                  ),
                })
              }
            />
          </Box>
        </Stack>
      )}
    </QueryBoundary>
  )
}

const Boxes = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    columnGap: '5',
    // The tick is reached anywhere in its row.
    '& > li': { position: 'relative', display: 'flex', alignItems: 'center', minH: '2.75rem' },
    '& label::before': { content: '""', position: 'absolute', inset: '0' },
  },
})

interface RoomsProps {
  rooms: AssignmentTargets['rooms']
  chosen: readonly ChosenRoom[]
  onToggle: (room: ChosenRoom) => void
}

/** An admin has many rooms and chooses one first. */
function Rooms({ rooms, chosen, onToggle }: RoomsProps) {
  const [shown, setShown] = useState(String(rooms[0]?.vendor_id ?? ''))
  const room = rooms.find(({ vendor_id }) => String(vendor_id) === shown)
  if (!room) return <Text>There is no room yet.</Text>
  const { vendor_id, name, students, classes } = room
  const all = [{ class_name: '', students }, ...classes]
  return (
    <Grid gap="4">
      {rooms.length > 1 && (
        <Field label="School or studio">
          <Select
            value={shown}
            options={rooms.map((one) => ({ value: String(one.vendor_id), label: one.name }))}
            onChange={({ currentTarget }) => setShown(currentTarget.value)}
          />
        </Field>
      )}
      <chakra.fieldset minW="0">
        <chakra.legend fontWeight="semibold" mb="2">
          {name}
        </chakra.legend>
        <Boxes>
          {all.map(({ class_name, students: people }) => (
            <li key={class_name}>
              <Checkbox
                checked={chosen.some((one) => isRoom(one, { vendor_id, class_name }))}
                onChange={() => onToggle({ vendor_id, class_name })}
              >
                {`${class_name ? `Class ${class_name}` : 'Everyone'} (${people})`}
              </Checkbox>
            </li>
          ))}
        </Boxes>
      </chakra.fieldset>
    </Grid>
  )
}

interface KidsProps {
  found: readonly Kid[]
  chosen: readonly Kid[]
  onToggle: (kid: Kid) => void
}

/** Who is chosen stays in sight, whatever is searched for next. */
function Kids({ found, chosen, onToggle }: KidsProps) {
  const isChosen = ({ student_id }: Kid) => chosen.some((one) => one.student_id === student_id)
  const shown = [...chosen, ...found.filter((kid) => !isChosen(kid))]
  if (shown.length === 0) return null
  return (
    <Boxes mt="3">
      {shown.map((kid) => (
        <li key={kid.student_id}>
          <Checkbox
            checked={isChosen(kid)}
            onChange={() => onToggle(kid)}
            help={kid.is_assigned ? 'Has it already' : kid.login_id}
          >
            {kid.class_name ? `${kid.name}, ${kid.class_name}` : kid.name}
          </Checkbox>
        </li>
      ))}
    </Boxes>
  )
}
