import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { controlStyle } from './control.ts'
import { useFieldAttributes } from './field.tsx'

export interface TextInputProps extends HTMLChakraProps<'input'> {
  ref?: Ref<HTMLInputElement>
}

/** One line of text. Inside a `Field`; takes what an `input` takes, so `{...register('name')}` works. */
export function TextInput({ css, ...rest }: TextInputProps) {
  return <chakra.input type="text" {...useFieldAttributes()} {...rest} css={[controlStyle, css]} />
}

export interface TextAreaProps extends HTMLChakraProps<'textarea'> {
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ css, ...rest }: TextAreaProps) {
  return (
    <chakra.textarea
      rows={4}
      {...useFieldAttributes()}
      {...rest}
      css={[controlStyle, { resize: 'vertical', fieldSizing: 'content', minHeight: '7rem' }, css]}
    />
  )
}
