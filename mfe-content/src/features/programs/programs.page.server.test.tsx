/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals'
import {
  getProgram,
  getProgramChapter,
  getProgramClass,
  getProgramLesson,
  listPrograms,
  listActivityReviews,
} from '@brightyard/contract/calls'
import { answer, network, refuse } from '@brightyard/testing'
import { htmlFindings, renderOnServer } from '@brightyard/testing/server'
import {
  chapterDetails,
  lessonOf,
  programClass,
  programDetails,
  programsOf,
} from '../../fixtures/programs.ts'
import { reviewListOf } from '../../fixtures/reviews.ts'
import * as page from './programs.page.tsx'

beforeEach(() => network.use(answer(listActivityReviews, reviewListOf())))

test.each([
  ['/program', '/program', 'Programs that we recommend'],
  ['/program/all', '/program/all?subject=maths', 'Program 1'],
  ['/program/:id', '/program/1', '"@type":"Course"'],
  ['/program/chapter/:id', '/program/chapter/21?lesson=31', 'Fill a cup to the brim.'],
  ['/program/class/:id', '/program/class/41', 'Saturday kitchen'],
])(
  'W-009, Q-036: %s is rendered on the server with content and head',
  async (path, address, text) => {
    network.use(
      answer(listPrograms, programsOf([1])),
      answer(getProgram, programDetails),
      answer(getProgramChapter, chapterDetails),
      answer(getProgramClass, programClass),
      answer(getProgramLesson, lessonOf(31)),
    )
    const { status, html, unfetched } = await renderOnServer(page, { path, address })
    expect(status).toBe(200)
    expect(unfetched).toEqual([])
    expect(html).toContain(text)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(await htmlFindings(html)).toEqual([])
  },
)

test('R-123: an unknown program, and an id that is none, are not found', async () => {
  network.use(refuse(getProgram, 404))
  const render = (address: string) => renderOnServer(page, { path: '/program/:id', address })
  expect((await render('/program/99')).status).toBe(404)
  expect((await render('/program/kitchen')).status).toBe(404)
})
