import { Box, Flex, Span } from '@brightyard/ui'
import { Field, PasswordInput, type PasswordInputProps } from '@brightyard/ui/form'
import { passwordStrength } from './password-strength.ts'

interface Props {
  label: string
  error: string | undefined
  /** What is typed so far. */
  value: string
  /** Own name and contact, which do not belong in a password. */
  known?: readonly string[]
  /** `register('password')` of react-hook-form. */
  inputProps: PasswordInputProps
}

const colours = ['danger.solid', 'danger.solid', 'sun.deep', 'learn.solid', 'learn.solid']

/** A field for a new password, with a hint of how hard it is to guess. */
export function NewPasswordField({ label, error, value, known = [], inputProps }: Props) {
  const { level, label: verdict, advice } = passwordStrength(value, known)
  return (
    <Box>
      <Field label={label} help="At least 8 characters." error={error}>
        <PasswordInput {...inputProps} autoComplete="new-password" />
      </Field>
      <Box minH="3.25rem" pt="2">
        <Flex gap="1.5" aria-hidden>
          {[1, 2, 3, 4].map((step) => (
            <Box
              key={step}
              flex="1"
              height="1.5"
              borderRadius="full"
              bg={value && level >= step ? colours[level] : 'neutral.muted'}
            />
          ))}
        </Flex>
        <Box aria-live="polite" fontSize="sm" mt="1">
          {value && (
            <>
              <Span fontWeight="semibold">{verdict}.</Span> <Span color="fg.muted">{advice}</Span>
            </>
          )}
        </Box>
      </Box>
    </Box>
  )
}
