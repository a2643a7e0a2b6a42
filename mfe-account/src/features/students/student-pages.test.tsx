import {
  awardStudent,
  exportStudents,
  getStudent,
  listStudents,
  listWorkplaces,
  registerStudent,
  renewStudentPassword,
} from '@brightyard/contract/calls'
import type { StudentPage } from '@brightyard/contract/entities'
import { expect, jest, test } from '@jest/globals'
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
import { aStudent } from '../../student/student.fixture.ts'
import * as listPage from './student-list.page.tsx'
import * as registerPage from './student-register.page.tsx'
import * as updatePage from './student-update.page.tsx'

const page = (names: string[], lastPage = 1): StudentPage => ({
  data: names.map((name, place) => ({
    student_id: 70 + place,
    name,
    login_id: 'KID-123456',
    class_name: '3 B',
    birth_date: '2018-05-01',
    guardian_name: 'Nisha Rao',
    guardian_contact: '+919876500077',
    school: 'Sunrise School',
    registered_at: '2026-03-01T08:00:00.000Z',
  })),
  links: { next: null },
  meta: { total: names.length, current_page: 1, last_page: lastPage, per_page: 25 },
  classes: ['3 B', '10 A'],
})
const rep = userOf('schoolRepresentative')
const openList = (address = '/student/list') =>
  renderPage(listPage, { path: '/student/list', address, user: rep })

test('R-101: rows lead to the profile and to the record; pages are links', async () => {
  network.use(answer(listStudents, page(['Kabir Rao', 'Tara'], 3)))
  const { container } = openList()
  expect(await screen.findByRole('link', { name: 'Edit Kabir Rao' })).toHaveAttribute(
    'href',
    '/student/update?id=70',
  )
  expect(screen.getByRole('link', { name: 'Tara' })).toHaveAttribute(
    'href',
    '/profile/student?Id=71',
  )
  expect(screen.getByRole('link', { name: /2/ })).toHaveAttribute('href', '/student/list?page=2')
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-101: search and class are in the address and sent to the server', async () => {
  const asked: object[] = []
  network.use(
    answer(listStudents, ({ input }) => {
      asked.push(input)
      return page(['Kabir Rao'])
    }),
  )
  const { user, router } = openList()
  await user.type(await screen.findByRole('searchbox'), 'kab{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?search=kab'))
  await user.selectOptions(await screen.findByLabelText('Class'), '10 A')
  await waitFor(() => expect(router.state.location.search).toBe('?search=kab&class=10+A'))
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ search: 'kab', class_name: '10 A', page: '1' }),
  )
})

test('R-101: a search without a match offers the way back', async () => {
  network.use(answer(listStudents, page([])))
  openList('/student/list?search=zzz')
  expect(await screen.findByText('No student matches')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all students' })).toHaveAttribute(
    'href',
    '/student/list',
  )
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
})

test('R-101, Q-030: the export saves the rows of the filter as a file', async () => {
  const asked: object[] = []
  network.use(
    answer(listStudents, page(['Kabir Rao'])),
    answer(exportStudents, ({ input }) => {
      asked.push(input)
      return { file_name: 'students.csv', csv: '"Name"\r\n', rows: 1 }
    }),
  )
  const saved: { name: string; blob: Blob }[] = []
  let made: Blob | null = null
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => ((made = blob), 'blob:x'),
    revokeObjectURL() {},
  })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (made) saved.push({ name: this.download, blob: made })
  })
  const { user } = openList('/student/list?class=3+B')
  await screen.findByRole('link', { name: 'Edit Kabir Rao' })
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['students.csv']))
  expect(asked).toEqual([{ class_name: '3 B' }])
  expect(saved[0]?.blob.type).toContain('text/csv')
  click.mockRestore()
})

const openRegistration = (user = rep) =>
  renderPage(registerPage, { path: '/student/register', user })

async function fillIn(user: ReturnType<typeof openRegistration>['user']) {
  await user.type(await screen.findByLabelText('Student’s name'), 'Kabir Rao')
  await user.type(screen.getByLabelText('Date of birth'), '2018-05-01')
  await user.type(screen.getByLabelText('Class'), '3 B')
  await user.type(screen.getByLabelText('Guardian’s name'), 'Nisha Rao')
  await user.type(screen.getByLabelText('Guardian’s email or mobile number'), '98765 00077')
  await user.click(screen.getByRole('checkbox'))
}

test('R-102: a registered student has a kid ID, which is shown and read out', async () => {
  const bodies: object[] = []
  network.use(
    answer(registerStudent, ({ input }) => {
      bodies.push(input)
      return {
        student_id: 70,
        user_id: 12,
        name: 'Kabir Rao',
        login_id: 'KID-482913',
        first_password: 'k7mq-x4pd-9wrt',
      }
    }),
  )
  const { user, container } = openRegistration()
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Register student' }))
  const kidId = await screen.findByLabelText('Kid ID')
  expect(kidId).toHaveTextContent('KID-482913')
  expect(document.activeElement?.contains(kidId)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  const written = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(written).toHaveBeenCalledWith(
    'Kabir Rao\nKid ID: KID-482913\nFirst password: k7mq-x4pd-9wrt',
  )
  expect(kidId.closest('[data-slip]')).toHaveTextContent('Sign in at localhost/login')
  // Nothing stands beside it that could be taken for the student's data.
  expect(screen.queryByLabelText('Class')).toBeNull()
  expect(bodies).toEqual([
    {
      name: 'Kabir Rao',
      birth_date: '2018-05-01',
      class_name: '3 B',
      guardian_name: 'Nisha Rao',
      guardian_contact: '98765 00077',
      consents: true,
    },
  ])
  expect(await accessibilityFindings(container)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Register another student' }))
  expect(screen.queryByText('k7mq-x4pd-9wrt')).toBeNull()
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveValue('')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

test('R-102: a student who is already registered is reported, and nothing is lost', async () => {
  const message = 'A student with this name and birth date is already registered.'
  network.use(refuse(registerStudent, 409, { message }))
  const { user } = openRegistration()
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Register student' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Student’s name')).toHaveValue('Kabir Rao')
})

test('an admin chooses the school', async () => {
  network.use(answer(listWorkplaces, { data: [{ id: 3, name: 'Sunrise School', vendor_type: 2 }] }))
  openRegistration(userOf('superAdmin'))
  expect(await screen.findByRole('option', { name: 'Sunrise School' })).toBeInTheDocument()
})

const openUpdate = (address = '/student/update?id=70') =>
  renderPage(
    { ...updatePage, ErrorBoundary: () => <p>No such page</p> },
    { path: '/student/update', address, user: rep },
  )

test('R-103, K-011: a student of another school is no page, nor is an address without one', async () => {
  network.use(refuse(getStudent, 404))
  openUpdate()
  expect(await screen.findByText('No such page')).toBeVisible()
  openUpdate('/student/update')
  await waitFor(() => expect(screen.getAllByText('No such page')).toHaveLength(2))
})

test('R-103: a school gives an achievement and, after a second press, a new password', async () => {
  const renewed: object[] = []
  network.use(
    answer(getStudent, { ...aStudent, can_award: true }),
    answer(awardStudent, { ...aStudent, can_award: true }),
    answer(renewStudentPassword, ({ input }) => {
      renewed.push(input)
      return {
        student_id: 70,
        user_id: 12,
        name: 'Kabir Rao',
        login_id: 'KID-123456',
        first_password: 'new1-word-here',
      }
    }),
  )
  const { user } = openUpdate()
  const what = await screen.findByLabelText('What was achieved')
  await user.type(what, 'Chess prize')
  await user.click(screen.getByRole('button', { name: 'Give achievement' }))
  await waitFor(() => expect(what).toHaveValue(''))
  await user.click(screen.getByRole('button', { name: 'New password' }))
  expect(renewed).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Yes, make a new one' }))
  expect(await screen.findByText('new1-word-here')).toBeVisible()
  expect(renewed).toHaveLength(1)
})

test('a school reads birth date and contact of a student with a guardian, and cannot change them', async () => {
  network.use(answer(getStudent, { ...aStudent, can_edit_identity: false }))
  openUpdate()
  const contact = await screen.findByLabelText(/Guardian’s email or mobile number/)
  expect(contact).toHaveAttribute('readonly')
  expect(contact).toHaveAccessibleDescription('Only the guardian changes this.')
  expect(screen.getByLabelText('Date of birth')).toHaveAttribute('readonly')
  expect(screen.getByLabelText('Class', { exact: false })).not.toHaveAttribute('readonly')
})
