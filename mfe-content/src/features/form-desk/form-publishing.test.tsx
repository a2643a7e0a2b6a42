import { changeDeskForm, publishDeskForm, readDeskForm } from '@brightyard/contract/calls'
import type { DeskForm } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  renderPage,
  screen,
  userOf,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { deskForm } from './form-desk.fixture.ts'
import * as page from './form-desk.page.tsx'

let stored: DeskForm
beforeEach(() => {
  sessionStorage.clear()
  stored = deskForm()
  network.use(
    answer(readDeskForm, () => stored),
    answer(changeDeskForm, ({ input: { slug, content, settings } }) => {
      stored = { ...stored, slug, content, settings, revision: stored.revision + 1 }
      return stored
    }),
  )
})
const open = () =>
  renderPage(page, {
    path: '/web-forms/edit/:id?',
    address: '/web-forms/edit/7',
    user: userOf('superAdmin'),
    others: ['/web-forms/manage', '/web-form/lake-trip'],
  })
async function pressPublish(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: /^Publish/ }))
}
test('R-144: publishing saves first, and shows the address to hand on', async () => {
  network.use(
    answer(publishDeskForm, ({ input }) => {
      expect(Number(input.revision)).toBe(2)
      stored = { ...stored, state: 'open', version: 1, has_changes: false }
      return stored
    }),
  )
  const { user } = open()
  await user.type(await screen.findByLabelText('Title of the form'), '!')
  await pressPublish(user)
  expect(await screen.findByText('Your form is live')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Open the form' })[0]).toHaveAttribute(
    'href',
    '/web-form/lake-trip',
  )
  expect(screen.getByRole('button', { name: 'Published' })).toBeDisabled()
})

test.each([
  ['open', '2026-03-18T10:00:00.000Z', /^4 families of Banyan Tree School are told by the bell/],
  ['scheduled', null, /^4 families of Banyan Tree School are told when it opens/],
] as const)(
  'R-144: who publishes an %s form reads how many families hear of it',
  async (...one) => {
    const [state, told_at, words] = one
    const news = { families: 4, told_at }
    stored = deskForm({ room_name: 'Banyan Tree School' })
    network.use(answer(publishDeskForm, () => ({ ...stored, state, version: 1, news })))
    const { user } = open()
    await pressPublish(user)
    expect(await screen.findByText(words)).toBeVisible()
  },
)

test('R-144: families are told once, and the author of a change reads so', async () => {
  const news = { families: 4, told_at: '2026-03-18T10:00:00.000Z' }
  stored = deskForm({ room_name: 'Banyan Tree School', version: 1, state: 'open', news })
  network.use(answer(publishDeskForm, () => ({ ...stored, version: 2 })))
  const { user } = open()
  await user.click(await screen.findByLabelText('Title of the form'))
  await user.paste('!')
  await user.click(screen.getByRole('button', { name: 'Publish changes' }))
  expect(await screen.findByText(/^Families knew of it already/)).toBeVisible()
})

test('R-144: before families are told, the author reads how many, and may leave it', async () => {
  const settings = { ...stored.settings, class_name: '4 A' }
  const news = { families: 4, told_at: null }
  stored = deskForm({ room_name: 'Banyan Tree School', settings, news })
  const published: unknown[] = []
  network.use(
    answer(publishDeskForm, ({ input }) => {
      published.push(input)
      return { ...stored, state: 'open' as const, version: 1, has_changes: false }
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = await screen.findByRole('alertdialog', { name: /tell families/ })
  expect(dialog).toHaveTextContent(
    /4 families of class 4 A, Banyan Tree School get a message about it now/,
  )
  expect(await accessibilityFindings(dialog)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Not yet' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(published).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await user.click(await screen.findByRole('button', { name: 'Publish and tell 4 families' }))
  expect(await screen.findByText('Your form is live')).toBeVisible()
  expect(published).toHaveLength(1)
})

test('R-144: changes that nobody has to hear of again are published at once', async () => {
  const news = { families: 4, told_at: '2026-03-18T10:00:00.000Z' }
  stored = deskForm({ room_name: 'Banyan Tree School', state: 'open', version: 1, news })
  network.use(answer(publishDeskForm, () => ({ ...stored, version: 2, has_changes: false })))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Publish changes' }))
  expect(await screen.findByText('Your form is live')).toBeVisible()
})
