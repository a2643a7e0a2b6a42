import {
  changeDeskForm,
  createDeskForm,
  getPostTargets,
  readDeskForm,
} from '@brightyard/contract/calls'
import type { DeskForm } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  act,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { deskForm } from './form-desk.fixture.ts'
import * as page from './form-desk.page.tsx'

let stored: DeskForm
beforeEach(() => {
  sessionStorage.clear()
  stored = deskForm()
  network.use(
    answer(getPostTargets, { everyone_at_once: true, is_first: false, rooms: [] }),
    answer(readDeskForm, () => stored),
    answer(changeDeskForm, ({ input }) => {
      const { slug, content, settings } = input
      stored = { ...stored, slug, content, settings, revision: stored.revision + 1 }
      return stored
    }),
  )
})
const open = (query = '') =>
  renderPage(page, {
    path: '/web-forms/edit/:id?',
    address: `/web-forms/edit/7${query}`,
    user: userOf('superAdmin'),
    others: ['/web-forms/manage', '/web-form/lake-trip'],
  })
const saved = () => screen.findByText('All changes saved', {}, { timeout: 4000 })
/** The tab is hidden, and saves at once instead of a moment later. */
function leaveTab() {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  state.mockRestore()
}
const labels = () => stored.content.pages.map(({ fields }) => fields.map(({ label }) => label))

test('R-144: a question is added, written and saved by itself, and the preview shows it', async () => {
  const { user, container } = open()
  await user.click(await screen.findByRole('button', { name: 'Add a question to page 1' }))
  expect(screen.queryByText('0')).toBeNull() // no problems yet
  const palette = screen.getAllByRole('group', { name: 'Kinds of questions' })[0]
  await user.click(within(palette as HTMLElement).getByRole('button', { name: /One of several/ }))
  expect(screen.getByLabelText('Question')).toHaveFocus()
  await user.paste('Which day?')
  await user.click(screen.getByRole('textbox', { name: 'Answer 1' }))
  await user.paste('Monday')
  await user.keyboard('{Enter}')
  await user.paste('Tuesday')
  expect(screen.getByRole('textbox', { name: 'Answer 2' })).toHaveValue('Tuesday')
  const preview = within(screen.getByRole('group', { name: /Preview/ }))
  expect(preview.getByRole('radio', { name: 'Tuesday' })).toBeInTheDocument()
  await saved()
  expect(labels()[0]).toContain('Which day?')
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-144: arrow keys move a question, it is said where it is, and undo takes it back', async () => {
  const { user } = open()
  const grip = await screen.findByRole('button', { name: 'Move Which stop?' })
  grip.focus()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByText(/Which stop\?: 1 of 2 on page 1/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Move Which stop?' })).toHaveFocus()
  leaveTab()
  await saved()
  expect(labels()[0]).toEqual(['Which stop?', 'How do you come?'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  leaveTab()
  await waitFor(() => expect(labels()[0]).toEqual(['How do you come?', 'Which stop?']))
})

test('R-144: a deleted question comes back by undo, which has the focus', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Which stop\?/ }))
  await user.click(screen.getByRole('button', { name: 'Delete Which stop?' }))
  expect(screen.queryByRole('group', { name: 'Which stop?' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('group', { name: 'Which stop?' })).toBeVisible()
})

test('R-144: what is missing is listed in words, and leads to its place', async () => {
  stored = deskForm()
  stored.content = { ...stored.content, title: '' }
  stored.settings = { ...stored.settings, is_public: true, is_once: true }
  const { user, router } = open()
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  const list = screen.getByRole('group', {
    name: '2 things need a look before it can be published',
  })
  expect(list).toHaveFocus()
  await user.click(within(list).getByRole('button', { name: /The form: Please give/ }))
  expect(screen.getByLabelText('Title of the form')).toHaveFocus()
  await user.click(within(list).getByRole('button', { name: /Settings: One answer per person/ }))
  expect(await screen.findByRole('switch', { name: /One answer from each/ })).toHaveFocus()
  expect(router.state.location.search).toBe('?part=settings')
})

test('R-144: a form for everybody does not offer a question for a kid, and one that is there says why not', async () => {
  stored.settings = { ...stored.settings, is_public: true }
  const [first] = stored.content.pages
  const [way, ...rest] = first?.fields ?? []
  if (first && way)
    stored.content.pages = [{ ...first, fields: [{ ...way, kind: 'kid', options: [] }, ...rest] }]
  const { user, container } = open()
  const why = /^This form is open to everybody, and visitors have no kids here to choose from/
  const [group] = await screen.findAllByRole('group', { name: 'How do you come?' })
  const card = within(group as HTMLElement)
  expect(card.getByText(why)).toBeVisible() // before anybody publishes
  await user.click(screen.getByRole('button', { name: 'Add a question' }))
  const palette = within(screen.getByRole('group', { name: 'Kinds of questions' }))
  expect(palette.queryByRole('button', { name: /One of their kids/ })).toBeNull()
  expect(palette.getByText(/“One of their kids” is left out/)).toBeVisible()
  await user.click(card.getByRole('button', { name: /^How do you come/ }))
  expect(card.getByRole('option', { name: 'One of their kids' })).toBeInTheDocument()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(card.getByRole('button', { name: 'Open it to guardians' }))
  expect(card.queryByText(why)).toBeNull()
  expect(palette.getByRole('button', { name: /One of their kids/ })).toBeVisible()
  leaveTab()
  await saved()
  expect(stored.settings).toMatchObject({ is_public: false, is_for_guardians: true })
})

test('R-144: a form for all with an account says at once that only guardians have kids', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add a question to page 1' }))
  const palette = screen.getAllByRole('group', { name: 'Kinds of questions' })[0]
  await user.click(
    within(palette as HTMLElement).getByRole('button', { name: /One of their kids/ }),
  )
  expect(
    screen.getByText(/open to all with an account, and only guardians have kids/),
  ).toBeVisible()
})

test('R-144: a choice that does not fit is not called missing', async () => {
  stored = deskForm()
  const [first] = stored.content.pages
  const [field] = first?.fields ?? []
  if (!first || !field) throw new Error('no question')
  const kid = { ...field, kind: 'kid' as const, options: [] }
  stored.content.pages = [{ ...first, fields: [kid] }]
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(
    screen.getByRole('group', { name: 'One thing needs a change before it can be published' }),
  ).toHaveFocus()
})

test.each([
  [null, 1],
  ['Banyan Tree School', 0],
])(
  'R-144: the settings of a form (room: %s) explain one form for several things by an example',
  async (...one) => {
    const [room_name, count] = one
    stored = deskForm({ room_name })
    open('?part=settings')
    await screen.findByRole('switch', { name: /^On the list of forms/ })
    const name = /^One form for several things, such as jobs.*answers it once for each job/
    // No page of a room leads to its form for one of several things.
    expect(screen.queryAllByRole('switch', { name })).toHaveLength(count)
  },
)

test('R-144: a question for files can ask for pictures only, until it becomes another one', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add a question to page 1' }))
  const palette = screen.getAllByRole('group', { name: 'Kinds of questions' })[0]
  await user.click(within(palette as HTMLElement).getByRole('button', { name: /^Files/ }))
  await user.click(screen.getByLabelText('Question'))
  await user.paste('Your drawing')
  await user.click(screen.getByRole('switch', { name: 'Pictures only' }))
  await saved()
  const asked = () => stored.content.pages[0]?.fields.find(({ label }) => label === 'Your drawing')
  expect(asked()).toMatchObject({ kind: 'file', files: 'pictures' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'short-text')
  leaveTab()
  await waitFor(() => expect(asked()).toMatchObject({ kind: 'short-text' }))
  expect(asked()).not.toHaveProperty('files')
})

test('R-144: a change of somebody else is never overwritten unless one chooses so', async () => {
  const { user } = open()
  await screen.findByLabelText('Title of the form')
  stored = { ...stored, revision: 5, content: { ...stored.content, title: 'Theirs' } }
  network.use(
    answer(changeDeskForm, ({ input }) =>
      input.revision === 5
        ? { ...stored, content: input.content, revision: 6 }
        : Response.json(
            { code: 'changed_elsewhere', message: 'Changed elsewhere.', request_id: 'test' },
            { status: 409 },
          ),
    ),
  )
  await user.type(screen.getByLabelText('Title of the form'), '!')
  leaveTab()
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 4000 }))
  await user.click(dialog.getByRole('button', { name: 'Go on with the other version' }))
  await waitFor(() => expect(screen.getByLabelText('Title of the form')).toHaveValue('Theirs'))
  expect(sessionStorage).toHaveLength(0)
})

test('R-144: what was not saved is still there after a reload', async () => {
  network.use(refuse(changeDeskForm, 503))
  const first = open()
  await first.user.click(await screen.findByLabelText('Title of the form'))
  await first.user.paste(' today')
  leaveTab()
  expect(
    (await screen.findAllByText(/Not saved\. .*We keep trying/, {}, { timeout: 4000 }))[0],
  ).toBeVisible()
  first.unmount()
  open()
  expect(await screen.findByText('What you had not saved in this tab is back.')).toBeVisible()
  expect(screen.getByLabelText('Title of the form')).toHaveValue('Trip to the lake today')
})

test('R-144: a new form begins with a title and a template', async () => {
  let made: unknown
  network.use(
    answer(createDeskForm, ({ input }) => {
      made = input
      return stored
    }),
  )
  const { user, router, container } = renderPage(page, {
    path: '/web-forms/edit/:id?',
    address: '/web-forms/edit',
    user: userOf('superAdmin'),
  })
  await user.click(await screen.findByRole('button', { name: 'Create the form' }))
  expect(await screen.findByText('Please give the form a title.')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByLabelText('What is it called?'))
  await user.paste('Kite day 2026')
  await user.click(screen.getByRole('radio', { name: /^Sign-up/ }))
  await user.click(screen.getByRole('button', { name: 'Create the form' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/web-forms/edit/7'))
  expect(made).toMatchObject({
    slug: expect.stringMatching(/^kite-day-2026-[0-9a-f]{4}$/),
    content: { title: 'Kite day 2026' },
  })
})

test('P-019: a form of a school is offered to its own families alone, and emails nobody but its author', async () => {
  stored = deskForm({ room_name: 'Green Valley School' })
  const { user } = renderPage(page, {
    path: '/web-forms/edit/:id?',
    address: '/web-forms/edit/7?part=settings',
    user: { ...userOf('schoolRepresentative'), email: 'rep@example.com' },
    others: ['/web-forms/manage'],
  })
  expect(await screen.findByRole('radio', { name: /Families of Green Valley/ })).toBeChecked()
  expect(screen.queryByRole('radio', { name: /Everybody/ })).toBeNull()
  expect(screen.queryByRole('textbox', { name: /Email about/ })).toBeNull()
  await user.click(screen.getByRole('switch', { name: /Email the form’s author/ }))
  await saved()
  expect(stored.settings.notify_email).toBe('rep@example.com')
})
