import { type AddressInput, indianStates } from '@brightyard/contract/entities'
import { Grid } from '@brightyard/ui'
import { Field, Select, TextInput } from '@brightyard/ui/form'
import type { UseFormReturn } from 'react-hook-form'
import type { AddressDraft } from './address-draft.ts'

const twoColumns = {
  templateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
} as const

export function AddressFields({
  form,
}: {
  form: UseFormReturn<AddressDraft, unknown, AddressInput>
}) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <Grid {...twoColumns}>
        <Field label="Who receives it?" error={errors.name?.message}>
          <TextInput {...register('name')} autoComplete="shipping name" />
        </Field>
        <Field label="Mobile number for the courier" error={errors.mobile?.message}>
          <TextInput
            {...register('mobile')}
            type="tel"
            inputMode="tel"
            autoComplete="shipping tel"
          />
        </Field>
      </Grid>
      <Field label="House number and street" error={errors.line1?.message}>
        <TextInput {...register('line1')} autoComplete="shipping address-line1" />
      </Field>
      <Grid {...twoColumns}>
        <Field label="Area or floor" optional error={errors.line2?.message}>
          <TextInput {...register('line2')} autoComplete="shipping address-line2" />
        </Field>
        <Field label="Landmark" optional error={errors.landmark?.message}>
          <TextInput {...register('landmark')} autoComplete="off" />
        </Field>
        <Field label="PIN code" error={errors.pincode?.message}>
          <TextInput
            {...register('pincode')}
            inputMode="numeric"
            autoComplete="shipping postal-code"
          />
        </Field>
        <Field label="City" error={errors.city?.message}>
          <TextInput {...register('city')} autoComplete="shipping address-level2" />
        </Field>
      </Grid>
      <Field label="State" error={errors.state?.message}>
        <Select
          {...register('state')}
          autoComplete="shipping address-level1"
          placeholder="Choose a state"
          options={indianStates.map((state) => ({ value: state, label: state }))}
        />
      </Field>
    </>
  )
}
