import { type ReactNode, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Box, Flex, Text } from '../layout.ts'
import { Field } from './field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextInput } from './text-input.tsx'

export interface CouponFormProps {
  /** The code that was entered last. */
  code: string
  /** The coupon that the price has; null where there is none, or it cannot be used. */
  applied: string | null
  /** Why the code cannot be used. */
  error?: string | undefined
  /** Gets the code to try; an empty one takes the coupon away. */
  onChange: (code: string) => void
  /** Renders `CouponOffers`, once somebody asks for them; absent where there are none. */
  offers?: (onApply: (code: string) => void) => ReactNode
}

/** A coupon for an order: entered, or applied and to be removed. */
export function CouponForm({ code, applied, error, onChange, offers }: CouponFormProps) {
  const [typed, setTyped] = useState(code)
  const [isOffering, setOffering] = useState(false)
  if (code && applied)
    return (
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text role="status">Coupon {applied} is applied.</Text>
        <Button
          variant="plain"
          size="sm"
          onClick={() => {
            setTyped('')
            setOffering(false)
            onChange('')
          }}
        >
          Remove coupon
        </Button>
      </Flex>
    )
  return (
    <Box>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onChange(typed.trim())
        }}
      >
        <Flex gap="2" align="flex-end">
          <Box flex="1" minW="0">
            <Field label="Coupon code" optional error={error}>
              <TextInput
                value={typed}
                autoComplete="off"
                maxLength={40}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Field>
          </Box>
          <SubmitButton variant="outline" busy={false} busyLabel="Applying">
            Apply
          </SubmitButton>
        </Flex>
      </form>
      {offers ? (
        <Box mt="2">
          {isOffering ? (
            offers(onChange)
          ) : (
            <Button variant="plain" size="sm" onClick={() => setOffering(true)}>
              See coupons for you
            </Button>
          )}
        </Box>
      ) : null}
    </Box>
  )
}
