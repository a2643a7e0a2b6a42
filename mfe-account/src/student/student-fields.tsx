import { Grid } from '@brightyard/ui'
import { Field, TextInput } from '@brightyard/ui/form'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'

/** What forms about a student have in common. */
export interface StudentData {
  name: string
  birth_date: string
  class_name: string
  guardian_name: string
  guardian_contact: string
}

interface Props {
  register: UseFormRegister<StudentData>
  errors: FieldErrors<StudentData>
  /** A guardian's own kid needs no class, nor the guardian's name. */
  optionalExtras?: boolean
  /** The guardian's to change: shown, and not to be changed by anyone else. */
  identityIsLocked?: boolean
}

const locked = 'Only the guardian changes this.'

const two = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }

export const StudentFields = ({
  register,
  errors,
  optionalExtras = false,
  identityIsLocked = false,
}: Props) => (
  <>
    <Field label="Student’s name" error={errors.name?.message}>
      <TextInput {...register('name')} autoComplete="off" />
    </Field>
    <Grid templateColumns={two} gap="4">
      <Field
        label="Date of birth"
        help={identityIsLocked ? locked : undefined}
        error={errors.birth_date?.message}
      >
        <TextInput {...register('birth_date')} type="date" readOnly={identityIsLocked} />
      </Field>
      <Field label="Class" optional={optionalExtras} error={errors.class_name?.message}>
        <TextInput {...register('class_name')} autoComplete="off" />
      </Field>
    </Grid>
    <Grid templateColumns={two} gap="4">
      <Field
        label="Guardian’s name"
        optional={optionalExtras}
        error={errors.guardian_name?.message}
      >
        <TextInput {...register('guardian_name')} autoComplete="off" />
      </Field>
      <Field
        label="Guardian’s email or mobile number"
        optional={optionalExtras}
        help={identityIsLocked ? locked : undefined}
        error={errors.guardian_contact?.message}
      >
        <TextInput
          {...register('guardian_contact')}
          autoComplete="off"
          autoCapitalize="none"
          readOnly={identityIsLocked}
        />
      </Field>
    </Grid>
  </>
)
