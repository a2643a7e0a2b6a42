import { listRooms, saveRoom } from '@brightyard/contract/calls'
import { roomSelected } from '@brightyard/contract/channels'
import {
  channel,
  showToast,
  useMutation,
  useQueryClient,
  useSession,
  useUser,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Button, Notice, Stack } from '@brightyard/ui'

/** Takes the session out of its room; shown where it is in one. */
export function LeaveRoom({ studentId }: { studentId: number }) {
  const session = useSession()
  const client = useQueryClient()
  const user = useUser()
  const leave = useMutation({
    ...mutationOf(saveRoom),
    async onSuccess() {
      void client.invalidateQueries(queriesOf(listRooms))
      await session.reload().catch(() => {})
      channel(roomSelected).publish({ room: null })
      showToast({ kind: 'success', title: 'You are in no room now.' })
    },
  })
  if (!user?.roomVendor || user.roomStudent?.id !== studentId) return null
  return (
    <Stack gap="3" align="flex-start">
      {leave.isError && (
        <Notice tone="danger">{`We could not leave ${user.roomVendor.name}. Please try again.`}</Notice>
      )}
      <Button
        variant="outline"
        busy={leave.isPending}
        onClick={() => leave.mutate({ add_room: false })}
      >
        {`Leave ${user.roomVendor.name}`}
      </Button>
    </Stack>
  )
}
