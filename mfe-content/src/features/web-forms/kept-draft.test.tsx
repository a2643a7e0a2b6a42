import { beforeEach, expect, test } from '@jest/globals'
import { readOwnWebForm, readWebForm, saveFormDraft } from '@brightyard/contract/calls'
import { answer, network, refuse, renderPage, screen, userOf } from '@brightyard/testing'
import { ownWebFormOf, webFormOf } from '../../fixtures/forms.ts'
import * as page from './web-forms.page.tsx'

const guardian = userOf('guardian')
const openForm = (user?: typeof guardian) =>
  renderPage(page, {
    path: '/web-form/:slug?',
    address: '/web-form/lake',
    others: ['/login', '/', '/contact-us', '/web-forms'],
    ...(user ? { user } : {}),
  })
const saved_at = '2026-03-18T10:00:00.000Z'

beforeEach(() => {
  sessionStorage.clear()
  network.use(answer(readWebForm, webFormOf()), answer(saveFormDraft, { saved_at }))
})

test('Q-015: a page that was saved for visitors shows the draft of who filled it in, and saves it once there is a connection', async () => {
  network.use(
    answer(readWebForm, webFormOf({ content: null })),
    answer(readOwnWebForm, ownWebFormOf()),
    refuse(saveFormDraft, 503),
  )
  const first = openForm(guardian)
  await first.user.click(await screen.findByRole('radio', { name: 'Car' }))
  await first.user.click(screen.getByRole('button', { name: 'Continue' }))
  await first.user.type(await screen.findByLabelText('Your name'), ' Rao')
  expect(await screen.findByText(/^Not saved yet/, {}, { timeout: 4000 })).toBeVisible()
  first.unmount()

  const mark = document.createElement('meta')
  mark.name = 'saved-at'
  document.head.append(mark)
  const saved = openForm()
  expect(await screen.findByText('We cannot reach Brightyard')).toBeVisible()
  const name = screen.getByLabelText('Your name')
  expect(name).toHaveValue('Asha Verma Rao')
  await saved.user.type(name, ' S')
  await saved.user.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(await screen.findByText(/this was not sent/)).toBeVisible()
  saved.unmount()
  mark.remove()

  const drafts: unknown[] = []
  network.use(
    answer(saveFormDraft, ({ input }) => {
      drafts.push(input.values)
      return { saved_at }
    }),
  )
  openForm(guardian)
  expect(await screen.findByText('Your draft is saved.', {}, { timeout: 4000 })).toBeVisible()
  expect(drafts).toMatchObject([{ way: 'car', name: 'Asha Verma Rao S' }])
})

test('Q-015: where the draft cannot be fetched, the one of this tab is shown; nobody else gets it', async () => {
  network.use(answer(readOwnWebForm, ownWebFormOf()))
  const first = openForm(guardian)
  await first.user.click(await screen.findByRole('radio', { name: 'Car' }))
  await first.user.click(screen.getByRole('button', { name: 'Continue' }))
  await first.user.type(await screen.findByLabelText('Your name'), ' Rao')
  first.unmount()
  network.use(refuse(readOwnWebForm, 503))
  const again = openForm(guardian)
  expect(await screen.findByText('We cannot reach Brightyard', {}, { timeout: 9000 })).toBeVisible()
  expect(screen.getByLabelText('Your name')).toHaveValue('Asha Verma Rao')
  again.unmount()
  openForm({ ...guardian, id: guardian.id + 1 })
  expect(
    await screen.findByText('We could not load this form', {}, { timeout: 9000 }),
  ).toBeVisible()
  expect(screen.queryByLabelText('Your name')).toBeNull()
})
