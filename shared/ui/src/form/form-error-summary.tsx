import { useEffect, useRef } from 'react'
import { Link } from '../content/styled.ts'
import { Box, Text } from '../layout.ts'

export interface FormErrorSummaryProps {
  /** Errors with the id of their control; nothing is shown for an empty list. */
  errors: readonly { fieldId?: string; message: string }[]
  title?: string
}

/** All that is wrong with a form, above it. Takes focus when it appears; each line leads to its control. */
export function FormErrorSummary({
  errors,
  title = 'Please check the form',
}: FormErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  useEffect(() => {
    if (shown) ref.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <Box
      ref={ref}
      role="alert"
      tabIndex={-1}
      colorPalette="danger"
      bg="danger.subtle"
      borderRadius="lg"
      px="5"
      py="4"
    >
      <Text fontWeight="bold" color="danger.fg">
        {title}
      </Text>
      <Box as="ul" ps="5" mt="1">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId}-${message}`}>
            {fieldId ? <Link href={`#${fieldId}`}>{message}</Link> : message}
          </li>
        ))}
      </Box>
    </Box>
  )
}
