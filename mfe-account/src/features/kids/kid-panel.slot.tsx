import { useUser } from '@brightyard/runtime'
import { Drawer } from '@brightyard/ui/overlay'
import { KidChoice } from './kid-choice.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** The slot `kid-panel`: "Choose a kid". */
export function Component({ open, onClose }: Props) {
  const user = useUser()
  if (!user) return null
  return (
    <Drawer open={open} onClose={onClose} title="Choose a kid" size="sm">
      <KidChoice onOpened={onClose} />
    </Drawer>
  )
}
