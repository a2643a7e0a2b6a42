import { estimateDelivery } from '@brightyard/contract/calls'
import { type DeliveryEstimate, type DeliveryOption, PinCode } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { failureSentence, formatDays, useHydrated, useQuery } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { Box, Button, chakra, Flex, SkeletonLines, Span, Text } from '@brightyard/ui'
import { Field, TextInput } from '@brightyard/ui/form'
import { DeliveryIcon } from '@brightyard/ui/icons'
import { type FormEvent, useState } from 'react'
import { keepPincode, lastPincode } from './pincode.storage.ts'

/** When these items would arrive at a PIN code, and what delivery costs. */
export function DeliveryCheck({ itemsInPaise }: { itemsInPaise: number }) {
  const hydrated = useHydrated()
  const [typed, setTyped] = useState<string | null>(null)
  const [checked, setChecked] = useState<string | null>(null)
  const [error, setError] = useState<string | undefined>()
  // The server does not know this tab's PIN code, and the first render must match the server's.
  const pincode = checked ?? (hydrated ? lastPincode() : null)
  const shown = typed ?? pincode ?? ''
  const digits = shown.replaceAll(/\s/g, '')

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = PinCode.safeParse(digits)
    setError(given.error?.issues[0]?.message)
    if (!given.success) return
    keepPincode(given.data)
    setChecked(given.data)
  }
  return (
    <Box as="section" aria-label="Delivery" borderTopWidth="1px" pt="5">
      <form noValidate onSubmit={check}>
        <Flex gap="3" align="flex-start" wrap="wrap">
          <Box flex="1 1 7rem" maxW="14rem">
            <Field label="Delivery to PIN code" error={error}>
              <TextInput
                value={shown}
                onChange={({ target }) => setTyped(target.value)}
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={7}
              />
            </Field>
          </Box>
          <Button type="submit" variant="outline" mt="2.03rem">
            Check
          </Button>
        </Flex>
      </form>
      {/* As high as the answer, so that nothing below it moves. */}
      <Box mt="3" minH="5.5rem" aria-live="polite">
        {pincode && pincode === digits ? (
          <Answer pincode={pincode} itemsInPaise={itemsInPaise} />
        ) : (
          <Flex gap="2" color="fg.muted" align="center">
            <DeliveryIcon size="1.25em" />
            <Text>See when it could arrive and what delivery costs.</Text>
          </Flex>
        )}
      </Box>
    </Box>
  )
}

function Answer({ pincode, itemsInPaise }: { pincode: string; itemsInPaise: number }) {
  const estimate = useQuery(
    queryOf(estimateDelivery, { pincode, items_in_paise: itemsInPaise }, { staleTime: 60_000 }),
  )
  if (estimate.data) return <Estimate estimate={estimate.data} />
  if (!estimate.isError) return <SkeletonLines lines={3} label="Looking up delivery" />
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Text>{failureSentence(estimate.error)}</Text>
      <Button
        size="sm"
        variant="outline"
        busy={estimate.isFetching}
        onClick={() => void estimate.refetch()}
      >
        Try again
      </Button>
    </Flex>
  )
}

function Estimate({
  estimate: { serviceable, area, message, options },
}: {
  estimate: DeliveryEstimate
}) {
  if (!serviceable) return <Text fontWeight="semibold">{message}</Text>
  return (
    <>
      <Text color="fg.muted" fontSize="sm" mb="1.5">
        {area}
      </Text>
      <DeliveryOptions options={options} />
    </>
  )
}

function priceOf({ price_in_paise, free_from_in_paise }: DeliveryOption) {
  if (price_in_paise === 0) return 'free'
  const price = formatPrice(price_in_paise)
  return free_from_in_paise === null
    ? price
    : `${price}, free from ${formatPrice(free_from_in_paise)}`
}

/** The ways a parcel can come: days and price of each. */
const DeliveryOptions = ({ options }: { options: readonly DeliveryOption[] }) => (
  <chakra.ul listStyleType="none" display="grid" gap="1">
    {options.map((option) => (
      <li key={option.choice}>
        <Text>
          <Span fontWeight="semibold">{formatDays(option.from, option.to, 'weekday-and-day')}</Span>
          <Span color="fg.muted">{` · ${option.name}, ${priceOf(option)}`}</Span>
        </Text>
      </li>
    ))}
  </chakra.ul>
)
