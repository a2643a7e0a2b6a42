import { createContext, useContext, useId, type ReactNode } from 'react'
import { Box, Flex, Grid, type GridProps, Span, Text } from '../layout.ts'

interface FieldState {
  controlId: string
  helpId: string | undefined
  errorId: string | undefined
  required: boolean
  disabled: boolean
}

const FieldContext = createContext<FieldState | undefined>(undefined)

const FieldRowContext = createContext(false)

const alone = { display: 'flex', flexDirection: 'column', gap: '1.5', minW: '0' } as const
/** Label with help, control, error: each at the height that it has in the fields beside it. */
const inRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  alignItems: 'start',
  rowGap: '1.5',
  minW: '0',
} as const

/** Attributes that tie a control to the label, help and error of the `Field` around it. */
export function useFieldAttributes() {
  const field = useContext(FieldContext)
  if (!field) return {}
  const describedBy = [field.errorId, field.helpId].filter(Boolean).join(' ')
  return {
    id: field.controlId,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(field.errorId ? { 'aria-invalid': true } : {}),
    ...(field.required ? { 'aria-required': true } : {}),
    ...(field.disabled ? { disabled: true } : {}),
  } as const
}

export interface FieldProps {
  label: ReactNode
  /** How to fill it in; read with the control. */
  help?: ReactNode
  /** What is wrong and how to put it right; read out when it appears. */
  error?: ReactNode
  /** Required is the rule and not marked; optional fields say so. */
  optional?: boolean
  disabled?: boolean
  /** Keep the label for assistive technology only, where the place makes it plain (search boxes). */
  hideLabel?: boolean
  /** Id of the control, for links to it from `FormErrorSummary`. Made up when not given. */
  id?: string
  /** One control of this entry. */
  children: ReactNode
}

/** A label, one control, its help and its error. */
export function Field({
  label,
  help,
  error,
  optional = false,
  disabled = false,
  hideLabel = false,
  id,
  children,
}: FieldProps) {
  const made = useId()
  const isInRow = useContext(FieldRowContext)
  const controlId = id ?? made
  const state: FieldState = {
    controlId,
    helpId: help ? `${controlId}-help` : undefined,
    errorId: error ? `${controlId}-error` : undefined,
    required: !optional,
    disabled,
  }
  return (
    <FieldContext value={state}>
      <Box {...(isInRow ? inRow : alone)}>
        <Flex direction="column" gap="1.5" minW="0">
          <label htmlFor={controlId}>
            <Span fontWeight="semibold" srOnly={hideLabel}>
              {label}
            </Span>
            {optional ? (
              <Span color="fg.muted" srOnly={hideLabel}>
                {' '}
                (optional)
              </Span>
            ) : null}
          </label>
          {help ? (
            <Text id={state.helpId} color="fg.muted" fontSize="sm">
              {help}
            </Text>
          ) : null}
        </Flex>
        {children}
        <Box aria-live="polite">
          {error ? <FieldError id={state.errorId}>{error}</FieldError> : null}
        </Box>
      </Box>
    </FieldContext>
  )
}

export interface FieldRowProps {
  /** As of a grid: `repeat(auto-fit, minmax(10rem, 1fr))`. */
  columns: GridProps['templateColumns']
  /** Fields alone. */
  children: ReactNode
}

/** Fields beside each other, whose controls stand in one line however long their helps are. */
export const FieldRow = ({ columns, children }: FieldRowProps) => (
  <FieldRowContext value>
    <Grid templateColumns={columns} gap="4">
      {children}
    </Grid>
  </FieldRowContext>
)

/** The error line under a control or a group. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <Text id={id} color="danger.fg" fontWeight="semibold" fontSize="sm">
      <Span aria-hidden fontFamily="heading" fontWeight="bold">
        !{' '}
      </Span>
      {children}
    </Text>
  )
}
