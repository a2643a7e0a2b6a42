import { Field, PasswordInput } from '@brightyard/ui/form'
import type { PasswordInputProps } from '@brightyard/ui/form'

interface Props {
  /** An account without a password proves it by a fresh sign-in, which the server looks at. */
  hasPassword: boolean
  error: string | undefined
  inputProps: PasswordInputProps
}

export const OwnershipField = ({ hasPassword, error, inputProps }: Props) =>
  hasPassword && (
    <Field label="Current password" error={error}>
      <PasswordInput {...inputProps} autoComplete="current-password" />
    </Field>
  )
