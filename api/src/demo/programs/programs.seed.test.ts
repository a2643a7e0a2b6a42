import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  getProgram,
  getProgramLesson,
  getSubscribedActivity,
  listPrograms,
} from '@brightyard/contract'
import type { ProgramDetails } from '@brightyard/contract'
import { findTopic } from '../../modules/practice/engine/topics.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { seedRows } from '../seed-demo.ts'

let api: TestApi
const all: ProgramDetails[] = []
beforeAll(async () => {
  api = await startTestApi()
  await seedRows(api.db, api.clock.now)
  const { data } = await callerOf(api.app).call(listPrograms)
  for (const { id } of data) all.push(await callerOf(api.app).call(getProgram, { id }))
}, 60_000)
afterAll(() => api.close())

test('eight programs have pictures, teachers, three chapters of their own, and classes to come', () => {
  expect(all).toHaveLength(8)
  for (const one of all) {
    expect(one.picture?.src).toMatch(/^\/media\//)
    expect([one.title, one.chapters.map(({ lesson_count }) => lesson_count)]).toEqual([
      one.title,
      [2, 2, 2],
    ])
    expect(one.teachers[0]?.about).not.toBe('')
    for (const { dates } of one.classes)
      expect(Date.parse(dates[0]?.starts_at ?? '')).toBeGreaterThan(api.clock.now.getTime())
  }
  const titles = all.flatMap(({ chapters }) =>
    chapters.flatMap(({ lessons }) => lessons.map(({ title }) => title)),
  )
  expect(new Set(titles).size).toBe(48)
})

test('first lessons can be read, exercises lead to a topic, and Maths AI has three plans', async () => {
  const visitor = callerOf(api.app)
  const readable = all.flatMap(({ chapters }) => chapters[0]?.lessons ?? [])
  for (const { id } of readable) {
    const lesson = await visitor.call(getProgramLesson, { id })
    expect(lesson.paragraphs.join(' ').length).toBeGreaterThan(60)
    expect(lesson.kind === 'exercise').toBe(findTopic(lesson.practice_topic ?? '') !== undefined)
  }
  const { plans } = await visitor.call(getSubscribedActivity, { code: 'MATH_AI' })
  expect(plans.map(({ months }) => months)).toEqual([1, 3, 12])
})
