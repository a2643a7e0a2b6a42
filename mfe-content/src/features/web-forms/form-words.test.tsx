import { expect, test } from '@jest/globals'
import { listWebForms, readWebForm } from '@brightyard/contract/calls'
import { answer, network, renderPage, screen, userOf } from '@brightyard/testing'
import { contentOf, fieldOf, formCardOf, webFormOf } from '../../fixtures/forms.ts'
import * as page from './web-forms.page.tsx'

test('R-064: a question for pictures offers pictures alone', async () => {
  const fields = [fieldOf({ key: 'photo', kind: 'file', label: 'A photo', files: 'pictures' })]
  const pages = [{ key: 'one', title: '', text: '', shown: null, fields }]
  network.use(answer(readWebForm, webFormOf({ content: { ...contentOf(), pages } })))
  renderPage(page, { path: '/web-form/:slug?', address: '/web-form/lake', others: ['/web-forms'] })
  expect(await screen.findByLabelText('A photo: files')).toHaveAttribute(
    'accept',
    '.jpg,.jpeg,.png',
  )
  expect(screen.getByText(/One file: JPG or PNG, at most/)).toBeVisible()
})

test('R-064: the shortest text that is taken is said at its question', async () => {
  const fields = [fieldOf({ key: 'why', kind: 'long-text', label: 'Why?', min: 50, max: 2000 })]
  const pages = [{ key: 'one', title: '', text: '', shown: null, fields }]
  network.use(answer(readWebForm, webFormOf({ content: { ...contentOf(), pages } })))
  renderPage(page, { path: '/web-form/:slug?', address: '/web-form/lake', others: ['/web-forms'] })
  expect(await screen.findByRole('textbox', { name: 'Why?' })).toHaveAccessibleDescription(
    /At least 50 characters/,
  )
})

test('R-073: how long a form is open is said in words', async () => {
  const data = [
    formCardOf('always', { closes_at: null }),
    formCardOf('full', { state: 'full' }),
    formCardOf('closed', { state: 'closed', closes_at: null }),
  ]
  const meta = { total: 3, current_page: 1, last_page: 1, per_page: 20 }
  network.use(answer(listWebForms, { data, links: { next: null }, meta }))
  renderPage(page, { path: '/web-forms', address: '/web-forms', user: userOf('guardian') })
  const slips = await screen.findAllByRole('heading', { level: 2 })
  const said = slips.map((heading) => heading.closest('li')?.firstElementChild?.textContent)
  expect(said).toEqual(['OpenNo closing date', 'FullNo more answers', 'ClosedNo more answers'])
})
