import type { Lesson } from '@brightyard/contract/entities'
import type { SchoolDay } from './school-week.ts'

/** By the clock of the school. */
export function greeting(time: string): string {
  if (time < '12:00') return 'Good morning'
  return time < '17:00' ? 'Good afternoon' : 'Good evening'
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

/** One sentence about today, for a child. */
export function todaySentence({ lessons, holidays }: SchoolDay): string {
  const [holiday] = holidays
  if (lessons.length === 0) {
    return holiday
      ? `It is ${holiday.name}, so there are no lessons today. Enjoy it!`
      : 'No lessons today. A good day to read, play or make something.'
  }
  const left = lessons.filter(({ when }) => when !== 'over').length
  if (left === 0) return 'All of today’s lessons are done. Well done!'
  if (left === lessons.length) return `${counted(left, 'lesson')} today. Have a great day!`
  return `${counted(lessons.length - left, 'lesson')} done, ${left} to go. Keep it up!`
}

/** One sentence about the day of a kid, for a grown-up. */
export function dayOfKid(name: string, { lessons, holidays }: SchoolDay): string {
  const [holiday] = holidays
  if (lessons.length === 0)
    return holiday ? `No lessons today: it is ${holiday.name}.` : `${name} has no lessons today.`
  const left = lessons.filter(({ when }) => when !== 'over').length
  if (left === 0) return `All of today’s lessons of ${name} are over.`
  if (left === lessons.length) return `${name} has ${counted(left, 'lesson')} today.`
  return `${name} has ${counted(left, 'lesson')} to go today.`
}

/** `Music room, Ms Sharma`; what is not known is left out. */
export const placeText = ({ place, is_online, teacher }: Lesson): string =>
  [is_online ? 'Online' : place, teacher].filter(Boolean).join(', ')
