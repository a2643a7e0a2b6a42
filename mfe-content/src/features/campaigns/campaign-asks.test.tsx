import {
  getMarketingCampaign,
  listMarketingCampaigns,
  orderCampaign,
  readCampaignPayment,
} from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  renderPage,
  screen,
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { pageOfAll } from '../../fixtures/content.ts'
import { campaignOf, cardOf, night, paymentOf } from './campaigns.fixture.ts'
import * as page from './campaigns.page.tsx'

const open = (address: string) =>
  renderPage(page, {
    path: address.startsWith('/campaign') ? '/campaign/:slug?' : '/marketing-event/payment-status',
    address,
  })
const secret = 'Abcdefghijklmnopqrstuv'
const payment = { order_code: 'BY-7F3K', order_id: 4, gateway_url: '#gateway' }
const address = '/marketing-event/payment-status?order_code=BY-7F3K'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test('R-130: list and page say the day and the hours of what takes place, by the clock of India', async () => {
  const evening = { starts_at: '2026-12-05T12:00:00.000Z', ends_at: '2026-12-05T15:00:00.000Z' }
  network.use(
    answer(listMarketingCampaigns, pageOfAll([cardOf({ event: evening })])),
    answer(getMarketingCampaign, campaignOf({ event: night })),
  )
  const list = open('/campaign')
  const [item] = await screen.findAllByRole('listitem')
  expect(item).toHaveTextContent('Sat, 5 Dec 2026, 5:30 pm to 8:30 pm IST')
  expect(item).toHaveTextContent('Order until 5 Dec 2026')
  list.unmount()
  const { container } = open('/campaign/lantern-walk')
  await screen.findByRole('heading', { level: 1 })
  expect(container).toHaveTextContent('Sat, 12 Dec 2026, 6:00 pm to Sun, 13 Dec 2026, 6:30 am IST')
})

test('R-130: what is sent wants an address and a choice for each piece, and says at the fields what is refused', async () => {
  const sent: object[] = []
  const [first] = campaignOf().packages
  if (!first) throw new Error('The campaign has no package.')
  network.use(
    answer(
      getMarketingCampaign,
      campaignOf({
        sells: 'box',
        asks: {
          address: true,
          choices: [
            { key: 'language', label: 'Language of the books', options: ['Hindi', 'Tamil'] },
          ],
        },
        packages: [{ ...first, name: 'Two boxes', pieces: 2 }],
      }),
    ),
    answer(orderCampaign, ({ input }) => {
      sent.push(input)
      if (sent.length > 1) return { order_code: 'BY-7F3K', secret, payment }
      const fields = { 'address.mobile': 'Please enter a valid mobile number.' }
      return Response.json(
        { code: 'invalid_input', message: 'Please check.', request_id: 'test', fields },
        { status: 422 },
      )
    }),
  )
  const { user, container } = open('/campaign/lantern-walk')
  await user.click(await screen.findByRole('button', { name: /^Pay/ }))
  expect(await screen.findAllByText('Please choose one of these.')).toHaveLength(2)
  expect(screen.getAllByLabelText('Language of the books')[0]).toHaveFocus()
  expect(screen.getByText('Please enter a PIN code of six digits.')).toBeVisible()
  expect(sent).toEqual([])
  expect(await accessibilityFindings(container)).toEqual([])
  for (const [box, option] of [
    ['Box 1', 'Hindi'],
    ['Box 2', 'Tamil'],
  ] as const)
    await user.selectOptions(
      within(screen.getByRole('group', { name: box })).getByLabelText('Language of the books'),
      option,
    )
  const texts = {
    'Who receives it?': 'Asha Rao',
    'Mobile number for the courier': '12345',
    'House number and street': '12 Lake Road',
    'PIN code': '560001',
    City: 'Bengaluru',
    'Your name': 'Asha Rao',
    'Email or mobile number': 'asha@example.com',
  }
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label))
    await user.paste(text)
  }
  await user.selectOptions(screen.getByLabelText('State'), 'Karnataka')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: /^Pay/ }))
  expect(await screen.findByText('Please enter a valid mobile number.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Pay/ }))
  await waitFor(() => expect(location.hash).toBe('#gateway'))
  expect(sent[1]).toMatchObject({
    address: { name: 'Asha Rao', pincode: '560001', state: 'Karnataka', kind: 'home' },
    choices: [{ language: 'Hindi' }, { language: 'Tamil' }],
  })
})

test('R-091: a paid order says when and where it takes place, and a sent one what goes where', async () => {
  const to = {
    kind: 'home' as const,
    name: 'Asha Rao',
    mobile: '+919876500001',
    line1: '12 Lake Road',
    line2: '',
    landmark: '',
    city: 'Hubballi',
    state: 'Karnataka',
    pincode: '580020',
  }
  network.use(answer(readCampaignPayment, paymentOf({ event: night })))
  const ticket = open(address)
  expect(await screen.findByRole('region', { name: 'Your pass' })).toHaveTextContent(
    'Sat, 12 Dec 2026, 6:00 pm to Sun, 13 Dec 2026, 6:30 am IST',
  )
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  ticket.unmount()
  const chosen = [
    ['3 to 5 years', 'Hindi'],
    ['9 to 12 years', 'Tamil'],
  ]
  network.use(answer(readCampaignPayment, paymentOf({ sells: 'box', address: to, chosen })))
  open(`${address}9`)
  expect(await screen.findByText('Box 2: 9 to 12 years, Tamil')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Delivery' })).toHaveTextContent('Hubballi 580020')
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

test('R-091: what was free says so and offers no invoice', async () => {
  network.use(answer(readCampaignPayment, paymentOf({ total_in_paise: 0 })))
  open(address)
  expect(await screen.findByText(/BY-7F3K, Free/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Open the invoice' })).toBeNull()
})
