import { buySubscription } from '@brightyard/contract/calls'
import type { SubscriptionChoice, SubscriptionQuote } from '@brightyard/contract/entities'
import { costRows, formatMoney } from '@brightyard/contract/money'
import { accountPaths, shopPaths } from '@brightyard/contract/paths'
import {
  DateTime,
  failureSentence,
  isRetryable,
  Link,
  useApi,
  useMutation,
  useNavigate,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { couponsQuery } from '@brightyard/runtime/payments'
import { Box, Button, Heading, Notice, Stack, Text } from '@brightyard/ui'
import { CostList, CouponForm, CouponOffers } from '@brightyard/ui/form'
import { useRef } from 'react'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { invalidateTerms, planQuoteQuery } from '../../maths/maths.queries.ts'

interface Props {
  userId: number
  choice: SubscriptionChoice
  onCoupon: (code: string) => void
}

/** What the chosen plan costs for the chosen kid, and the way to pay it. */
export function PlanCosts({ userId, choice, onCoupon }: Props) {
  const query = useQuery(planQuoteQuery(userId, choice))
  const buy = useBuy(choice, () => void query.refetch())
  return (
    <QueryBoundary query={query} what="the price" lines={8}>
      {(quote) => {
        const { kid, plan, is_renewal, starts_at, ends_at, amounts, totals, coupon, problems } =
          quote
        const isFree = totals.total_in_paise === 0
        const isOld = query.isPlaceholderData
        return (
          <Stack gap="5" opacity={isOld ? 0.5 : 1}>
            <Box>
              <Heading as="h2" size="md">
                {plan.name} for {kid.name}
              </Heading>
              <Text>
                {is_renewal ? (
                  <>
                    It follows the running plan: from <DateTime iso={starts_at} />
                  </>
                ) : (
                  'It starts with the payment and runs'
                )}{' '}
                until <DateTime iso={ends_at} />.
              </Text>
            </Box>
            <CostList
              rows={costRows(
                [{ name: plan.name, amount_in_paise: amounts.amount_in_paise }],
                totals,
                coupon?.code,
              )}
            />
            {totals.items_in_paise > 0 ? (
              <CouponForm
                code={choice.coupon ?? ''}
                applied={coupon && !coupon.problem ? coupon.code : null}
                onChange={onCoupon}
                offers={(onApply) => (
                  <Offers userId={userId} itemsInPaise={totals.items_in_paise} onApply={onApply} />
                )}
              />
            ) : null}
            <Box>
              {quote.policy.map((sentence) => (
                <Text key={sentence} color="fg.muted" fontSize="sm">
                  {sentence}
                </Text>
              ))}
            </Box>
            {buy.isError ? (
              <Notice tone="danger">
                {isRetryable(buy.error)
                  ? 'We could not confirm your order. Press the button again: it will not be bought twice.'
                  : failureSentence(buy.error)}
              </Notice>
            ) : null}
            <Problems problems={problems} />
            {problems.length === 0 ? (
              <Button
                size="lg"
                block
                busy={buy.isPending || buy.isSuccess || isOld}
                onClick={() => buy.mutate(quote)}
              >
                {isFree
                  ? 'Start, free of charge'
                  : `Buy and pay ${formatMoney(totals.total_in_paise)}`}
              </Button>
            ) : null}
          </Stack>
        )
      }}
    </QueryBoundary>
  )
}

const Problems = ({ problems }: Pick<SubscriptionQuote, 'problems'>) =>
  problems.map(({ code, message }) => (
    <Notice
      key={code}
      tone="danger"
      action={
        code === 'contact_unverified' ? (
          <Link to={accountPaths.security.to()}>Confirm your contact</Link>
        ) : undefined
      }
    >
      {message}
    </Notice>
  ))

/** However often it is pressed, the same quote is bought once. An unpaid order for the kid is replaced. */
function useBuy(choice: SubscriptionChoice, onOutdated: () => void) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const attempt = useRef({ content: '', key: '' })
  return useMutation({
    mutationFn: ({ fingerprint }: SubscriptionQuote) => {
      const content = `${fingerprint} ${JSON.stringify(choice)}`
      if (attempt.current.content !== content)
        attempt.current = { content, key: `plan-${crypto.randomUUID()}` }
      return api.call(buySubscription, {
        ...choice,
        fingerprint,
        idempotency_key: attempt.current.key,
      })
    },
    onSuccess: ({ order_code, payment }) => {
      invalidateTerms(client)
      void navigate(
        payment
          ? shopPaths.paymentSummary.to({}, { order_code })
          : accountPaths.subscriptionPayment.to({ id: order_code }),
      )
    },
    onError: (error) => {
      // Refused: what the page shows is no longer true.
      if (!isRetryable(error)) onOutdated()
    },
  })
}

interface OffersProps {
  userId: number
  itemsInPaise: number
  onApply: (code: string) => void
}

const Offers = ({ userId, itemsInPaise, onApply }: OffersProps) => (
  <CouponOffers query={useQuery(couponsQuery(userId, itemsInPaise))} onApply={onApply} />
)
