import { beforeEach, expect, test } from '@jest/globals'
import {
  readOwnWebForm,
  readWebForm,
  saveFormDraft,
  sendFormAnswer,
} from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  renderPage,
  screen,
  userOf,
} from '@brightyard/testing'
import { contentOf, fieldOf, ownWebFormOf, webFormOf } from '../../fixtures/forms.ts'
import * as page from './web-forms.page.tsx'

const sent = { reference: 'WF-7F3K9Q2M', sent_at: '2026-03-18T10:00:00.000Z' }
const head = { is_public: false, is_for_guardians: true }
const asked = (...fields: Parameters<typeof fieldOf>[0][]) => {
  const content = contentOf()
  const first = { key: 'one', title: '', text: '', shown: null, fields: fields.map(fieldOf) }
  return { ...content, pages: [first] }
}
const open = (user?: ReturnType<typeof userOf>) =>
  renderPage(page, {
    path: '/web-form/:slug?',
    address: '/web-form/lake',
    others: ['/login', '/', '/contact-us', '/web-forms'],
    ...(user ? { user } : {}),
  })

beforeEach(() => {
  sessionStorage.clear()
  network.use(
    answer(readWebForm, webFormOf({ ...head, content: null })),
    answer(saveFormDraft, { saved_at: sent.sent_at }),
  )
})

test('R-073: a kid who opens a form for guardians reads that it is not theirs', async () => {
  network.use(answer(readOwnWebForm, ownWebFormOf({ ...head, content: null })))
  const { container } = open(userOf('student'))
  expect(await screen.findByText('This form is for guardians')).toBeVisible()
  expect(screen.getByText(/Only the guardian of a kid with an account here/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Sign up/ })).toBeNull()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-073: a visitor is told with which account to sign in', async () => {
  open()
  expect(await screen.findByText(/the account that your kid belongs to/)).toBeVisible()
})

test('R-073: a guardian chooses one of their own kids, and the kid’s id is sent', async () => {
  const bodies: unknown[] = []
  network.use(
    answer(
      readOwnWebForm,
      ownWebFormOf({
        ...head,
        content: asked({ key: 'kid', kind: 'kid', label: 'Who comes?' }),
        kids: [
          { id: 3, name: 'Aarav', class_name: 'Class 3' },
          { id: 4, name: 'Diya', class_name: '' },
        ],
      }),
    ),
    answer(sendFormAnswer, ({ input }) => {
      bodies.push(input.values)
      return sent
    }),
  )
  const { user, container } = open(userOf('guardian'))
  await user.click(await screen.findByRole('button', { name: 'Sign up' }))
  expect(screen.getByRole('radio', { name: 'Aarav, Class 3' })).toHaveFocus()
  expect(screen.getByText('Please choose your kid.')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'Diya' }))
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(await screen.findByRole('heading', { name: 'See you at the lake' })).toHaveFocus()
  expect(bodies).toEqual([{ kid: '4' }])
})

test('Q-014: a question that is called constructor has no mistake before anybody answers', async () => {
  network.use(
    answer(
      readOwnWebForm,
      ownWebFormOf({
        content: asked(
          { key: 'constructor', label: 'Who builds it?' },
          { key: 'valueof', label: 'What is it worth?' },
        ),
      }),
    ),
  )
  open(userOf('guardian'))
  expect(await screen.findByLabelText('Who builds it?')).toBeValid()
  expect(screen.getByLabelText('Who builds it?')).not.toHaveAttribute('aria-invalid', 'true')
})
