import type { BookingQuote } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { accountPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, Button, chakra, Flex, Heading, LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { useState } from 'react'
import { Loaded } from '../../entries/loaded.tsx'
import type { BookingState } from './use-booking.ts'
import { WaitingList } from './waiting-list.tsx'

export function CostStep({ booking }: { booking: BookingState }) {
  const { quote, change } = booking
  if (!quote) return null
  return (
    <Loaded query={quote} what="the price">
      {(data) => (
        <Stack gap="5" opacity={quote.isPlaceholderData ? 0.5 : 1}>
          <Issues quote={data} />
          {data.seats_left === 0 ? (
            <WaitingList booking={booking} />
          ) : (
            <>
              <Costs quote={data} />
              {data.totals.items_in_paise > 0 ? (
                <CouponPart booking={booking} quote={data} />
              ) : null}
              <Box>
                <Heading as="h3" size="sm" mb="1">
                  If you cancel
                </Heading>
                {data.policy.sentences.map((sentence) => (
                  <Text key={sentence}>{sentence}</Text>
                ))}
              </Box>
              {data.problems.length === 0 ? (
                <Button
                  size="lg"
                  busy={quote.isPlaceholderData}
                  onClick={() => change({ step: 'pay' })}
                >
                  Continue
                </Button>
              ) : null}
            </>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

/** What prevents the booking, and what only might: another date of a kid at the same time. */
export const Issues = ({ quote }: { quote: BookingQuote }) => (
  <>
    {quote.problems.map(({ code, message, student_id }) => (
      <Notice
        key={`${code} ${student_id}`}
        tone="danger"
        action={
          code === 'contact_unverified' ? (
            <LinkButton asChild size="sm" variant="outline">
              <Link to={accountPaths.security.to()}>Confirm your contact</Link>
            </LinkButton>
          ) : undefined
        }
      >
        {message}
      </Notice>
    ))}
    {quote.warnings.map(({ message }) => (
      <Notice key={message} tone="warning" title="Two at the same time">
        {message} You can book all the same.
      </Notice>
    ))}
  </>
)

/** One row for each kid, and the total with its tax; all from the server. */
export function Costs({ quote }: { quote: BookingQuote }) {
  const { kids, ticket, coupon, totals } = quote
  const taxes = totals.tax_rates.filter(({ tax_in_paise }) => tax_in_paise > 0)
  const rows = [
    ...kids.map(
      ({ name, amount_in_paise }) => [`${name}: ${ticket.name}`, amount_in_paise] as const,
    ),
    ...(totals.discount_in_paise > 0
      ? [[`Coupon ${coupon?.code ?? ''}`, -totals.discount_in_paise] as const]
      : []),
    ['Total', totals.total_in_paise] as const,
    ...(taxes.length > 0 ? [['Price before tax', totals.pre_tax_in_paise] as const] : []),
    ...taxes.map(({ tax_percent, tax_in_paise }) => [`Tax ${tax_percent}%`, tax_in_paise] as const),
  ]
  return (
    <chakra.dl fontVariantNumeric="tabular-nums" display="grid" gap="1.5">
      {rows.map(([name, paise], index) => (
        <Flex
          key={`${name} ${index}`}
          justify="space-between"
          gap="4"
          {...(name === 'Total' ? { fontWeight: 'bold', fontSize: 'lg' } : {})}
        >
          <dt>{name}</dt>
          <dd>{paise < 0 ? `−${formatMoney(-paise)}` : formatMoney(paise)}</dd>
        </Flex>
      ))}
    </chakra.dl>
  )
}

function CouponPart({ booking, quote }: { booking: BookingState; quote: BookingQuote }) {
  const { chosen, change } = booking
  const [code, setCode] = useState(chosen.coupon)
  if (chosen.coupon && quote.coupon && !quote.coupon.problem)
    return (
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text role="status">Coupon {quote.coupon.code} is applied.</Text>
        <Button variant="plain" size="sm" onClick={() => change({ coupon: '' })}>
          Remove coupon
        </Button>
      </Flex>
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        change({ coupon: code.trim() })
      }}
    >
      <Flex gap="2" align="flex-end">
        <Box flex="1" minW="0">
          <Field label="Coupon code" optional>
            <TextInput
              value={code}
              autoComplete="off"
              maxLength={40}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
        </Box>
        <SubmitButton variant="outline" busy={false} busyLabel="Applying">
          Apply
        </SubmitButton>
      </Flex>
    </form>
  )
}
