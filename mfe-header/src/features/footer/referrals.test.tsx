import { listCountries, referUser } from '@brightyard/contract/calls'
import {
  answer,
  fireEvent,
  hang,
  network,
  refuse,
  renderComponent,
  type RenderOptions,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { Referrals } from './referrals.tsx'

const countries = [
  { id: 4, name: 'Bhutan', phonecode: '+975' },
  { id: 9, name: 'India', phonecode: '+91' },
]

beforeEach(() => network.use(answer(listCountries, { data: countries })))

const guardian = { user: userOf('guardian') }
const contact = () => screen.findByRole('textbox', { name: /mobile number or email/i })
const send = () => screen.getByRole('button', { name: /^(Send invitation|Submitting\.\.\.)$/ })

async function open(name: 'Refer a friend' | 'Refer a partner', options?: RenderOptions) {
  const page = renderComponent(<Referrals />, options)
  await page.user.click(await screen.findByRole('button', { name }))
  await screen.findByRole('dialog', { name })
  return page
}

test.each(['Refer a friend', 'Refer a partner'] as const)(
  'F-011, F-012, P-010, P-040: %s opens as a dialog, and asks a visitor to sign in first',
  async (name) => {
    await open(name, { address: '/blog' })
    expect(await screen.findByRole('link', { name: 'Login to Continue' })).toHaveAttribute(
      'href',
      '/login?redirectURL=%2Fblog',
    )
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByText('ASHA-2210')).toBeNull()
  },
)

test('F-013, P-010, P-040: the personal code is shown and copied', async () => {
  const { user } = await open('Refer a friend', guardian)
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  expect(await screen.findByText('ASHA-2210')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(copied).toHaveBeenCalledWith('ASHA-2210')
})

test('F-014, F-015, P-040: a friend needs one field, a partner name and city as well', async () => {
  const { unmount } = await open('Refer a friend', guardian)
  await contact()
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  unmount()
  await open('Refer a partner', guardian)
  await contact()
  expect(screen.getByRole('textbox', { name: /^name/i })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^city/i })).toBeVisible()
})

test('F-016, L-016: the country is India with +91 until another is chosen', async () => {
  await open('Refer a friend', guardian)
  await screen.findByRole('option', { name: 'Bhutan (+975)' })
  expect(screen.getByRole('combobox')).toHaveDisplayValue('India (+91)')
})

test('F-019, F-021, E-004, X-026: a partner is invited with everything the call carries', async () => {
  const sent = jest.fn()
  network.use(
    answer(referUser, ({ input }) => {
      sent(input)
      return { message: 'Done.' }
    }),
  )
  const { user } = await open('Refer a partner', guardian)
  await screen.findByRole('option', { name: 'Bhutan (+975)' })
  await user.type(screen.getByRole('textbox', { name: /^name/i }), 'Studio Kite')
  await user.type(screen.getByRole('textbox', { name: /^city/i }), 'Pune')
  await user.type(await contact(), ' hello@kite.example ')
  await user.click(send())
  expect(await screen.findByText('User successfully invited.')).toBeVisible()
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      name: 'Studio Kite',
      city: 'Pune',
      email: 'hello@kite.example',
      is_vendor: true,
      country_name: 'India',
      country_id: 9,
      country_phonecode: '+91',
    }),
  )
})

test('F-017: the fields are empty each time the dialog opens', async () => {
  const { user } = await open('Refer a friend', guardian)
  await user.type(await contact(), '98765')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Refer a friend' }))
  expect(await contact()).toHaveValue('')
})

test('F-018, V-004: five fast presses send one invitation, and the button shows that it is sending', async () => {
  const sent = jest.fn()
  network.use(
    answer(referUser, () => {
      sent()
      return new Promise<never>(() => {})
    }),
  )
  const { user } = await open('Refer a friend', guardian)
  await user.type(await contact(), '9876543210')
  for (let press = 0; press < 5; press += 1) fireEvent.click(send())
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeVisible()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
})

test('F-020, E-005: a refusal has one text, whatever the reason', async () => {
  network.use(refuse(referUser, 409, { message: 'Already invited.' }))
  const { user } = await open('Refer a friend', guardian)
  await user.type(await contact(), 'asha@example.com{Enter}')
  expect(await screen.findByText('Enter valid email or phone')).toBeVisible()
  expect(screen.queryByText('Already invited.')).toBeNull()
})

test('without the list of countries India can be chosen all the same', async () => {
  network.use(hang(listCountries))
  await open('Refer a friend', guardian)
  await contact()
  expect(screen.getByRole('combobox')).toHaveDisplayValue('India (+91)')
})
