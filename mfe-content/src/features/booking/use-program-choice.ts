import {
  type EnrolmentChoice,
  maxKidsAtOnce,
  type ProgramDetails,
} from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { useNavigate, useSearchParams } from '@brightyard/runtime'
import { useState } from 'react'

const idsIn = (text: string | null) =>
  (text ?? '')
    .split(',')
    .filter((one) => /^[1-9]\d{0,8}$/.test(one))
    .map(Number)

/** What the address says of an enrolment, and the way to change it. */
export function useProgramChoice(program: ProgramDetails) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  // A press counts at once, and the address follows: the router may come to it after the next press.
  const [query, setQuery] = useState(() => search.toString())
  const chosen = new URLSearchParams(query)
  const kids = idsIn(chosen.get('kids')).slice(0, maxKidsAtOnce)
  const wanted = idsIn(chosen.get('class'))[0]
  const group = program.classes.find(({ id }) => id === wanted)
  const coupon = chosen.get('coupon') ?? ''
  const address = (from: URLSearchParams) =>
    contentPaths.programBooking.to({ id: program.id }, Object.fromEntries(from))
  const choice: EnrolmentChoice = {
    program_id: program.id,
    student_ids: kids,
    ...(group ? { class_id: group.id } : {}),
    ...(coupon ? { coupon } : {}),
  }
  return {
    kids,
    group,
    coupon,
    choice,
    address: address(chosen),
    change: (change: Record<string, string>) => {
      const next = new URLSearchParams({ ...Object.fromEntries(chosen), ...change })
      for (const [name, value] of Object.entries(change)) if (value === '') next.delete(name)
      setQuery(next.toString())
      void navigate(address(next), { replace: true, preventScrollReset: true })
    },
  }
}
