import { useUser } from '@brightyard/runtime'
import { Box } from '@brightyard/ui'
import { panel } from './menu-styles.ts'
import { PersonHead } from './person-head.tsx'
import { PersonLinks } from './person-links.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import type { PanelName } from './use-panels.ts'
import { KidAndRoom } from './kid-and-room.tsx'

interface Props {
  open: boolean
  onClose: () => void
  /** Opens the panel of kids or rooms. */
  onOpen: (name: PanelName) => void
}

/** Everything that belongs to the signed-in person. */
export function Component({ open, onOpen }: Props) {
  const user = useUser()
  if (!open || !user) return null
  return (
    <Box {...panel} insetEnd="0" width="20rem" maxH="calc(100dvh - 6rem)" overflowY="auto">
      <PersonHead user={user} />
      <KidAndRoom onOpen={onOpen} />
      <PersonLinks user={user} />
      <Box mt="2" pt="2" borderTopWidth="1px" borderColor="border">
        <SignOutButton />
      </Box>
    </Box>
  )
}
