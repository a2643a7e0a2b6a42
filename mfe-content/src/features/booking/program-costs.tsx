import { enrolKids } from '@brightyard/contract/calls'
import type { EnrolmentChoice, EnrolmentQuote } from '@brightyard/contract/entities'
import { costRows, formatMoney } from '@brightyard/contract/money'
import { accountPaths, shopPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  failureSentence,
  isRetryable,
  Link,
  useApi,
  useMutation,
  useNavigate,
} from '@brightyard/runtime'
import { Box, Button, Heading, LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import { CostList } from '@brightyard/ui/form'
import { BookingCoupon } from '../../bookings/booking-coupon.tsx'
import { attemptKey, endAttempt } from '../../bookings/booking-draft.ts'

interface Props {
  quote: EnrolmentQuote
  choice: EnrolmentChoice
  userId: number
  /** Of what was chosen before; the new one is on its way. */
  isOld: boolean
  onRefused: () => void
  coupon: string
  onCoupon: (code: string) => void
}

/** The price, the rule of leaving, and the button that enrols or goes to the payment. */
export function ProgramCosts({ quote, isOld, coupon, onCoupon, ...order }: Props) {
  const { kids, totals, problems, policy } = quote
  const enrol = useEnrol(order)
  const isFree = totals.total_in_paise === 0
  const ofAll = problems.filter(({ student_id }) => student_id === null)
  return (
    <Stack gap="5" opacity={isOld ? 0.5 : 1}>
      {ofAll.map(({ code, message }) => (
        <Notice
          key={code}
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
      <CostList
        rows={costRows(
          kids.map(({ name, amount_in_paise }) => ({ name, amount_in_paise })),
          totals,
          quote.coupon?.code,
        )}
      />
      {totals.items_in_paise > 0 ? (
        <BookingCoupon
          itemsInPaise={totals.items_in_paise}
          code={coupon}
          applied={quote.coupon && !quote.coupon.problem ? quote.coupon.code : null}
          onChange={onCoupon}
        />
      ) : null}
      <Box>
        <Heading as="h3" size="sm" mb="1">
          If your kid leaves
        </Heading>
        {policy.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </Box>
      {enrol.isError ? (
        <Notice tone="danger">
          {isRetryable(enrol.error)
            ? 'We could not confirm it. Press the button again: nothing will be ordered twice.'
            : failureSentence(enrol.error)}
        </Notice>
      ) : null}
      {problems.length === 0 ? (
        <Button
          size="lg"
          block
          busy={enrol.isPending || enrol.isSuccess || isOld}
          onClick={() => enrol.mutate(quote.fingerprint)}
        >
          {isFree ? 'Enrol, free of charge' : `Enrol and pay ${formatMoney(totals.total_in_paise)}`}
        </Button>
      ) : null}
    </Stack>
  )
}

/** However often it is pressed, the same quote is one order. */
function useEnrol({ choice, userId, onRefused }: Pick<Props, 'choice' | 'userId' | 'onRefused'>) {
  const api = useApi()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (fingerprint: string) =>
      api.call(enrolKids, {
        ...choice,
        fingerprint,
        idempotency_key: attemptKey(userId, `${fingerprint} ${JSON.stringify(choice)}`),
      }),
    onSuccess: ({ payment }) => {
      endAttempt(userId)
      void navigate(
        payment
          ? shopPaths.paymentSummary.to({}, { order_code: payment.order_code })
          : accountPaths.myPrograms.to({}, { enrolled: choice.program_id }),
      )
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'key_reused') endAttempt(userId)
      if (!isRetryable(error)) onRefused()
    },
  })
}
