import { accountPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  type PageContext,
  PageHead,
  pageNotFound,
  redirect,
  useLoaderData,
  useQuery,
} from '@brightyard/runtime'
import { Box, PageHeading } from '@brightyard/ui'
import { Asked } from '../../loading/asked.tsx'
import { OneTransaction } from './one-transaction.tsx'
import { transactionQuery, useOrderChanges } from './transactions.queries.ts'

/**
 * Without a code it is the list. A notification of a payment that is gone leads to the list with a word about it
 *; every other address of nothing, or of somebody else's, is no page at all.
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
    // Everything else is said on the page, which offers to try again.
  }
  return code
}

/** One payment with what it was for. */
export function Component() {
  const code = useLoaderData<string>()
  const query = useQuery(transactionQuery(code))
  useOrderChanges()
  const title = `Transaction ${query.data?.order_code ?? code}`
  return (
    <>
      <PageHead title={title} description="One payment." hidden />
      <PageHeading intro={query.data?.title}>{title}</PageHeading>
      <Box minH="20rem" pb="6">
        <Asked query={query} what="this transaction" lines={10}>
          {(payment) => <OneTransaction payment={payment} />}
        </Asked>
      </Box>
    </>
  )
}
