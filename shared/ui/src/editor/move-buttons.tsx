import { IconButton } from '@brightyard/ui'
import { ChevronDownIcon, ChevronUpIcon } from '@brightyard/ui/icons'

export interface MoveButtonsProps {
  /** What is moved, as in `Move page 2 up`. */
  name: string
  onStep: (by: -1 | 1) => void
  isFirst?: boolean
  isLast?: boolean
}

/** Two arrows that move a thing one place up or down. */
export const MoveButtons = ({ name, onStep, isFirst, isLast }: MoveButtonsProps) => (
  <>
    <IconButton
      label={`Move ${name} up`}
      {...(isFirst ? { disabled: true } : {})}
      onClick={() => onStep(-1)}
    >
      <ChevronUpIcon size={20} aria-hidden />
    </IconButton>
    <IconButton
      label={`Move ${name} down`}
      {...(isLast ? { disabled: true } : {})}
      onClick={() => onStep(1)}
    >
      <ChevronDownIcon size={20} aria-hidden />
    </IconButton>
  </>
)
