// Forms: loaded by the pages that have one.
export {
  Field,
  FieldRow,
  useFieldAttributes,
  type FieldProps,
  type FieldRowProps,
} from './field.tsx'
export * from './applied-filters.tsx'
export * from './checkbox.tsx'
export * from './cost-list.tsx'
export * from './coupon-form.tsx'
export * from './coupon-offers.tsx'
export * from './filter-group.tsx'
export * from './radio-group.tsx'
export * from './form-error-summary.tsx'
export { MultiSelect, type MultiSelectProps } from './multi-select.tsx'
export * from './number-stepper.tsx'
export * from './password-input.tsx'
export * from './search-input.tsx'
export * from './search-line.tsx'
export { Select, type SelectOption, type SelectProps } from './select.tsx'
export * from './submit-button.tsx'
export * from './text-input.tsx'
