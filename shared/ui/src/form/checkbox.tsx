import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import {
  boxStyle,
  Choice,
  describedByError,
  type ChoiceProps,
  type NativeInput,
} from './choice.tsx'
import { tick } from './tick.ts'

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
      // A native checkbox: the browser says whether it is on, so there is no aria-checked to keep in step.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
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
