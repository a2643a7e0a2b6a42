import type { Lesson, RoomHoliday, StudentDashboard } from '@brightyard/contract/entities'
import { addDays, type WallClock, weekdayOf } from './wall-clock.ts'

/** A lesson on a certain day. */
export interface HeldLesson extends Lesson {
  when: 'over' | 'now' | 'ahead'
}

export interface SchoolDay {
  date: string
  weekday: number
  isToday: boolean
  lessons: HeldLesson[]
  /** Of rooms that would have given lessons or not. */
  holidays: RoomHoliday[]
}

type Week = Pick<StudentDashboard, 'lessons' | 'holidays'>

function whenIs({ starts, ends }: Lesson, date: string, clock: WallClock): HeldLesson['when'] {
  if (date !== clock.date) return date < clock.date ? 'over' : 'ahead'
  if (clock.time >= ends) return 'over'
  return clock.time >= starts ? 'now' : 'ahead'
}

/** What is held on this day: a room on holiday gives nothing. */
export function schoolDay({ lessons, holidays }: Week, date: string, clock: WallClock): SchoolDay {
  const weekday = weekdayOf(date)
  const free = holidays.filter(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on)
  const closed = new Set(free.map(({ room_id }) => room_id))
  return {
    date,
    weekday,
    isToday: date === clock.date,
    holidays: free,
    lessons: lessons
      .filter((lesson) => lesson.weekday === weekday && !closed.has(lesson.room_id))
      .map((lesson) => ({ ...lesson, when: whenIs(lesson, date, clock) })),
  }
}

/** Monday to Sunday of the week that it is; free days at its end are left out, today never is. */
export function schoolWeek(week: Week, clock: WallClock): SchoolDay[] {
  const monday = addDays(clock.date, 1 - clock.weekday)
  return Array.from({ length: 7 }, (_, index) =>
    schoolDay(week, addDays(monday, index), clock),
  ).filter(({ weekday, isToday, lessons }) => weekday <= 5 || isToday || lessons.length > 0)
}

export interface ComingLesson {
  lesson: HeldLesson
  date: string
}

/** The lesson that runs, or the next one within two weeks, and what follows it on the same day. */
export function comingLessons(week: Week, clock: WallClock): ComingLesson[] {
  for (let days = 0; days < 14; days += 1) {
    const { date, lessons } = schoolDay(week, addDays(clock.date, days), clock)
    const left = lessons.filter(({ when }) => when !== 'over')
    if (left.length > 0) return left.slice(0, 2).map((lesson) => ({ lesson, date }))
  }
  return []
}

/** The first holiday that is still to come. */
export const nextHoliday = ({ holidays }: Week, clock: WallClock): RoomHoliday | undefined =>
  holidays.find(({ starts_on }) => starts_on > clock.date)
