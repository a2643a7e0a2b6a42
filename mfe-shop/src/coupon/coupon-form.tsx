import { CouponCode } from '@brightyard/contract/entities'
import { useQuery } from '@brightyard/runtime'
import { couponsQuery } from '@brightyard/runtime/payments'
import { Box, Button, Flex } from '@brightyard/ui'
import { CouponOffers, Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readStoredCoupon, storeCoupon } from './stored-coupon.ts'
import { couponSentence } from './use-coupon.ts'

interface CouponFormProps {
  userId: number
  remember: boolean
  takesFocus: boolean
  busy: boolean
  error: Error | null
  onApply: (code: string) => void
}

export function CouponForm({
  userId,
  remember,
  takesFocus,
  busy,
  error,
  onApply,
}: CouponFormProps) {
  const [code, setCode] = useState(() => (remember ? readStoredCoupon() : ''))
  const [missing, setMissing] = useState<string | null>(null)
  const [offering, setOffering] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const focusOnArrival = useRef(takesFocus)
  useEffect(() => {
    if (focusOnArrival.current) input.current?.focus()
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const parsed = CouponCode.safeParse(code)
    setMissing(parsed.success ? null : (parsed.error.issues[0]?.message ?? null))
    if (parsed.success && !busy) onApply(parsed.data)
    else input.current?.focus()
  }
  return (
    <>
      <form noValidate onSubmit={submit}>
        <Flex gap="2" align="flex-start">
          <Box flex="1" minW="0">
            <Field
              label="Coupon code"
              optional
              error={missing ?? (error ? couponSentence(error) : undefined)}
            >
              <TextInput
                ref={input}
                value={code}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={(event) => {
                  setCode(event.target.value)
                  if (remember) storeCoupon(event.target.value)
                }}
              />
            </Field>
          </Box>
          <Box pt="1.875rem">
            <SubmitButton variant="outline" busy={busy} busyLabel="Applying">
              Apply
            </SubmitButton>
          </Box>
        </Flex>
      </form>
      {offering ? (
        <Offers userId={userId} busy={busy} onApply={onApply} />
      ) : (
        <Box>
          <Button variant="plain" size="sm" onClick={() => setOffering(true)}>
            See coupons for you
          </Button>
        </Box>
      )}
    </>
  )
}

const Offers = ({ userId, ...given }: Pick<CouponFormProps, 'userId' | 'busy' | 'onApply'>) => (
  <CouponOffers query={useQuery(couponsQuery(userId))} {...given} />
)
