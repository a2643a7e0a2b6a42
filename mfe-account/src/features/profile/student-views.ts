import { accountPaths } from '@brightyard/contract/paths'

export type StudentView = 'profile' | 'school' | 'campaigns'

/** A flag of the address, in any case of its name; `false` and nothing are off. */
const isOn = (query: URLSearchParams, name: string) =>
  [...query].some(([key, value]) => key.toLowerCase() === name && value !== '' && value !== 'false')

/** What of a student the address asks for. */
export function viewIn(query: URLSearchParams): StudentView {
  if (isOn(query, 'campaign')) return 'campaigns'
  return isOn(query, 'dashboardschool') || isOn(query, 'selectedschool') ? 'school' : 'profile'
}

/** The school that `selectedSchool` names. */
export function selectedSchoolIn(query: URLSearchParams): number | null {
  const [, value = ''] = [...query].find(([key]) => key.toLowerCase() === 'selectedschool') ?? []
  return /^\d{1,9}$/.test(value) ? Number(value) : null
}

export const viewAddress = (studentId: number, view: StudentView) =>
  accountPaths.studentProfile.to(
    {},
    {
      Id: studentId,
      ...(view === 'school' ? { dashboardSchool: true } : {}),
      ...(view === 'campaigns' ? { campaign: true } : {}),
    },
  )
