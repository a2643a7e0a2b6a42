import { disabledOpacity } from '../theme/recipes.ts'

/** Styles shared by all input controls. */
export const controlStyle = {
  width: '100%',
  minHeight: '3rem',
  paddingInline: '1rem',
  paddingBlock: '0.5rem',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  borderRadius: 'md',
  fontSize: 'md',
  lineHeight: 1.4,
  transition: 'border-color 120ms, box-shadow 120ms',
  _hover: { borderColor: 'fg' },
  _focusVisible: { outlineOffset: '1px' },
  _invalid: { borderColor: 'danger.solid', borderWidth: '2px' },
  _disabled: { opacity: disabledOpacity, cursor: 'not-allowed' },
  _readOnly: { bg: 'bg.subtle' },
} as const
