import { randomInt } from 'node:crypto'
import { studentAge } from '@brightyard/contract'
import { invalidInput } from '../../server/api-problem.ts'

/** Without easily confused letters and digits, and without vowels, so that it spells no words. */
const letters = 'bcdfghjkmnpqrstvwxyz23456789'
const some = (count: number) =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('')

/** Twelve letters in three groups, 57 bits: children read it out and type it. */
export const newFirstPassword = () => `${some(4)}-${some(4)}-${some(4)}`

/** Random, so that no one can guess the ids of others. */
export const newLoginId = () => `KID-${randomInt(100_000, 10_000_000)}`

/** Whether a birth date is within the ages that we serve. */
export function refuseOtherAges(birthDate: string | undefined, now: Date) {
  if (birthDate === undefined) return
  const born = new Date(`${birthDate}T00:00:00Z`)
  const yearsAgo = (years: number) => {
    const then = new Date(now)
    then.setUTCFullYear(then.getUTCFullYear() - years)
    return then
  }
  if (born > now) throw invalidInput({ birth_date: 'This day is still to come.' })
  if (born > yearsAgo(studentAge.min) || born <= yearsAgo(studentAge.max + 1)) {
    throw invalidInput({
      birth_date: `Students are ${studentAge.min} to ${studentAge.max} years old. Please check the date.`,
    })
  }
}
