import { accountPaths, bookingPaths } from '@brightyard/contract/paths'
import { type PageContext, PageHead, redirect, useSearchParams } from '@brightyard/runtime'
import { whatIsNextQuery } from '../../next/what-is-next.queries.ts'
import { isGuardian, isSchool, signedInUser } from '../../signed-in/signed-in-user.ts'
import { familyQuery } from '../../signed-in/kids.queries.ts'
import { isStudent } from '../../student/student-address.ts'
import { BookingDetails } from './booking-details.tsx'
import { BookingList } from './booking-list.tsx'
import { bookingQuery, bookingsQuery, codeIn, filterIn } from './bookings.queries.ts'

/** Of families: nobody else has bookings of their own. A booking of another family is no page. */
export async function loader({ request, queryClient }: PageContext) {
  const user = signedInUser()
  if (user && isSchool(user)) return redirect(accountPaths.dashboard.to())
  if (user && !isGuardian(user) && !isStudent(user)) return redirect(bookingPaths.organiser.to())
  const query = new URL(request.url).searchParams
  const code = codeIn(query)
  if (code) {
    try {
      await queryClient.fetchQuery({ ...bookingQuery(code), retry: false })
    } catch (error) {
      if (error instanceof Response) throw error
      // The page shows any other failure and offers a retry.
    }
    return null
  }
  if (user && isGuardian(user)) void queryClient.prefetchQuery(familyQuery)
  void queryClient.prefetchQuery(whatIsNextQuery)
  void queryClient.prefetchQuery(bookingsQuery(filterIn(query)))
  return null
}

/** What a family has booked; the address names the one that is shown, if any. */
export function Component() {
  const [query] = useSearchParams()
  const code = codeIn(query)
  return (
    <>
      <PageHead
        title="My classes and activities"
        description="What is booked, tickets and changes."
        hidden
      />
      {code ? <BookingDetails key={code} code={code} /> : <BookingList filter={filterIn(query)} />}
    </>
  )
}
