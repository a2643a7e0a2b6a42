import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { Box, Flex, Text } from '../layout.ts'
import { boxStyle, Choice, type NativeInput } from './choice.tsx'
import { FieldError } from './field.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  help?: ReactNode
  disabled?: boolean
  /** Below the choice and not part of it: a link to what prevents it. */
  after?: ReactNode
}

export interface RadioGroupProps {
  /** The question. */
  legend: ReactNode
  /** Shared by the radios; also the form field's name. */
  name: string
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  help?: ReactNode
  error?: ReactNode
  /** Side by side where there is room. */
  inline?: boolean
  /** Drawn as cards, for addresses and payment methods. */
  cards?: boolean
  disabled?: boolean
  /** The id of a text that says more of the question. */
  describedBy?: string
  /** Attributes for every radio: `register('gender')` of react-hook-form. */
  inputProps?: NativeInput
}

/** One of several. Arrow keys move between them, as in every radio group. */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  help,
  error,
  inline,
  cards,
  disabled = false,
  describedBy,
  inputProps,
}: RadioGroupProps) {
  const id = useId()
  return (
    <chakra.fieldset
      border="none"
      minW="0"
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : help ? `${id}-help` : describedBy}
    >
      <chakra.legend fontWeight="semibold" mb="2">
        {legend}
      </chakra.legend>
      {help ? (
        <Text id={`${id}-help`} color="fg.muted" fontSize="sm" mb="2">
          {help}
        </Text>
      ) : null}
      <Flex
        {...(cards ? cardsLayout(options.length) : { direction: inline ? 'row' : 'column' })}
        wrap="wrap"
        columnGap={cards ? '3' : '6'}
        rowGap="3"
      >
        {options.map((option) => (
          <Box key={option.value} {...(cards ? cardStyle : {})}>
            <Choice
              help={option.help}
              errorId=""
              disabled={disabled || (option.disabled ?? false)}
              control={
                <chakra.input
                  type="radio"
                  name={name}
                  value={option.value}
                  disabled={option.disabled}
                  {...(value === undefined ? {} : { checked: value === option.value })}
                  {...(defaultValue === undefined
                    ? {}
                    : { defaultChecked: defaultValue === option.value })}
                  onChange={() => onValueChange?.(option.value)}
                  {...(error ? { 'aria-invalid': true } : {})}
                  {...inputProps}
                  css={[
                    boxStyle,
                    {
                      borderRadius: 'full',
                      _checked: {
                        bg: 'bg.panel',
                        borderColor: 'colorPalette.solid',
                        borderWidth: '0.45rem',
                      },
                    },
                  ]}
                />
              }
            >
              {option.label}
            </Choice>
            {option.after}
          </Box>
        ))}
      </Flex>
      <Box aria-live="polite">
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </Box>
    </chakra.fieldset>
  )
}

/** Three beside each other only where that leaves none alone in the last row; otherwise two. */
const cardsLayout = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${count % 3 === 0 ? '15rem' : 'max(15rem, 40%)'}, 100%), 1fr))`,
})

const cardStyle = {
  borderWidth: '2px',
  borderColor: 'border',
  borderRadius: 'lg',
  bg: 'bg.panel',
  px: '4',
  py: '3.5',
  css: { '&:has(:checked)': { borderColor: 'colorPalette.solid', bg: 'colorPalette.subtle' } },
} as const
