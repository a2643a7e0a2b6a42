import { accountPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  DateTime,
  type PageContext,
  PageHead,
  pageNotFound,
  redirect,
  useLoaderData,
  useQuery,
} from '@brightyard/runtime'
import { Box, PageHeading } from '@brightyard/ui'
import { CopyableCode } from '@brightyard/ui/copyable-code'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { OneTransaction } from './one-transaction.tsx'
import { transactionQuery, useOrderChanges } from './transactions.queries.ts'

/**
 * Without a code it is the list. A notification of a payment that is gone leads to the list with a message;
 * every other address of nothing, or of somebody else's, is not a page.
 */
export async function loader({ params, request, queryClient }: PageContext) {
  const code = params.id ?? ''
  if (code === '') return redirect(accountPaths.transactions.to())
  if (!/^([1-9]\d{0,8}|[\w-]{4,40})$/.test(code)) throw pageNotFound()
  try {
    await queryClient.fetchQuery({ ...transactionQuery(code), retry: false })
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') {
      const from = new URL(request.url).searchParams.get('from')
      if (error.code === 'gone' || from === 'notification') {
        return redirect(accountPaths.transactions.to({}, { gone: true }))
      }
      throw pageNotFound()
    }
    // The page shows any other failure and offers a retry.
  }
  return code
}

/** One payment with what it was for. */
export function Component() {
  const code = useLoaderData<string>()
  const query = useQuery(transactionQuery(code))
  useOrderChanges()
  const payment = query.data
  return (
    <>
      <PageHead title="Your payment" description="One payment." hidden />
      <PageHeading
        intro={
          payment && (
            <>
              {payment.title}
              <CopyableCode label="Order code" code={payment.order_code} />
            </>
          )
        }
      >
        {payment ? (
          <>
            Payment of <DateTime iso={payment.paid_at} show="day-and-month" />
          </>
        ) : (
          'Your payment'
        )}
      </PageHeading>
      <Box minH="20rem" pb="6">
        <QueryBoundary query={query} what="this transaction" lines={10}>
          {(payment) => <OneTransaction payment={payment} />}
        </QueryBoundary>
      </Box>
    </>
  )
}
