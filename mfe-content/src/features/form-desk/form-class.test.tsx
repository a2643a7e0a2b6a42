import { changeDeskForm, getPostTargets, readDeskForm } from '@brightyard/contract/calls'
import type { DeskForm } from '@brightyard/contract/entities'
import { act, answer, network, renderPage, screen, userOf, waitFor } from '@brightyard/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { deskForm } from './form-desk.fixture.ts'
import * as page from './form-desk.page.tsx'

let stored: DeskForm
beforeEach(() => {
  sessionStorage.clear()
  stored = deskForm({ room_name: 'Banyan Tree School' })
  network.use(
    answer(getPostTargets, {
      everyone_at_once: true,
      is_first: false,
      rooms: [{ id: 3, name: 'Banyan Tree School', classes: ['3 A', '4 A'] }],
    }),
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
    address: '/web-forms/edit/7?part=settings',
    user: userOf('schoolRepresentative'),
  })
/** The tab is hidden, and saves at once instead of a moment later. */
function leaveTab() {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  state.mockRestore()
}

test('R-144: a form of a school may be for one class', async () => {
  const { user } = open()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Class' }), '4 A')
  leaveTab()
  await waitFor(() => expect(stored.settings.class_name).toBe('4 A'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'All classes')
  leaveTab()
  await waitFor(() => expect(stored.settings.class_name).toBeNull())
})

test('R-144: a class that nobody is in any more is named as such', async () => {
  stored.settings = { ...stored.settings, class_name: '2 C' }
  open()
  expect(await screen.findByText('Nobody is in this class. Please choose again.')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Class' })).toHaveValue('2 C')
})
