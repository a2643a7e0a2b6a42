import { useUser } from '@brightyard/runtime'
import { Drawer } from '@brightyard/ui/overlay'
import { NotificationPanel } from './notification-panel.tsx'

/** The slot `notification-drawer`. A visitor has none, and causes no call. */
export function Component({ open, onClose }: { open: boolean; onClose: () => void }) {
  const user = useUser()
  if (!user) return null
  return (
    <Drawer open={open} onClose={onClose} title="Notifications">
      <NotificationPanel onClose={onClose} />
    </Drawer>
  )
}
