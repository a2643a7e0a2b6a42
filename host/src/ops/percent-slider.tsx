import { chakra, Flex, Text } from '@brightyard/ui'
import { Field, useFieldAttributes } from '@brightyard/ui/form'

interface PercentSliderProps {
  percent: number
  onPercentChange: (percent: number) => void
}

/** Arrow keys change the share by one, Page Up and Down by more. */
export const PercentSlider = (props: PercentSliderProps) => (
  <Field label="Share of visitors" help="Raising the share only adds visitors.">
    <Slider {...props} />
  </Field>
)

function Slider({ percent, onPercentChange }: PercentSliderProps) {
  const { 'aria-required': _, ...attributes } = useFieldAttributes() as Record<string, unknown>
  return (
    <Flex gap="4" align="center">
      <chakra.input
        {...attributes}
        type="range"
        min={0}
        max={100}
        step={1}
        value={percent}
        aria-valuetext={`${percent}%`}
        onChange={({ target }) => onPercentChange(target.valueAsNumber)}
        flex="1"
        minH="2.75rem"
        accentColor="brand.solid"
      />
      <Text aria-hidden fontWeight="semibold" minW="4rem" textAlign="end">
        {percent}%
      </Text>
    </Flex>
  )
}
