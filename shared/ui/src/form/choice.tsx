import type { HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'
import { Box, Flex, Span, Text } from '../layout.ts'
import { disabledOpacity } from '../theme/recipes.ts'
import { FieldError } from './field.tsx'

/** The box of a checkbox, radio or switch. */
export const boxStyle = {
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

export interface ChoiceProps {
  /** The text beside it; pressing it counts. */
  children: ReactNode
  /** A second line. */
  help?: ReactNode
  /** What is wrong and how to put it right. */
  error?: ReactNode
}

export type NativeInput = Omit<HTMLChakraProps<'input'>, 'children' | 'type'> & {
  ref?: Ref<HTMLInputElement>
}

/** A control with its text, help and error. */
export function Choice({
  control,
  children,
  help,
  error,
  errorId,
  disabled,
}: ChoiceProps & { control: ReactNode; errorId: string; disabled: boolean }) {
  const opacity = disabled ? disabledOpacity : undefined
  return (
    <Box>
      <Flex
        as="label"
        gap="3"
        align="flex-start"
        cursor={disabled ? 'not-allowed' : 'pointer'}
        minH="6"
      >
        <Span display="grid" flexShrink={0} opacity={opacity}>
          {control}
        </Span>
        <Span minW="0" flex="1 1 auto">
          <Span opacity={opacity}>{children}</Span>
          {/* It may say why: that is to be read. */}
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

export const describedByError = (error: ReactNode, id: string) =>
  error ? ({ 'aria-invalid': true, 'aria-describedby': id } as const) : {}
