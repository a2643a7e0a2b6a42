import { accountPaths } from '@brightyard/contract/paths'
import { pageNotFound, type PageContext, redirect } from '@brightyard/runtime'
import { familyQuery } from '../../signed-in/kids.queries.ts'
import { isGuardian, signedInUser } from '../../signed-in/signed-in-user.ts'
import { idIn, kidOf } from '../../practice/practising-kid.ts'

/** What an address of an assessment names. */
export interface Named {
  /** Undefined where the address has none. */
  id: number | undefined
  /** The kid's own account; undefined where the server is to choose. */
  kid: number | undefined
  /** An earlier attempt; the last one otherwise. */
  attempt: number | undefined
}

/** Throws not found for an id that cannot be one. */
export function namedIn({ params, request }: Pick<PageContext, 'params' | 'request'>): Named {
  const id = params.id === undefined ? undefined : idIn(params.id)
  if (params.id !== undefined && id === undefined) throw pageNotFound()
  const { searchParams } = new URL(request.url)
  return {
    id,
    kid: kidOf(searchParams.get('kid') ?? '') ?? undefined,
    attempt: idIn(searchParams.get('attempt') ?? ''),
  }
}

/** For a guardian of several kids, none of whom is chosen: the same address of the first one. Without a kid: to add one. */
export async function ofFirstKid(
  { kid }: Named,
  { request, queryClient }: Pick<PageContext, 'request' | 'queryClient'>,
): Promise<Response | null> {
  const user = signedInUser()
  // With a room of a kid the server knows whom it is about.
  if (kid !== undefined || !user || !isGuardian(user) || user.roomStudent) return null
  const { data } = await queryClient.fetchQuery(familyQuery)
  const [first, second] = data
  if (!first) return redirect(accountPaths.kids.to())
  if (!second) return null
  const url = new URL(request.url)
  url.searchParams.set('kid', String(first.user_id))
  return redirect(url.pathname + url.search)
}
