import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Box } from '../layout.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** What the button says that it shows; `password` by default, as the field's label has it. */
  secretName?: string
}

/** A password with a button that shows it. Pasting and password managers work. */
export function PasswordInput({
  autoComplete = 'current-password',
  secretName = 'password',
  ...rest
}: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <Box position="relative">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        autoComplete={autoComplete}
        type={shown ? 'text' : 'password'}
        pe="5.5rem"
      />
      <Button
        variant="ghost"
        size="xs"
        position="absolute"
        insetEnd="2"
        top="50%"
        mt="-4"
        aria-pressed={shown}
        aria-label={`${shown ? 'Hide' : 'Show'} ${secretName}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </Button>
    </Box>
  )
}
