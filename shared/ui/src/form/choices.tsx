import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode, type Ref } from 'react'
import { Box, Flex, Span, Text } from '../layout.ts'
import { disabledOpacity } from '../theme/recipes.ts'
import { FieldError } from './field.tsx'

const boxStyle = {
  appearance: 'none',
  flexShrink: 0,
  width: '1.5rem',
  height: '1.5rem',
  borderWidth: '2px',
  borderColor: 'border.control',
  bg: 'bg.panel',
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  _hover: { borderColor: 'fg' },
  _checked: { bg: 'colorPalette.solid', borderColor: 'colorPalette.solid' },
  _invalid: { borderColor: 'danger.solid' },
  _disabled: { cursor: 'not-allowed' },
} as const

const tick = `url("data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="white" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"><path d="m5.5 12.5 4.3 4.3 8.7-9.3"/></svg>')}")`

interface ChoiceProps {
  /** The text beside it; pressing it counts. */
  children: ReactNode
  /** A second line. */
  help?: ReactNode
  /** What is wrong and how to put it right. */
  error?: ReactNode
}

type NativeInput = Omit<HTMLChakraProps<'input'>, 'children' | 'type'> & {
  ref?: Ref<HTMLInputElement>
}

function Choice({
  control,
  children,
  help,
  error,
  errorId,
  disabled,
}: ChoiceProps & { control: ReactNode; errorId: string; disabled: boolean }) {
  return (
    <Box>
      <Flex
        as="label"
        gap="3"
        align="flex-start"
        cursor={disabled ? 'not-allowed' : 'pointer'}
        opacity={disabled ? disabledOpacity : 1}
        minH="6"
      >
        {control}
        <Span>
          {children}
          {help ? (
            <Text as="span" display="block" color="fg.muted" fontSize="sm">
              {help}
            </Text>
          ) : null}
        </Span>
      </Flex>
      <Box aria-live="polite">{error ? <FieldError id={errorId}>{error}</FieldError> : null}</Box>
    </Box>
  )
}

const describedByError = (error: ReactNode, id: string) =>
  error ? ({ 'aria-invalid': true, 'aria-describedby': id } as const) : {}

export interface CheckboxProps extends NativeInput, ChoiceProps {}

/** A yes or no with its text. */
export function Checkbox({ children, help, error, css, ...rest }: CheckboxProps) {
  const errorId = useId()
  const control = (
    <chakra.input
      type="checkbox"
      {...describedByError(error, errorId)}
      {...rest}
      css={[
        boxStyle,
        {
          borderRadius: '0.45rem',
          _checked: { ...boxStyle._checked, bgImage: tick, bgSize: '100%' },
        },
        css,
      ]}
    />
  )
  return (
    <Choice {...{ control, help, error, errorId }} disabled={rest.disabled ?? false}>
      {children}
    </Choice>
  )
}

export interface SwitchProps extends NativeInput, ChoiceProps {}

/** Turns a setting on or off at once. */
export function Switch({ children, help, error, css, ...rest }: SwitchProps) {
  const errorId = useId()
  const control = (
    <chakra.input
      type="checkbox"
      role="switch"
      {...describedByError(error, errorId)}
      {...rest}
      css={[
        boxStyle,
        {
          width: '2.75rem',
          borderRadius: 'full',
          position: 'relative',
          _before: {
            content: '""',
            position: 'absolute',
            insetInlineStart: '0.2rem',
            width: '0.875rem',
            height: '0.875rem',
            borderRadius: 'full',
            bg: 'border.control',
            transition: 'translate 160ms',
          },
          _checked: {
            ...boxStyle._checked,
            _before: { bg: 'colorPalette.contrast', translate: '1.25rem 0' },
          },
        },
        css,
      ]}
    />
  )
  return (
    <Choice {...{ control, help, error, errorId }} disabled={rest.disabled ?? false}>
      {children}
    </Choice>
  )
}

export interface RadioOption {
  value: string
  label: ReactNode
  help?: ReactNode
  disabled?: boolean
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
  inputProps,
}: RadioGroupProps) {
  const id = useId()
  return (
    <chakra.fieldset
      border="none"
      minW="0"
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : help ? `${id}-help` : undefined}
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
        {...(cards ? cardsLayout : { direction: inline ? 'row' : 'column' })}
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
          </Box>
        ))}
      </Flex>
      <Box aria-live="polite">
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </Box>
    </chakra.fieldset>
  )
}

const cardsLayout = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
} as const

const cardStyle = {
  borderWidth: '2px',
  borderColor: 'border',
  borderRadius: 'lg',
  bg: 'bg.panel',
  px: '4',
  py: '3.5',
  css: { '&:has(:checked)': { borderColor: 'colorPalette.solid', bg: 'colorPalette.subtle' } },
} as const
