import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { controlStyle } from './control.ts'
import { useFieldAttributes } from './field.tsx'

/** Points down at the end of a field with a list. */
export const chevron = `url("data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#232845" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="m6 9.5 6 6 6-6"/></svg>')}")`

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
  /** Heads the options that have the same one. */
  group?: string
}

export interface SelectProps extends HTMLChakraProps<'select'> {
  options: readonly SelectOption[]
  /** First, empty choice: `Choose a city`. */
  placeholder?: string
  ref?: Ref<HTMLSelectElement>
}

/** The browser's own select, styled as our other fields. */
export function Select({ options, placeholder, css, ...rest }: SelectProps) {
  return (
    <chakra.select
      {...useFieldAttributes()}
      {...rest}
      css={[
        controlStyle,
        {
          appearance: 'none',
          textOverflow: 'ellipsis',
          paddingInlineEnd: '2.75rem',
          bgImage: chevron,
          bgRepeat: 'no-repeat',
          bgPos: 'right 0.9rem center',
          bgSize: '1.1rem',
        },
        css,
      ]}
    >
      {placeholder ? <option value="">{placeholder}</option> : null}
      {[...new Set(options.map(({ group }) => group))].map((group) => {
        const own = optionsOf(options.filter((option) => option.group === group))
        return group === undefined ? (
          own
        ) : (
          <optgroup key={group} label={group}>
            {own}
          </optgroup>
        )
      })}
    </chakra.select>
  )
}

const optionsOf = (options: readonly SelectOption[]) =>
  options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ))
