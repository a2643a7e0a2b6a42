import { accountPaths } from '@brightyard/contract/paths'
import { type PageContext, redirect } from '@brightyard/runtime'
import { signedInUser } from '../../signed-in/signed-in-user.ts'
import { isStudent, studentAddress } from '../../student/student-address.ts'

/** Students see their profile with rooms, plan and achievements; others their own dashboard. */
export function loader({ request }: PageContext) {
  const user = signedInUser()
  return redirect(
    user && isStudent(user) && user.student_id !== null
      ? studentAddress(user, new URL(request.url).searchParams)
      : accountPaths.dashboard.to(),
  )
}

export const Component = () => null
