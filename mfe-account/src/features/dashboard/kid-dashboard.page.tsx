import { accountPaths } from '@brightyard/contract/paths'
import { type PageContext, pageNotFound, redirect } from '@brightyard/runtime'
import { ensureStudent } from '../../student/student.queries.ts'

/** The dashboard of one kid is its profile; a kid of somebody else is no page. */
export async function loader({ params, queryClient }: PageContext) {
  const id = /^\d{1,9}$/.test(params.id ?? '') ? Number(params.id) : 0
  if (id === 0) throw pageNotFound()
  await ensureStudent(queryClient, id)
  return redirect(accountPaths.studentProfile.to({}, { Id: id }))
}

export const Component = () => null
