import {
  getNotificationSettings,
  getPushKey,
  listNotifications,
  registerPushToken,
  removePushToken,
  saveNotificationSettings,
} from '@brightyard/contract/calls'
import { toastRequested } from '@brightyard/contract/channels'
import { type NotificationSettings, notificationTopics } from '@brightyard/contract/entities'
import { channel } from '@brightyard/runtime'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
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
import { aBrowserWithPush } from '../../push/browser.fixture.ts'
import { registerForPush, renewPush } from '../../push/push-registration.ts'
import * as settingsPage from './settings.page.tsx'

const settings: NotificationSettings = {
  topics: notificationTopics.map((topic) => ({
    topic,
    locked: topic === 'security',
    site: true,
    push: true,
    mail: topic === 'security',
  })),
}
const open = () => renderPage(settingsPage, { path: '/notifications', user: userOf('guardian') })

let browser: ReturnType<typeof aBrowserWithPush> | undefined
beforeEach(() => {
  network.use(
    answer(getNotificationSettings, settings),
    answer(listNotifications, {
      data: [],
      links: { next: null },
      meta: { total: 0, current_page: 1, last_page: 1, per_page: 20 },
    }),
  )
})
afterEach(() => browser?.restore())

test('N-047: topics are turned on and off by channel and saved together', async () => {
  const bodies: unknown[] = []
  network.use(
    answer(saveNotificationSettings, ({ input }) => {
      bodies.push(input.topics)
      return settings
    }),
  )
  const { user } = open()
  const heard = jest.fn()
  const stop = channel(toastRequested).changes.subscribe(heard)
  const mail = await screen.findByRole('switch', { name: 'Email for Orders' })
  expect(screen.getByRole('button', { name: 'Save settings' })).toBeDisabled()
  await user.click(mail)
  await user.click(screen.getByRole('switch', { name: 'Browser for Orders' }))
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  stop.unsubscribe()
  expect(bodies[0]).toContainEqual(
    expect.objectContaining({ topic: 'orders', site: true, push: false, mail: true }),
  )
})

test('N-047: topics and ways are a table with heads for both', async () => {
  const { container } = open()
  const table = within(await screen.findByRole('table', { name: 'What you hear about, and how' }))
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Topic',
    'Bell',
    'Browser',
    'Email',
  ])
  expect(table.getAllByRole('rowheader')).toHaveLength(settings.topics.length)
  expect(table.getAllByRole('switch')).toHaveLength(settings.topics.length * 3)
  expect(await accessibilityFindings(container)).toEqual([])
})

test('Q-033: what is about security cannot be turned off', async () => {
  open()
  expect(await screen.findByRole('switch', { name: 'Bell for Security' })).toBeDisabled()
})

test('settings that could not be saved stay as they were set, with a word about it', async () => {
  network.use(refuse(saveNotificationSettings, 500, { message: 'Something went wrong.' }))
  const { user } = open()
  await user.click(await screen.findByRole('switch', { name: 'Email for Orders' }))
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByText('Something went wrong.')).toBeVisible()
  expect(screen.getByRole('switch', { name: 'Email for Orders' })).toBeChecked()
})

test('N-047: a browser without push support says so and offers no switch', async () => {
  open()
  expect(await screen.findByText(/cannot show notifications/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /in this browser/ })).toBeNull()
})

test('N-047: a blocked permission is explained, with what to do', async () => {
  browser = aBrowserWithPush('denied')
  open()
  expect(await screen.findByText(/You have blocked notifications/)).toBeVisible()
})

test('N-048, L-035, D-018: only a press requests the permission, and then the browser is registered with the server', async () => {
  browser = aBrowserWithPush('default')
  const registered: { token: string; unique_id: string }[] = []
  const removed: unknown[] = []
  network.use(
    answer(getPushKey, { public_key: 'BAEC' }),
    answer(registerPushToken, ({ input }) => {
      registered.push(input)
      return { message: 'Done.' }
    }),
    answer(removePushToken, ({ input }) => {
      removed.push(input)
      return { message: 'Done.' }
    }),
  )
  const { user, session } = open()
  const turnOn = await screen.findByRole('button', { name: 'Show notifications in this browser' })
  await renewPush(session.api)
  expect(browser.asked()).toBe(0)
  await user.click(turnOn)
  expect(await screen.findByText(/This browser shows your notifications/)).toBeVisible()
  expect(browser.asked()).toBe(1)
  expect(registered).toHaveLength(1)
  expect(registered[0]).toMatchObject({ platform_type: 2, app_type: 1 })
  expect(JSON.parse(registered[0]?.token ?? '')).toMatchObject({
    endpoint: 'https://push.example/1',
  })
  expect(browser.registeredWith()).toEqual([
    ['/service-worker.js', { scope: '/', updateViaCache: 'none' }],
  ])
  await user.click(screen.getByRole('button', { name: 'Turn off in this browser' }))
  expect(
    await screen.findByText(/does not show notifications while the site is closed/),
  ).toBeVisible()
  expect(removed).toEqual([{ unique_id: registered[0]?.unique_id }])
})

test('N-048: without the permission a registration throws, and a sign-in swallows it', async () => {
  browser = aBrowserWithPush('default', { isSubscribed: true })
  const { session } = open()
  await expect(registerForPush(session.api)).rejects.toThrow(
    'Permission not granted for Notification',
  )
  await expect(renewPush(session.api)).resolves.toBeUndefined()
})

test('N-048: on a site without a service worker turning messages on fails instead of waiting for ever', async () => {
  browser = aBrowserWithPush('granted', { starts: false })
  network.use(answer(getPushKey, { public_key: 'BAEC' }))
  const { session } = open()
  jest.useFakeTimers()
  try {
    let outcome: unknown
    const remember = (error: unknown) => {
      outcome = error
    }
    registerForPush(session.api).then(remember, remember)
    await waitFor(() => expect(outcome).toEqual(new Error('No service worker started')), {
      timeout: 30_000,
      interval: 1000,
    })
  } finally {
    jest.useRealTimers()
  }
})

test('N-048: a permission that is refused leaves the button and says nothing about a fault', async () => {
  browser = aBrowserWithPush('default', { answer: 'denied' })
  const { user } = open()
  await user.click(
    await screen.findByRole('button', { name: 'Show notifications in this browser' }),
  )
  expect(await screen.findByText(/You have blocked notifications/)).toBeVisible()
  expect(screen.queryByText(/did not work/)).toBeNull()
})
