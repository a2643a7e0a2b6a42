import { beforeEach, expect, test } from '@jest/globals'
import {
  readOwnWebForm,
  readWebForm,
  removeFormDraft,
  saveFormDraft,
  sendFormAnswer,
  sendUploadPart,
  startUpload,
} from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { contentOf, fieldOf, ownWebFormOf, webFormOf } from '../../fixtures/forms.ts'
import * as page from './web-forms.page.tsx'

const guardian = userOf('guardian')
const others = ['/login', '/', '/contact-us', '/web-forms']
const openForm = (user?: typeof guardian, query = '') =>
  renderPage(page, {
    path: '/web-form/:slug?',
    address: `/web-form/lake${query}`,
    others,
    ...(user ? { user } : {}),
  })
const reference = 'WF-7F3K9Q2M'
const sent = { reference, sent_at: '2026-03-18T10:00:00.000Z' }

beforeEach(() => {
  sessionStorage.clear()
  network.use(
    answer(readWebForm, webFormOf()),
    answer(saveFormDraft, { saved_at: sent.sent_at }),
    answer(removeFormDraft, { message: '' }),
  )
})

type User = ReturnType<typeof openForm>['user']
async function toSecondPage(user: User) {
  await user.click(await screen.findByRole('radio', { name: 'Car' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
}
async function fillYou(user: User) {
  await user.type(await screen.findByLabelText('Your name'), 'Leela')
  await user.type(screen.getByLabelText('Your email'), 'leela@example.com')
}

test('Q-014: the first wrong answer gets the focus and is announced, page by page', async () => {
  const { user, container } = openForm()
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('radio', { name: 'Bus' })).toHaveFocus()
  expect(screen.getByRole('group', { name: 'How do you come?' })).toHaveAccessibleDescription(
    /Please choose one/,
  )
  expect(screen.getByText('One answer needs a look.')).toBeInTheDocument()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'Bus' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByLabelText('Which stop?')).toHaveFocus()
  await toSecondPage(user)
  expect(await screen.findByRole('heading', { name: 'About you' })).toHaveFocus()
  expect(screen.getByText('Step 2 of 2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(screen.getByLabelText('Your name')).toHaveFocus()
  expect(screen.getByText('2 answers need a look.')).toBeInTheDocument()
})

test('Q-014: what is hidden again is not sent; R-144: who has sent it reads what comes next', async () => {
  const bodies: unknown[] = []
  network.use(
    answer(sendFormAnswer, ({ input }) => {
      bodies.push(input)
      return sent
    }),
  )
  const { user } = openForm()
  await user.click(await screen.findByRole('radio', { name: 'Bus' }))
  await user.type(screen.getByLabelText('Which stop?'), 'Lake Road')
  await toSecondPage(user)
  await fillYou(user)
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(await screen.findByRole('heading', { name: 'See you at the lake' })).toHaveFocus()
  expect(screen.getByLabelText('Your reference number')).toHaveTextContent(reference)
  expect(bodies).toEqual([
    {
      slug: 'lake',
      version: 3,
      subject: '',
      values: { way: 'car', name: 'Leela', email: 'leela@example.com' },
      idempotency_key: expect.stringMatching(/^form-[\w-]{16,}/),
    },
  ])
})

test('R-144: what the server refuses stands at its question, on its page', async () => {
  const { user } = openForm()
  await toSecondPage(user)
  await fillYou(user)
  network.use(refuse(sendFormAnswer, 422, { fields: { way: 'The bus is full.' } }))
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(await screen.findByText('The bus is full.')).toBeVisible()
  expect(screen.getByText('Step 1 of 2')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Bus' })).toHaveFocus())
})

test('Q-015: the draft of a visitor survives a reload, and can be thrown away', async () => {
  const first = openForm()
  await toSecondPage(first.user)
  await first.user.type(await screen.findByLabelText('Your name'), 'Leela')
  first.unmount()
  const { user } = openForm()
  expect(await screen.findByText('Your draft is here')).toBeVisible()
  expect(screen.getByLabelText('Your name')).toHaveValue('Leela')
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  expect(await screen.findByRole('radio', { name: 'Car' })).not.toBeChecked()
})

test('Q-015: the draft of a signed-in person is saved on the server and shown again', async () => {
  const drafts: unknown[] = []
  network.use(
    answer(
      readOwnWebForm,
      ownWebFormOf({
        draft: { values: { way: 'car' }, page: 'you', files: [], saved_at: sent.sent_at },
      }),
    ),
    answer(saveFormDraft, ({ input }) => {
      drafts.push(input.values)
      return { saved_at: sent.sent_at }
    }),
  )
  const { user } = openForm(guardian)
  await user.type(await screen.findByLabelText('Your name'), 'Le')
  expect(screen.getByText('Your draft is here')).toBeVisible()
  expect(await screen.findByText('Your draft is saved.', {}, { timeout: 4000 })).toBeVisible()
  expect(drafts.at(-1)).toEqual({ way: 'car', name: 'Le' })
})

test('Q-015: who has answered a form for one answer sees it, and no form', async () => {
  const { pages, title } = contentOf()
  network.use(
    answer(
      readOwnWebForm,
      ownWebFormOf({
        is_once: true,
        answer: {
          reference,
          slug: 'lake',
          subject: '',
          sent_at: sent.sent_at,
          title,
          pages,
          values: { way: 'bus', stop: 'Lake Road', name: 'Leela' },
          files: [],
          kids: [],
        },
      }),
    ),
  )
  openForm(guardian)
  expect(await screen.findByText('You have answered this form')).toBeVisible()
  expect(screen.getByText('Lake Road')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Continue|Sign up/ })).toBeNull()
})

test('Q-016: a closed form says so; one that closes meanwhile does too', async () => {
  const closed = webFormOf({ state: 'closed', closes_at: '2026-03-18T10:00:00.000Z' })
  const { user } = openForm()
  await toSecondPage(user)
  await fillYou(user)
  network.use(refuse(sendFormAnswer, 409, { code: 'form_closed' }), answer(readWebForm, closed))
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(await screen.findByText('This form is closed')).toBeVisible()
  // By India's clock, and by the viewer's, which is in UTC here.
  const times = /18 Mar 2026, 3:30 pm IST \(10:00 am where you are\)/
  expect(
    screen.getAllByText((_, element) => times.test(element?.textContent ?? '')).length,
  ).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull()
})

test('a form that changes meanwhile keeps the answers and asks for another look', async () => {
  const { user } = openForm()
  await toSecondPage(user)
  await fillYou(user)
  const changed = contentOf()
  changed.pages[1]?.fields.push(fieldOf({ key: 'age', label: 'Your age' }))
  network.use(
    refuse(sendFormAnswer, 409, { code: 'form_changed' }),
    answer(readWebForm, webFormOf({ version: 4, content: changed })),
  )
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(await screen.findByText('This form has just changed')).toBeVisible()
  expect(await screen.findByLabelText('Your age')).toBeVisible()
  expect(screen.getByLabelText('Your name')).toHaveValue('Leela')
})

test('Z-050: a form for people with an account leads visitors to sign in', async () => {
  network.use(answer(readWebForm, webFormOf({ is_public: false, content: null })))
  openForm()
  expect(await screen.findByRole('link', { name: 'Sign in to fill it in' })).toHaveAttribute(
    'href',
    '/login?redirectURL=%2Fweb-form%2Flake&for=form',
  )
})

test('R-144: a file is sent as it is chosen, and its id goes with the answer', async () => {
  const bodies: { values: object }[] = []
  const upload = 'a'.repeat(22)
  network.use(
    answer(startUpload, { upload }),
    answer(sendUploadPart, ({ input }) => ({
      received: atob(input.data).length,
      kind: 'pdf' as const,
    })),
    answer(sendFormAnswer, ({ input }) => {
      bodies.push(input)
      return sent
    }),
  )
  const { user } = openForm()
  await toSecondPage(user)
  await fillYou(user)
  const file = new File(['x'.repeat(500)], 'lake.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText('A photo: files'), file)
  expect(await screen.findByText('Sent')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await screen.findByRole('heading', { name: 'See you at the lake' })
  expect(bodies[0]?.values).toMatchObject({ photo: [upload] })
})

test('R-144: who is asked by a school reads what it asks and which school; a visitor neither', async () => {
  const hidden = { title: 'A form for families', lead: 'Its own families.', content: null }
  const ofRoom = { is_public: false, is_of_room: true }
  network.use(
    answer(readWebForm, webFormOf({ ...ofRoom, ...hidden, room_name: null })),
    answer(
      readOwnWebForm,
      ownWebFormOf({ ...ofRoom, room_name: 'Banyan Tree School', class_name: '4 A' }),
    ),
  )
  const { unmount } = openForm()
  expect(await screen.findByRole('heading', { name: 'A form for families' })).toBeVisible()
  expect(document.title).toBe('A form for families · Brightyard')
  unmount()
  openForm(guardian)
  expect(await screen.findByRole('heading', { name: 'Trip to the lake' })).toBeVisible()
  expect(screen.getByText('Banyan Tree School asks')).toBeVisible()
  expect(screen.getByText('For class 4 A')).toBeVisible()
  expect(screen.getByText('So that nobody is left behind.')).toBeVisible()
  expect(screen.queryByText('A form for families')).toBeNull()
  expect(document.title).toBe('Trip to the lake, Banyan Tree School · Brightyard')
})
