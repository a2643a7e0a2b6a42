import { Grid } from '@brightyard/ui'
import { Field, Select, TextInput } from '@brightyard/ui/form'

type AddressFieldName =
  'name' | 'mobile' | 'line1' | 'line2' | 'landmark' | 'pincode' | 'city' | 'state'

interface AddressFieldProps {
  /** Ties a control to its form: `register('city')` of react-hook-form. */
  control: {
    name: string
    ref: (element: HTMLElement | null) => void
    onChange: (event: { target: unknown; type?: unknown }) => unknown
    onBlur: (event: { target: unknown; type?: unknown }) => unknown
  }
  error: string | undefined
}

interface AddressFieldsProps {
  fieldOf: (name: AddressFieldName) => AddressFieldProps
  /** The states to choose from. */
  states: readonly string[]
}

const twoColumns = {
  templateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
} as const

/** Where a parcel goes. Bundled with the pages that ask for it and not shared. */
export function AddressFields({ fieldOf, states }: AddressFieldsProps) {
  const name = fieldOf('name')
  const mobile = fieldOf('mobile')
  const line1 = fieldOf('line1')
  const line2 = fieldOf('line2')
  const landmark = fieldOf('landmark')
  const pincode = fieldOf('pincode')
  const city = fieldOf('city')
  const state = fieldOf('state')
  return (
    <>
      <Grid {...twoColumns}>
        <Field label="Who receives it?" error={name.error}>
          <TextInput {...name.control} autoComplete="shipping name" />
        </Field>
        <Field label="Mobile number for the courier" error={mobile.error}>
          <TextInput {...mobile.control} type="tel" inputMode="tel" autoComplete="shipping tel" />
        </Field>
      </Grid>
      <Field label="House number and street" error={line1.error}>
        <TextInput {...line1.control} autoComplete="shipping address-line1" />
      </Field>
      <Grid {...twoColumns}>
        <Field label="Area or floor" optional error={line2.error}>
          <TextInput {...line2.control} autoComplete="shipping address-line2" />
        </Field>
        <Field label="Landmark" optional error={landmark.error}>
          <TextInput {...landmark.control} autoComplete="off" />
        </Field>
        <Field label="PIN code" error={pincode.error}>
          <TextInput {...pincode.control} inputMode="numeric" autoComplete="shipping postal-code" />
        </Field>
        <Field label="City" error={city.error}>
          <TextInput {...city.control} autoComplete="shipping address-level2" />
        </Field>
      </Grid>
      <Field label="State" error={state.error}>
        <Select
          {...state.control}
          autoComplete="shipping address-level1"
          placeholder="Choose a state"
          options={states.map((one) => ({ value: one, label: one }))}
        />
      </Field>
    </>
  )
}
