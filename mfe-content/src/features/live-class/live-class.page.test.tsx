import {
  endLiveClass,
  joinLiveClass,
  raiseLiveHand,
  readLiveClass,
  readLiveRoom,
  removeLiveMessage,
  sendLiveMessage,
  startLiveClass,
} from '@brightyard/contract/calls'
import type { LiveClass, LiveMember, LiveMessage, LiveRoom } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  within,
} from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import * as livePage from './live-class.page.tsx'

const page = { ...livePage, ErrorBoundary: () => <p>No such page</p> }
const open = () =>
  renderPage(page, {
    path: '/live-class/session/:token',
    address: '/live-class/session/3.5.7.x.y',
    user: userOf('guardian'),
  })

const aClass: LiveClass = {
  state: 'open',
  now: '2026-03-25T05:30:00.000Z',
  session: {
    title: 'Clay for beginners',
    kind: 'live-class',
    slug: 'clay-for-beginners',
    picture: null,
    organiser: 'Rang Studio',
    teacher: { id: 1, name: 'Meera Rao', about: 'Potter since 2009.', picture: null },
    what_to_bring: ['A kilo of clay'],
    starts_at: '2026-03-25T05:30:00.000Z',
    ends_at: '2026-03-25T06:30:00.000Z',
    opens_at: '2026-03-25T05:15:00.000Z',
    time_zone: 'Asia/Kolkata',
    cancel_reason: null,
    role: 'kid',
    kid: { student_id: 5, name: 'Tara Rao' },
    attendance: null,
    booked: 6,
    next: null,
  },
}
const sessionWith = (fields: Partial<NonNullable<LiveClass['session']>>) =>
  aClass.session && { ...aClass.session, ...fields }

const member = (id: number, fields: Partial<LiveMember> = {}): LiveMember => ({
  id,
  name: `Kid ${id}`,
  is_host: false,
  is_me: false,
  hand_raised_at: null,
  ...fields,
})
const wrote = (id: number, fields: Partial<LiveMessage> = {}): LiveMessage => ({
  id,
  name: 'Meera Rao',
  is_host: true,
  is_mine: false,
  text: 'Welcome everybody',
  is_removed: false,
  sent_at: '2026-03-25T05:31:00.000Z',
  ...fields,
})
const aRoom: LiveRoom = {
  state: 'open',
  now: aClass.now,
  members: [
    member(1, { name: 'Meera Rao', is_host: true }),
    member(2, { name: 'Tara', is_me: true }),
    member(3, { name: 'Kabir', hand_raised_at: '2026-03-25T05:32:00.000Z' }),
  ],
  messages: [wrote(1)],
}
const given = (fields: Partial<LiveClass> = {}) =>
  network.use(answer(readLiveClass, { ...aClass, ...fields }))
const room = (fields: Partial<LiveRoom> = {}) => ({ ...aRoom, ...fields })

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('R-119: too early, it says when it opens and counts down by the server’s clock', async () => {
  given({ state: 'early', now: '2026-03-25T05:10:51.000Z' })
  const { container } = open()
  expect(await heading('Clay for beginners')).toBeVisible()
  expect(screen.getByText('The waiting room opens in')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent(/^4:0\d/) // it counts
  expect(screen.getByText(/10:45 am/i)).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Meera Rao' })).toBeVisible()
  expect(screen.getByText('A kilo of clay')).toBeVisible()
  expect(screen.queryByRole('button', { name: /join/i })).toBeNull()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-119: families wait for the start; the host may go in or start', async () => {
  const waiting = { state: 'waiting', now: '2026-03-25T05:25:00.000Z' } as const
  given(waiting)
  const { unmount } = open()
  expect(await screen.findByText(/opens by itself/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /start|go in/i })).toBeNull()
  unmount()
  given({ ...waiting, session: sessionWith({ role: 'host', kid: null }) })
  const { user } = open()
  expect(await screen.findByRole('button', { name: 'Start the class' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Go in and get ready' })).toBeVisible()
  expect(screen.getByText('6 kids are booked.')).toBeVisible()
  network.use(
    answer(startLiveClass, { ...aClass, session: sessionWith({ role: 'host', kid: null }) }),
    answer(joinLiveClass, { kind: 'room' }),
    answer(readLiveRoom, aRoom),
  )
  await user.click(screen.getByRole('button', { name: 'Start the class' }))
  expect(await screen.findByRole('region', { name: 'Who is here' })).toBeVisible()
})

test('R-119: a kid joins, sees who is here, writes and raises a hand', async () => {
  given()
  const sent: unknown[] = []
  network.use(
    answer(joinLiveClass, { kind: 'room' }),
    answer(readLiveRoom, aRoom),
    answer(raiseLiveHand, ({ input }) => {
      sent.push(input)
      const [host, me, other] = aRoom.members
      if (!host || !me || !other) throw new Error('The room is empty.')
      return room({
        members: [host, { ...me, hand_raised_at: '2026-03-25T05:33:00.000Z' }, other],
      })
    }),
    answer(sendLiveMessage, ({ input }) => {
      sent.push(input)
      return room({ messages: [wrote(1), wrote(2, { is_mine: true, text: 'Hello' })] })
    }),
  )
  const { user, container } = open()
  await user.click(await screen.findByRole('button', { name: 'Join as Tara' }))
  const people = within(await screen.findByRole('region', { name: 'Who is here' }))
  expect(people.getByText('2 of 6 kids')).toBeVisible()
  expect(people.getAllByRole('listitem')[0]).toHaveTextContent('Kabir')
  expect(people.queryByRole('button')).toBeNull()
  expect(await heading('Clay for beginners')).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^remove|^end/i })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Raise my hand' }))
  expect(await screen.findByRole('button', { name: 'Lower my hand' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const box = screen.getByRole('textbox', { name: 'Your message' })
  await user.type(box, 'Hello{Enter}')
  const log = within(screen.getByRole('log', { name: 'Messages' }))
  expect(await log.findByText('Hello')).toBeVisible()
  expect(box).toHaveValue('')
  expect(sent).toEqual([
    { token: '3.5.7.x.y', is_raised: true },
    { token: '3.5.7.x.y', text: 'Hello' },
  ])
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-119: what may not be written stays in the field, with the reason', async () => {
  given()
  const message = 'Links stay out of the class.'
  network.use(
    answer(joinLiveClass, { kind: 'room' }),
    answer(readLiveRoom, aRoom),
    refuse(sendLiveMessage, 422, { code: 'no_links', message }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Join as Tara' }))
  const box = await screen.findByRole('textbox', { name: 'Your message' })
  await user.type(box, 'example.com{Enter}')
  expect(await screen.findByText(message)).toBeVisible()
  expect(box).toHaveValue('example.com')
})

test('R-119: a host lowers hands, removes messages, and ends the class after asking', async () => {
  const session = sessionWith({ role: 'host', kid: null })
  given({ session })
  const done: unknown[] = []
  const answerRoom = ({ input }: { input: unknown }) => {
    done.push(input)
    return aRoom
  }
  network.use(
    answer(joinLiveClass, { kind: 'room' }),
    answer(readLiveRoom, aRoom),
    answer(raiseLiveHand, answerRoom),
    answer(removeLiveMessage, answerRoom),
    answer(endLiveClass, { ...aClass, state: 'ended', session }),
  )
  const { user, container } = open()
  await user.click(await screen.findByRole('button', { name: 'Join as the teacher' }))
  await user.click(await screen.findByRole('button', { name: 'Lower Kabir’s hand' }))
  await user.click(screen.getByRole('button', { name: /^Remove what Meera Rao wrote/ }))
  expect(done).toEqual([
    { token: '3.5.7.x.y', is_raised: false, member_id: 3 },
    { token: '3.5.7.x.y', message_id: 1 },
  ])
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'End the class' }))
  await user.click(screen.getByRole('button', { name: 'End it for everyone' }))
  expect(await heading('Clay for beginners is over')).toHaveFocus()
})

test('R-119: a class elsewhere is opened in a new tab', async () => {
  given()
  network.use(answer(joinLiveClass, { kind: 'link', url: 'https://meet.example/clay' }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Join as Tara' }))
  expect(await screen.findByRole('link', { name: /Open the meeting/ })).toHaveAttribute(
    'href',
    'https://meet.example/clay',
  )
})

test.each<[string, Partial<LiveClass>, string, RegExp]>([
  ['old', { state: 'expired', session: null }, 'This link is too old', /a day after the class/],
  ['foreign', { state: 'foreign', session: null }, 'This link belongs to somebody else', /Yours/],
  [
    'cancelled',
    { state: 'cancelled', session: sessionWith({ cancel_reason: 'The teacher is ill.' }) },
    'This class was cancelled',
    /The teacher is ill/,
  ],
  ['moved', { state: 'cancelled' }, 'This booking was cancelled or moved', /booked now/],
  [
    'ended',
    {
      state: 'ended',
      session: sessionWith({
        attendance: 'joined',
        next: {
          title: 'Chess club',
          starts_at: '2026-03-27T05:30:00.000Z',
          time_zone: 'Asia/Kolkata',
        },
      }),
    },
    'Clay for beginners is over',
    /Tara Rao was there/,
  ],
  ['missed', { state: 'ended' }, 'Clay for beginners is over', /Tara Rao did not join/],
])('R-119: a link that is %s says so in words', async (_, fields, title, text) => {
  given(fields)
  const { container } = open()
  expect(await heading(title)).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByText(/Chess club/) !== null).toBe(fields.session?.next != null)
  expect(screen.getByRole('link', { name: 'See all classes' })).toHaveAttribute('href', '/myclass')
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-119: a made-up link leads to no page', async () => {
  network.use(refuse(readLiveClass, 404))
  open()
  expect(await screen.findByText('No such page')).toBeVisible()
})
