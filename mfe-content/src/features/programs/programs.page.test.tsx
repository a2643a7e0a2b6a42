import { beforeEach, expect, test } from '@jest/globals'
import {
  getProgram,
  getProgramChapter,
  getProgramClass,
  getProgramLesson,
  listPrograms,
  listActivityReviews,
} from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  waitFor,
} from '@brightyard/testing'
import {
  chapterDetails,
  lessonOf,
  programClass,
  programDetails,
  programsOf,
} from '../../fixtures/programs.ts'
import { reviewListOf } from '../../fixtures/reviews.ts'
import * as page from './programs.page.tsx'

const open = (address: string, path = '*') =>
  renderPage(page, { path, address, others: path === '*' ? [] : ['/program/all'] })

beforeEach(() => network.use(answer(listActivityReviews, reviewListOf())))

test('R-054: programs by age and subject, and those that are recommended', async () => {
  network.use(answer(listPrograms, programsOf([1, 2])))
  const { container } = open('/program')
  expect(await screen.findByRole('link', { name: 'Program 1' })).toHaveAttribute(
    'href',
    '/program/1',
  )
  expect(screen.getByRole('link', { name: '6 years' })).toHaveAttribute(
    'href',
    '/program/all?age=6',
  )
  expect(screen.getByRole('link', { name: 'Maths (2)' })).toBeTruthy()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-096: all programs by age, subject, mode and order, all in the address', async () => {
  const asked: unknown[] = []
  network.use(
    answer(listPrograms, ({ input }) => {
      asked.push(input)
      return programsOf([1])
    }),
  )
  const { user, router } = open('/program/all?subject=maths&age=9')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'price')
  await waitFor(() => expect(router.state.location.search).toBe('?age=9&subject=maths&sort=price'))
  expect(JSON.parse(JSON.stringify(asked.at(-1)))).toMatchObject({
    subject: 'maths',
    sort: 'price',
  })
})

test.each([
  ['R-097', '/program/chapter'],
  ['R-098', '/program/class'],
])('%s: %s without a program leads to all programs', async (_, address) => {
  const { router } = open(address, address)
  await waitFor(() => expect(router.state.location.pathname).toBe('/program/all'))
})

test('R-123: a program has outcomes, chapters, classes, teachers and a first chapter to try', async () => {
  network.use(answer(getProgram, programDetails))
  const { container } = open('/program/1', '/program/:id')
  expect(await screen.findByRole('heading', { level: 1, name: 'Program 1' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '1. Cups and halves' })).toHaveAttribute(
    'href',
    '/program/chapter/21',
  )
  expect(screen.getByRole('link', { name: 'Saturday kitchen' })).toHaveAttribute(
    'href',
    '/program/class/41',
  )
  expect(screen.getByRole('link', { name: 'Try the first chapter' })).toHaveAttribute(
    'href',
    '/program/chapter/21?lesson=31',
  )
  expect(screen.getByText('halves every recipe')).toBeTruthy()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-121: a free chapter can be read lesson by lesson', async () => {
  network.use(
    answer(getProgramChapter, chapterDetails),
    answer(getProgramLesson, ({ input }) => lessonOf(Number(input.id))),
  )
  const { container } = open('/program/chapter/21?lesson=31', '/program/chapter/:id')
  expect(await screen.findByText('Fill a cup to the brim.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Next lesson' })).toHaveAttribute(
    'href',
    '/program/chapter/21?lesson=32',
  )
  expect(screen.getByRole('link', { name: 'The next chapter' })).toBeTruthy()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-121: lessons of later chapters are named, and for those who take the program', async () => {
  network.use(answer(getProgramChapter, { ...chapterDetails, is_free: false }))
  open('/program/chapter/21', '/program/chapter/:id')
  expect(await screen.findByText('For children who take the program')).toBeTruthy()
  expect(screen.getByText('Half a cup')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Half a cup' })).toBeNull()
})

test('R-122: a class of a program has its dates, teacher and seats', async () => {
  network.use(answer(getProgramClass, programClass))
  open('/program/class/41', '/program/class/:id')
  expect(await screen.findByText('3 of 12 seats left')).toBeTruthy()
  expect(screen.getByText('Ira Sen')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Program 1' })).toHaveLength(2)
})

test('Q-035: a program that cannot be loaded can be tried again', async () => {
  network.use(refuse(getProgram, 500))
  const { user } = open('/program/1', '/program/:id')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(getProgram, programDetails))
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Program 1' })).toBeTruthy()
})
