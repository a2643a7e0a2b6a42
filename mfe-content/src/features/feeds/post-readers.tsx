import type { PostTargets } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import { useQuery } from '@brightyard/runtime'
import { Box } from '@brightyard/ui'
import { Field, MultiSelect, RadioGroup } from '@brightyard/ui/form'
import { classLabel } from '../../forms/class-label.ts'
import { kidsQuery } from './desk.queries.ts'

const choices = ['rooms', 'classes', 'kids', 'everyone'] as const

/** Who is to read a post, as it is chosen in the form. */
export const Readers = z.object({
  whom: z.enum(choices),
  roomIds: z.array(z.string()),
  classNames: z.array(z.string()),
  kidIds: z.array(z.string()),
})
export type Readers = z.infer<typeof Readers>
export const ownRoom: Readers = { whom: 'rooms', roomIds: [], classNames: [], kidIds: [] }

/** As the call has it: classes are a part of a room. */
export const readersInput = (
  { whom, roomIds, classNames, kidIds }: Readers,
  ofEveryRoom: boolean,
) => {
  const isRoom = whom === 'rooms' || whom === 'classes'
  return {
    audience: isRoom ? ('rooms' as const) : whom,
    room_ids: isRoom && ofEveryRoom ? roomIds.map(Number) : [],
    class_names: whom === 'classes' ? classNames : [],
    kid_ids: whom === 'kids' ? kidIds.map(Number) : [],
  }
}

const familiesText = (count: number | undefined) => {
  if (count === undefined) return ''
  return count === 1 ? ', 1 family' : `, ${count} families`
}

interface Props {
  id: string
  userId: number
  rooms: PostTargets['rooms']
  /** Brightyard's people choose among all rooms; others write to their own. */
  ofEveryRoom: boolean
  value: Readers
  onChange: (readers: Readers) => void
  errors: Partial<Record<'audience' | 'room_ids' | 'class_names' | 'kid_ids', string>>
}

export function PostReaders({ id, userId, rooms, ofEveryRoom, value, onChange, errors }: Props) {
  const { whom, roomIds, classNames, kidIds } = value
  const kids = useQuery({ ...kidsQuery(userId), enabled: whom === 'kids' })
  const room = ofEveryRoom ? rooms.find((one) => String(one.id) === roomIds[0]) : rooms[0]
  const hasClasses = rooms.some(({ classes }) => classes.length > 0)
  const place = (ofEveryRoom ? undefined : room?.name) ?? 'your room'
  return (
    <>
      <Box id={`${id}-audience`}>
        <RadioGroup
          legend="Who is it for?"
          name="audience"
          cards
          options={[
            { value: 'rooms', label: ofEveryRoom ? 'Rooms' : `Everyone at ${place}` },
            ...(hasClasses
              ? [
                  {
                    value: 'classes',
                    label: 'Classes',
                    help: 'Of one room. Their families read it.',
                  },
                ]
              : []),
            { value: 'kids', label: 'Single kids', help: 'They and their guardians read it.' },
            {
              value: 'everyone',
              label: 'Everyone at Brightyard',
              ...(ofEveryRoom ? {} : { help: 'Brightyard looks at it first.' }),
            },
          ]}
          value={whom}
          onValueChange={(chosen) =>
            onChange({
              ...value,
              whom: choices.find((one) => one === chosen) ?? 'rooms',
              // Classes are of one room.
              roomIds: chosen === 'classes' ? roomIds.slice(0, 1) : roomIds,
            })
          }
          error={errors.audience}
        />
      </Box>
      {ofEveryRoom && (whom === 'rooms' || whom === 'classes') ? (
        <Field
          id={`${id}-room_ids`}
          label={whom === 'rooms' ? 'Rooms' : 'Room'}
          error={errors.room_ids}
        >
          <MultiSelect
            label={whom === 'rooms' ? 'Rooms' : 'Room'}
            placeholder={whom === 'rooms' ? 'Choose rooms' : 'Choose a room'}
            options={rooms
              .filter(({ classes }) => whom === 'rooms' || classes.length > 0)
              .map((one) => ({ value: String(one.id), label: one.name }))}
            value={roomIds}
            onValueChange={(chosen) =>
              onChange({
                ...value,
                // The last one stays where only one can be chosen.
                roomIds: whom === 'classes' ? chosen.slice(-1) : chosen,
                classNames: [],
              })
            }
          />
        </Field>
      ) : null}
      {whom === 'classes' && room ? (
        <Field id={`${id}-class_names`} label="Classes" error={errors.class_names}>
          <MultiSelect
            label="Classes"
            placeholder="Choose classes"
            options={room.classes.map((name) => ({
              value: name,
              label: classLabel(name) + familiesText(room.families?.[name]),
            }))}
            value={classNames}
            onValueChange={(chosen) => onChange({ ...value, classNames: chosen })}
          />
        </Field>
      ) : null}
      {whom === 'kids' ? (
        <Field id={`${id}-kid_ids`} label="Kids" error={errors.kid_ids}>
          <MultiSelect
            label="Kids"
            placeholder="Choose kids"
            options={(kids.data?.data ?? []).map((kid) => ({
              value: String(kid.student_id),
              label: kid.name,
            }))}
            value={kidIds}
            onValueChange={(chosen) => onChange({ ...value, kidIds: chosen })}
          />
        </Field>
      ) : null}
    </>
  )
}
