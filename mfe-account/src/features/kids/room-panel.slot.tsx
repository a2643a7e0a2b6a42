import { roleIds } from '@brightyard/contract/entities'
import { useUser } from '@brightyard/runtime'
import { Drawer } from '@brightyard/ui/overlay'
import { RoomList } from './room-list.tsx'
import { RoomsByKid } from './rooms-by-kid.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** The slot `room-panel`: "Change Room". A student sees the own rooms, others those of one of their kids. */
export function Component({ open, onClose }: Props) {
  const user = useUser()
  if (!user) return null
  return (
    <Drawer open={open} onClose={onClose} title="Change Room" size="sm">
      {user.role_id === roleIds.student ? (
        <RoomList onMoved={onClose} />
      ) : (
        <RoomsByKid roomStudentId={user.roomStudent?.id} onMoved={onClose} />
      )}
    </Drawer>
  )
}
