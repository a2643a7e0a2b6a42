import { expect, test } from '@jest/globals'
import { aDashboard, aLesson } from './dashboard.fixture.ts'
import { comingLessons, schoolDay, schoolWeek } from './school-week.ts'
import { dayText, inMinutes, wallClock } from './wall-clock.ts'

const at = (iso: string) => wallClock(new Date(iso), 'Asia/Kolkata')
const comingAt = (iso: string) =>
  comingLessons(aDashboard, at(iso)).map(({ lesson, date }) => [
    lesson.subject,
    lesson.when,
    date.slice(-2),
  ])

test.each([
  ['2026-03-17T18:29:00Z', '2026-03-17', 2, '23:59'],
  ['2026-03-17T18:30:00Z', '2026-03-18', 3, '00:00'],
  ['2026-03-22T03:35:00Z', '2026-03-22', 7, '09:05'],
])('R-063: at %s the wall of the school shows %s, day %d, %s', (iso, date, weekday, time) => {
  expect(at(iso)).toEqual({ date, weekday, time })
})

test.each([
  ['before the first lesson', '2026-03-18T02:30:00Z', 'Maths', 'ahead', '18', 'Art'],
  ['in a lesson', '2026-03-18T03:35:00Z', 'Maths', 'now', '18', 'Art'],
  ['at its very end', '2026-03-18T04:10:00Z', 'Art', 'ahead', '18', 'Singing'],
  ['after the last one', '2026-03-18T12:30:00Z', 'Music', 'ahead', '19', undefined],
  ['over a holiday', '2026-03-19T12:30:00Z', 'Games', 'ahead', '21', undefined],
  ['at the end of the week', '2026-03-21T12:30:00Z', 'Maths', 'ahead', '23', undefined],
])('R-063: what comes next %s', (_when, iso, subject, when, day, then) => {
  const [first, second] = comingAt(iso)
  expect(first).toEqual([subject, when, day])
  expect(second?.[0]).toBe(then)
})

test('R-063: a room on holiday gives no lesson that day, the other room does', () => {
  const lessons = [
    aLesson({ id: 1, weekday: 5 }),
    aLesson({ id: 2, weekday: 5, subject: 'Tabla', room_id: 4 }),
  ]
  const day = schoolDay({ ...aDashboard, lessons }, '2026-03-20', at('2026-03-18T04:00:00Z'))
  expect(day.lessons.map(({ subject }) => subject)).toEqual(['Tabla'])
  expect(day.holidays.map(({ name }) => name)).toEqual(['Holi'])
})

test('R-063: the week runs from Monday; a free day at its end is left out unless it is today', () => {
  const daysAt = (iso: string) => schoolWeek(aDashboard, at(iso)).map(({ date }) => date.slice(-2))
  expect(daysAt('2026-03-18T04:00:00Z')).toEqual(['16', '17', '18', '19', '20', '21'])
  expect(daysAt('2026-03-22T04:00:00Z')).toEqual(['16', '17', '18', '19', '20', '21', '22'])
})

test('R-063: a week that never has a lesson has nothing coming', () => {
  expect(comingLessons({ lessons: [], holidays: [] }, at('2026-03-18T04:00:00Z'))).toEqual([])
})

test.each([
  ['2026-03-18', 'today'],
  ['2026-03-19', 'tomorrow'],
  ['2026-03-17', 'yesterday'],
  ['2026-03-20', 'on Friday'],
  ['2026-03-14', 'on Saturday'],
  ['2026-04-02', 'on 2 April'],
])('from 18 March, %s is %s', (date, words) => {
  expect(dayText(date, '2026-03-18')).toBe(words)
})

test.each([
  [0, 'now'],
  [1, 'in 1 minute'],
  [25, 'in 25 minutes'],
  [60, 'in 1 hour'],
  [150, 'in 3 hours'],
])('%d minutes ahead is said as %s', (minutes, words) => {
  expect(inMinutes(minutes)).toBe(words)
})
