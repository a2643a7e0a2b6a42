import { saveRoom } from '@brightyard/contract/calls'
import { roomSelected } from '@brightyard/contract/channels'
import {
  channel,
  showToast,
  useApi,
  useMutation,
  useQueryClient,
  useSession,
  useUser,
} from '@brightyard/runtime'
import { Button, Notice, Stack } from '@brightyard/ui'

/** Takes the session out of its room; shown where it is in one. */
export function LeaveRoom({ studentId }: { studentId: number }) {
  const api = useApi()
  const session = useSession()
  const client = useQueryClient()
  const user = useUser()
  const leave = useMutation({
    mutationFn: () => api.call(saveRoom, { add_room: false }),
    async onSuccess() {
      void client.invalidateQueries({ queryKey: ['rooms'] })
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
      <Button variant="outline" busy={leave.isPending} onClick={() => leave.mutate()}>
        {`Leave ${user.roomVendor.name}`}
      </Button>
    </Stack>
  )
}
