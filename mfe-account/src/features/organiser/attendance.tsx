import { markAttendance } from '@brightyard/contract/calls'
import type { OrganiserBooking } from '@brightyard/contract/entities'
import { failureSentence, showToast, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, Flex, Text } from '@brightyard/ui'
import { attendanceNames } from '../../bookings/booking-words.ts'
import { refreshOrganiser } from './organiser.queries.ts'

const marked = ['confirmed', 'attended', 'missed']

interface Props {
  booking: OrganiserBooking
  sessionId: number
}

/** Two buttons for who has a seat; the last mark counts. */
export function Attendance({ booking, sessionId }: Props) {
  const { code, kid, attendance, state } = booking
  const client = useQueryClient()
  const marking = useMutation({
    ...mutationOf(markAttendance),
    onSuccess: () => refreshOrganiser(client),
    onError: (error) =>
      showToast({ kind: 'error', title: 'Not marked.', description: failureSentence(error) }),
  })
  if (!marked.includes(state)) return <Text color="fg.muted">No seat</Text>
  const mark = (is_present: boolean) =>
    marking.mutate({ session_id: sessionId, marks: [{ code, is_present }] })
  const busyWith = marking.isPending ? marking.variables.marks[0]?.is_present : undefined
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Button
        variant={attendance === 'present' ? 'solid' : 'outline'}
        colorPalette="learn"
        aria-pressed={attendance === 'present'}
        aria-label={`${kid} was there`}
        busy={busyWith === true}
        onClick={() => mark(true)}
      >
        Was there
      </Button>
      <Button
        variant={attendance === 'absent' ? 'solid' : 'outline'}
        colorPalette="danger"
        aria-pressed={attendance === 'absent'}
        aria-label={`${kid} was absent`}
        busy={busyWith === false}
        onClick={() => mark(false)}
      >
        Absent
      </Button>
      {attendance === 'joined' && (
        <Text fontSize="sm" color="fg.muted">
          {attendanceNames.joined}
        </Text>
      )}
    </Flex>
  )
}
