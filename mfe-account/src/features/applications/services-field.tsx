import { type Application, partnerServices } from '@brightyard/contract/calls'
import { Field, MultiSelect } from '@brightyard/ui/form'
import { type Control, useController } from 'react-hook-form'

const options = partnerServices.map((service) => ({ value: service, label: service }))

/** What a partner offers: as many of the list as it likes. */
export function ServicesField({ control }: { control: Control<Application> }) {
  const {
    field: { ref, value, onBlur, onChange },
    fieldState,
  } = useController({ control, name: 'services' })
  return (
    <Field
      label="What do you offer?"
      help="Choose as many as you like."
      error={fieldState.error?.message}
    >
      <MultiSelect
        ref={ref}
        label="Services"
        placeholder="Choose your services"
        options={options}
        value={value}
        onBlur={onBlur}
        onValueChange={(chosen) =>
          onChange(partnerServices.filter((service) => chosen.includes(service)))
        }
      />
    </Field>
  )
}
