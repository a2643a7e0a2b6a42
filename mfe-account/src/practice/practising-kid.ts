import { kidSelected } from '@brightyard/contract/channels'
import type { SessionUser } from '@brightyard/contract/entities'
import { channel } from '@brightyard/runtime'
import { isGuardian, signedInUser } from '../signed-in/signed-in-user.ts'
import { isStudent } from '../student/student-address.ts'

/** An id as it may stand in an address; undefined for anything else. */
export const idIn = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** The kid that an address names; a student is always the own one, others the chosen kid. */
export function kidOf(named: string): number | null {
  const user = signedInUser()
  return (
    idIn(named) ??
    (user && isStudent(user) ? user.id : (channel(kidSelected).latest()?.kid?.user_id ?? null))
  )
}

/** `id` of a query, whatever its capitals. */
export function idOfQuery(query: URLSearchParams): string {
  const [, id = ''] = [...query].find(([key]) => key.toLowerCase() === 'id') ?? []
  return id
}

/** Practice is between a kid and its family; schools and partners assign worksheets. */
export const isFamily = (user: SessionUser) => isGuardian(user) || isStudent(user)
