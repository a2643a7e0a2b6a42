import { Button } from '../actions/button.tsx'
import { LiveRegion } from '../feedback/live-region.tsx'
import { Flex, Span } from '../layout.ts'

export interface NumberStepperProps {
  value: number
  onValueChange: (value: number) => void
  /** What is counted, for the buttons' names: `quantity of Wooden train`. */
  label: string
  /** 1 by default. */
  min?: number
  max?: number
  /**
   * Id of the text that says why there can be no more. At the maximum the button is then only announced
   * as disabled: it keeps the focus and leads to the reason, and a press is still reported.
   */
  maxReason?: string | undefined
  disabled?: boolean
}

/** A small number with a button on either side, such as a quantity. */
export function NumberStepper({
  value,
  onValueChange,
  label,
  min = 1,
  max = 99,
  maxReason,
  disabled = false,
}: NumberStepperProps) {
  const isFull = value >= max
  const explainsMax = isFull && maxReason !== undefined
  return (
    <Flex
      as="fieldset"
      aria-label={label}
      display="inline-flex"
      align="center"
      bg="bg.panel"
      borderWidth="1.5px"
      borderColor="border.control"
      borderRadius="full"
      p="0.5"
    >
      <Button
        variant="ghost"
        size="sm"
        px="0"
        aria-label={`Decrease ${label}`}
        disabled={disabled || value <= min}
        onClick={() => onValueChange(value - 1)}
      >
        <Sign />
      </Button>
      <Span minW="8" textAlign="center" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {value}
      </Span>
      <LiveRegion>{`${label}: ${value}`}</LiveRegion>
      <Button
        variant="ghost"
        size="sm"
        px="0"
        aria-label={`Increase ${label}`}
        disabled={disabled || (isFull && !explainsMax)}
        {...(explainsMax ? { 'aria-disabled': true, 'aria-describedby': maxReason } : {})}
        onClick={() => onValueChange(value + 1)}
      >
        <Sign plus />
      </Button>
    </Flex>
  )
}

function Sign({ plus = false }: { plus?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2.8"
      strokeLinecap="round"
    >
      <path d={plus ? 'M5 12h14M12 5v14' : 'M5 12h14'} />
    </svg>
  )
}
