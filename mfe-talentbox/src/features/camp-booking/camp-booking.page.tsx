import { contentTypeIds } from '@brightyard/contract/entities'
import { bookingPaths, talentboxPaths } from '@brightyard/contract/paths'
import {
  loadSubject,
  type PageContext,
  replace,
  toPageNotFound,
  useLoaderData,
} from '@brightyard/runtime'
import { getOfferingById } from '@brightyard/contract/calls'
import { paymentStatusQuery, throwRefusal } from '@brightyard/runtime/payments'
import { queryOf } from '@brightyard/runtime/queries'
import { Box } from '@brightyard/ui'
import { campQuery } from '../../camps/camp.queries.ts'
import { bookingAddress, readChosen } from './booking-address.ts'
import { BookingSummary } from './booking-summary.tsx'
import { freeBookingsQuery } from './camp-booking.queries.ts'
import { CampHistory } from './camp-history.tsx'

type Subject = { offering: string } | { orderCode: string; codes: string[] }

/** The summary before a payment, or what a family has booked and entered. */
export async function loader(context: PageContext) {
  const { pathname, searchParams } = new URL(context.request.url)
  const isHistory =
    pathname.toLowerCase().replace(/\/+$/, '') === bookingPaths.paymentStatus.camp.pattern
  return isHistory ? loadHistory(context, searchParams) : loadSummary(context, searchParams)
}

/** A camp by its slug; older links name it by type and id. The fee of a campaign is paid where it is entered. */
async function loadSummary({ queryClient }: PageContext, search: URLSearchParams) {
  const chosen = readChosen(search)
  const { offering } = chosen
  const id = /^[1-9]\d{0,8}$/.exec(search.get('id') ?? '')?.[0]
  if (!offering && search.get('type') === String(contentTypeIds.Campaigns))
    return replace(talentboxPaths.submission.to({}, { id }))
  if (!offering && !id) return replace(talentboxPaths.camps.to())
  const loading = queryClient.ensureQueryData(
    offering
      ? campQuery(offering)
      : queryOf(getOfferingById, { id: Number(id) }, { mapError: toPageNotFound }),
  )
  await loadSubject(loading)
  const camp = await loading.catch(() => null)
  if (camp && camp.kind !== 'camp')
    return replace(bookingPaths.book[camp.kind].to({}, { offering: camp.slug }))
  if (camp && !offering) return replace(bookingAddress({ ...chosen, offering: camp.slug }))
  return { offering } satisfies Subject
}

/** What the address says is not trusted: somebody else's order or booking is not found. */
async function loadHistory({ queryClient }: PageContext, search: URLSearchParams) {
  const orderCode = search.get('order_code') ?? ''
  const codes = (search.get('bookings') ?? '').split(',').filter(Boolean).slice(0, 10)
  try {
    if (orderCode) await queryClient.fetchQuery({ ...paymentStatusQuery(orderCode), retry: false })
    else if (codes.length > 0)
      await queryClient.fetchQuery({ ...freeBookingsQuery(codes), retry: false })
  } catch (error) {
    throwRefusal(error)
  }
  return { orderCode, codes } satisfies Subject
}

export function Component() {
  const subject = useLoaderData<Subject>()
  return (
    <Box colorPalette="learn" bg="bg">
      {'offering' in subject ? (
        <BookingSummary slug={subject.offering} />
      ) : (
        <CampHistory {...subject} />
      )}
    </Box>
  )
}
