import {
  readInvitation,
  removeUpload,
  sendApplication,
  sendUploadPart,
  startUpload,
} from '@brightyard/contract/calls'
import { expect, test } from '@jest/globals'
import {
  accessibilityFindings,
  answer,
  cutOff,
  fireEvent,
  hang,
  network,
  refuse,
  renderPage,
  screen,
  waitFor,
} from '@brightyard/testing'
import * as partnerPage from './partner-register.page.tsx'
import * as schoolPage from './school-registration.page.tsx'

const invitationId = `12-${'a'.repeat(22)}`
const invitation = { organisation: 'Allegro Academy', city: 'Pune', invited_by: 'Meera Nair' }
const openPartner = (query = '') =>
  renderPage(partnerPage, { path: '/partner-register', address: `/partner-register${query}` })
const openSchool = (id = '') =>
  renderPage(schoolPage, {
    path: '/schoolregistration/register/:id?',
    address: `/schoolregistration/register/${id}`,
  })
type User = ReturnType<typeof openPartner>['user']

async function fill(user: User, organisation: string) {
  await user.type(await screen.findByLabelText(organisation), 'Allegro Academy')
  await user.type(screen.getByLabelText('Contact person'), 'Leela Sharma')
  await user.type(screen.getByLabelText('Email'), 'leela@example.com')
  await user.type(screen.getByLabelText('Mobile number'), '98765 00004')
  await user.type(screen.getByLabelText('City'), 'Pune')
}

test('R-154: a partner registers and is given a reference number', async () => {
  const bodies: object[] = []
  network.use(
    answer(sendApplication, ({ input }) => {
      bodies.push(input)
      return { reference: 'PA-7F3K9Q2M' }
    }),
  )
  const { user, container } = openPartner()
  await fill(user, 'Organisation')
  await user.click(screen.getByRole('combobox', { name: 'What do you offer?' }))
  await user.click(screen.getByRole('option', { name: 'Sports' }))
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByLabelText('Your reference number')).toHaveTextContent('PA-7F3K9Q2M')
  expect(bodies).toEqual([
    {
      kind: 'partner',
      organisation: 'Allegro Academy',
      contact_name: 'Leela Sharma',
      email: 'leela@example.com',
      mobile: '98765 00004',
      city: 'Pune',
      services: ['Sports'],
      message: '',
    },
  ])
})

test('R-154: an empty form names what is missing; the server has the last word', async () => {
  network.use(
    refuse(sendApplication, 422, { fields: { mobile: 'Please enter a valid mobile number.' } }),
  )
  const { user } = openPartner()
  await user.click(await screen.findByRole('button', { name: 'Register' }))
  expect(await screen.findByText('Please enter the name of the organisation.')).toBeVisible()
  await fill(user, 'Organisation')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(/valid mobile/),
  )
})

const aPdf = (name = 'licence.pdf', size = 300_000) =>
  new File(['x'.repeat(size)], name, { type: 'application/pdf' })
const kept = (start: number, data: string) => ({
  received: start + atob(data).length,
  kind: 'pdf' as const,
})
const taken = [
  answer(startUpload, { upload: 'a'.repeat(22) }),
  answer(sendUploadPart, ({ input: { start, data } }) => kept(start, data)),
]
const chooser = () => screen.findByLabelText('Documents: files')

test('R-154: documents are sent as they are chosen, and go with the form', async () => {
  const bodies: object[] = []
  const parts: number[] = []
  network.use(
    answer(sendUploadPart, ({ input: { start, data } }) => {
      parts.push(start)
      return kept(start, data)
    }),
    ...taken,
    answer(sendApplication, ({ input }) => {
      bodies.push(input)
      return { reference: 'PA-7F3K9Q2M' }
    }),
  )
  const { user, container } = openPartner()
  expect(await screen.findByText(/Up to 5 files: PDF, JPG or PNG, each at most 5 MB/)).toBeVisible()
  await user.upload(await chooser(), aPdf())
  expect(await screen.findByText('Sent')).toBeVisible()
  expect(parts).toEqual([0, 240_000])
  expect(screen.getByText('licence.pdf is sent.')).toBeInTheDocument()
  expect(await accessibilityFindings(container)).toEqual([])
  await fill(user, 'Organisation')
  await user.click(screen.getByRole('combobox'))
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await screen.findByLabelText('Your reference number')
  expect(bodies).toEqual([expect.objectContaining({ documents: ['a'.repeat(22)] })])
})

test('R-154: a document that stopped half way is tried again from there; the form waits for it and loses nothing', async () => {
  const starts: number[] = []
  network.use(cutOff(sendUploadPart), ...taken)
  const { user } = openPartner()
  await user.upload(await chooser(), aPdf())
  await screen.findByText(/could not reach the server/, { selector: 'li *' })
  await fill(user, 'Organisation')
  await user.click(screen.getByRole('combobox'))
  await user.keyboard('{Enter}{Escape}')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText(/One file could not be sent/)).toBeVisible()
  network.use(
    answer(startUpload, () => {
      throw new Error('It is announced already.')
    }),
    answer(sendUploadPart, ({ input: { start, data } }) => {
      starts.push(start)
      return kept(start, data)
    }),
    answer(sendApplication, { reference: 'PA-7F3K9Q2M' }),
  )
  await user.click(screen.getByRole('button', { name: 'Try licence.pdf again' }))
  expect(await screen.findByText('Sent')).toBeVisible()
  expect(starts).toEqual([0, 240_000])
  expect(screen.getByLabelText('Organisation')).toHaveValue('Allegro Academy')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await screen.findByLabelText('Your reference number')
})

test('R-154: each file says what is wrong with it, and can be removed', async () => {
  const removed: string[] = []
  network.use(
    refuse(sendUploadPart, 422, { fields: { file: 'This is not a PDF, JPG or PNG.' } }),
    answer(removeUpload, ({ input }) => {
      removed.push(input.upload)
      return { message: 'Removed.' }
    }),
    ...taken,
  )
  const { container } = openPartner()
  fireEvent.drop((await screen.findByText('or drop them here')).parentElement ?? container, {
    dataTransfer: {
      types: ['Files'],
      files: [
        aPdf('fake.pdf'),
        aPdf('large.pdf', 5_200_000),
        aPdf('notes.docx'),
        aPdf('no.png', 0),
      ],
    },
  })
  const row = (name: string) => screen.getByText(name, { selector: 'li *' }).closest('li')
  await waitFor(() => expect(row('fake.pdf')).toHaveTextContent(/Not accepted.*This is not a PDF/))
  expect(row('large.pdf')).toHaveTextContent('This file is 5.2 MB; the limit is 5 MB.')
  expect(row('notes.docx')).toHaveTextContent('This is not a PDF, JPG or PNG.')
  expect(row('no.png')).toHaveTextContent('This file is empty.')
  fireEvent.click(screen.getByRole('button', { name: 'Remove fake.pdf' }))
  expect(screen.queryByText('fake.pdf', { selector: 'li *' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus()
  await waitFor(() => expect(removed).toEqual(['a'.repeat(22)]))
})

test('R-154: a document that is not accepted is not sent, and does not keep the others from it', async () => {
  const documents: unknown[] = []
  network.use(
    ...taken,
    answer(sendApplication, ({ input }) => {
      documents.push(input.documents)
      return { reference: 'PA-7F3K9Q2M' }
    }),
  )
  const { user } = openPartner()
  fireEvent.change(await chooser(), { target: { files: [aPdf('notes.docx'), aPdf()] } })
  expect(await screen.findByText('Sent')).toBeVisible()
  await fill(user, 'Organisation')
  await user.click(screen.getByRole('combobox'))
  await user.keyboard('{Enter}{Escape}')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await screen.findByLabelText('Your reference number')
  expect(documents).toEqual([['a'.repeat(22)]])
})

test('R-154: no more than five are sent, and none twice', async () => {
  network.use(...taken, hang(sendUploadPart))
  const { user } = openPartner()
  const files = ['1', '2', '3', '4', '5', '6'].map((name) => aPdf(`${name}.pdf`, 10))
  await user.upload(await chooser(), files)
  expect(screen.getByText(/Only 5 documents can be sent. Left out: 6.pdf/)).toBeVisible()
  await user.upload(await chooser(), files.slice(0, 1))
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(5)
})

test('R-154: documents that waited too long are sent once more by themselves', async () => {
  let starts = 0
  network.use(
    refuse(sendApplication, 422, { fields: { documents: 'Not here any more.' } }),
    answer(startUpload, () => {
      starts += 1
      return { upload: 'a'.repeat(22) }
    }),
    ...taken,
  )
  const { user } = openPartner()
  await user.upload(await chooser(), aPdf())
  await screen.findByText('Sent')
  await fill(user, 'Organisation')
  await user.click(screen.getByRole('combobox'))
  await user.keyboard('{Enter}{Escape}')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText(/are being sent again/)).toBeVisible()
  await waitFor(() => expect(starts).toBe(2))
  expect(await screen.findByText('Sent')).toBeVisible()
})

test('R-124: an invitation fills in what it knows, and is sent along', async () => {
  const bodies: object[] = []
  network.use(
    answer(readInvitation, invitation),
    answer(sendApplication, ({ input }) => {
      bodies.push(input)
      return { reference: 'SC-7F3K9Q2M' }
    }),
  )
  const { user, container } = openSchool(invitationId)
  expect(await screen.findByText(/Meera Nair invited you/)).toBeVisible()
  expect(screen.getByLabelText('School name')).toHaveValue('Allegro Academy')
  expect(screen.getByLabelText('City')).toHaveValue('Pune')
  expect(await accessibilityFindings(container)).toEqual([])
  await user.type(screen.getByLabelText('Contact person'), 'Leela Sharma')
  await user.type(screen.getByLabelText('Email'), 'leela@example.com')
  await user.type(screen.getByLabelText('Mobile number'), '98765 00004')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByLabelText('Your reference number')).toHaveTextContent('SC-7F3K9Q2M')
  expect(bodies).toEqual([expect.objectContaining({ kind: 'school', invitation: invitationId })])
})

test('R-124: an invitation that nobody sent holds nobody up', async () => {
  network.use(refuse(readInvitation, 404))
  openSchool(invitationId)
  expect(await screen.findByText(/could not find this invitation/)).toBeVisible()
  expect(screen.getByLabelText('School name')).toHaveValue('')
})
