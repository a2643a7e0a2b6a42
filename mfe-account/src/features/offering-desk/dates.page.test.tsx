import {
  addSessions,
  getOwnOffering,
  listOwnSessions,
  listOwnTeachers,
  removeSession,
} from '@brightyard/contract/calls'
import type { OwnSession } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { person } from '../../testing/person.fixture.ts'
import { date, details } from './offering.fixture.ts'
import * as page from './offerings.page.tsx'

let dates: OwnSession[]
beforeEach(() => {
  localStorage.clear()
  dates = [date(1), date(2, { seats_taken: 2, seats_left: 10 })]
  network.use(
    answer(getOwnOffering, details()),
    answer(listOwnSessions, () => ({ data: dates })),
    answer(listOwnTeachers, { data: [] }),
  )
})
const open = () =>
  renderPage(page, {
    path: '/bookings/offerings/edit/:id?',
    address: '/bookings/offerings/edit/7?part=dates',
    user: userOf('vendor'),
  })

const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('T-005: a week is added by the clock of the place, and only a date without bookings is removed', async () => {
  const added: object[] = []
  network.use(
    answer(addSessions, ({ input }) => {
      added.push(input)
      return { data: [date(3)] }
    }),
    answer(removeSession, ({ input }) => {
      dates = dates.filter(({ id }) => id !== Number(input.id))
      return { message: 'The date is removed.' }
    }),
  )
  const { container } = open()
  const week = within(await screen.findByRole('group', { name: 'First week' }))
  expect(await accessibilityFindings(container)).toEqual([])
  person.click(week.getByRole('button', { name: /^Remove/ }))
  person.click(await screen.findByRole('button', { name: 'Remove the date' }))
  await waitFor(() => expect(week.getAllByRole('button', { name: /^Change/ })).toHaveLength(1))
  expect(week.queryByRole('button', { name: /^Remove/ })).toBeNull()
  person.click(week.getByRole('button', { name: /^Change/ }))
  expect(screen.getByLabelText('Starts (IST)')).toBeDisabled()
  person.click(button('Leave it'))
  person.click(button('Add the dates'))
  expect(screen.getByText('Please choose the first day.')).toBeVisible()
  person.replace('first week', screen.getByLabelText('What families read'))
  expect(screen.getByText(/^This one is there already\. Choose it above/)).toBeVisible()
  person.replace('Second week', screen.getByLabelText('What families read'))
  person.replace('2027-04-05', screen.getByLabelText('First day'))
  person.replace('2', screen.getByLabelText('Days'))
  person.click(button('Add the dates'))
  await waitFor(() =>
    expect(added).toMatchObject([
      {
        batch_name: 'Second week',
        sessions: [
          { starts_at: '2027-04-05T04:30:00.000Z' },
          { starts_at: '2027-04-06T04:30:00.000Z', ends_at: '2027-04-06T06:30:00.000Z' },
        ],
      },
    ]),
  )
})

test('T-005: a week is lengthened by choosing it, without a second date of one start', async () => {
  const added: object[] = []
  dates = [date(1, { starts_at: '2027-04-05T04:30:00.000Z', ends_at: '2027-04-05T06:30:00.000Z' })]
  network.use(
    answer(addSessions, ({ input }) => {
      added.push(input)
      return { data: [date(3)] }
    }),
  )
  open()
  await screen.findByRole('group', { name: 'First week' })
  person.replace('3', screen.getByLabelText('They belong to'))
  expect(screen.queryByLabelText('What families read')).toBeNull()
  const day = screen.getByLabelText('First day')
  person.replace('2027-04-05', day)
  person.replace('1', screen.getByLabelText('Days'))
  person.click(button('Add the date'))
  expect(day).toHaveAccessibleDescription(/^There is a date on .* at this time already\./)
  expect(added).toEqual([])
  const taken = 'There is a date on 6 April at 10:00 am already.'
  network.use(refuse(addSessions, 422, { code: 'invalid_input', fields: { starts_at: taken } }))
  person.replace('2027-04-06', day)
  person.click(button('Add the date'))
  await waitFor(() => expect(day).toHaveAccessibleDescription(taken))
  network.use(
    answer(addSessions, ({ input }) => {
      added.push(input)
      return { data: [date(3)] }
    }),
  )
  person.click(button('Add the date'))
  await waitFor(() => expect(added).toMatchObject([{ batch_id: 3 }]))
  expect(added[0]).not.toHaveProperty('batch_name')
})
