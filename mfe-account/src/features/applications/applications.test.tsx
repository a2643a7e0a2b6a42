import { readInvitation, sendApplication } from '@brightyard/contract/calls'
import { expect, test } from '@jest/globals'
import {
  accessibilityFindings,
  answer,
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
  await user.type(screen.getByLabelText('Email id'), 'leela@example.com')
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
  await user.click(screen.getByRole('checkbox', { name: 'Sports' }))
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

test('R-124: an invitation fills in what it knows, and goes along', async () => {
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
  expect(screen.getByLabelText('Name of the school')).toHaveValue('Allegro Academy')
  expect(screen.getByLabelText('City')).toHaveValue('Pune')
  expect(await accessibilityFindings(container)).toEqual([])
  await user.type(screen.getByLabelText('Contact person'), 'Leela Sharma')
  await user.type(screen.getByLabelText('Email id'), 'leela@example.com')
  await user.type(screen.getByLabelText('Mobile number'), '98765 00004')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByLabelText('Your reference number')).toHaveTextContent('SC-7F3K9Q2M')
  expect(bodies).toEqual([expect.objectContaining({ kind: 'school', invitation: invitationId })])
})

test('R-124: an invitation that nobody sent holds nobody up', async () => {
  network.use(refuse(readInvitation, 404))
  openSchool(invitationId)
  expect(await screen.findByText(/could not find this invitation/)).toBeVisible()
  expect(screen.getByLabelText('Name of the school')).toHaveValue('')
})
