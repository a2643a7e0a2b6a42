import { disabledOpacity } from '../theme/recipes.ts'

/** The look of everything that is typed into or picked from. */
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
