import {
  exportCampaignOrders,
  listCampaignOrders,
  sendCampaignOrder,
} from '@brightyard/contract/calls'
import type { CampaignDeskOrder } from '@brightyard/contract/entities'
import {
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { expect, jest, test } from '@jest/globals'
import * as page from './campaign-desk.page.tsx'

const order: CampaignDeskOrder = {
  order_code: 'BY-7F3K-9Q2M-XTAB-CDEF',
  campaign: { slug: 'boxes', title: 'A Thousand Story Boxes' },
  package: 'Two boxes',
  quantity: 1,
  payer: 'Asha Rao',
  contact: 'asha@example.com',
  address: {
    kind: 'home',
    name: 'Meera Rao',
    mobile: '+919876543210',
    line1: '12, Lake Road',
    line2: '',
    landmark: '',
    city: 'Mysuru',
    state: 'Karnataka',
    pincode: '570001',
  },
  chosen: [
    ['3 to 5 years', 'Kannada'],
    ['6 to 8 years', 'English'],
  ],
  paid_at: '2026-03-18T10:00:00.000Z',
  sent: null,
}
const campaigns = [{ slug: 'boxes', title: 'A Thousand Story Boxes', orders: 1 }]

function open(
  data: CampaignDeskOrder[],
  address = '/campaigns/orders',
  known: { slug: string; title: string; orders: number }[] = campaigns,
) {
  const asked: object[] = []
  network.use(
    answer(listCampaignOrders, ({ input }) => {
      asked.push(input)
      return {
        data,
        campaigns: known,
        links: { next: null },
        meta: { current_page: 1, last_page: 1, per_page: 20, total: data.length },
      }
    }),
  )
  const shown = renderPage(page, {
    path: '/campaigns/orders',
    address,
    user: userOf('superAdmin'),
  })
  return { ...shown, asked }
}

test('R-130: who packs reads what goes into each box and where it goes', async () => {
  const { user, asked, router } = open([order])
  const slip = within(await screen.findByRole('listitem'))
  expect(slip.getByRole('heading', { name: '1 × Two boxes' })).toBeVisible()
  expect(slip.getByText(/6 to 8 years, English/)).toBeVisible()
  expect(within(slip.getByRole('group', { name: 'Sent to' })).getByText('Meera Rao')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Campaign'), 'boxes')
  await waitFor(() => expect(router.state.location.search).toBe('?campaign=boxes'))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ campaign: 'boxes' }))
})

test('R-130: the table of a campaign is saved, and a failure says so', async () => {
  const saved = jest.fn()
  Object.assign(URL, { createObjectURL: saved.mockReturnValue('#file'), revokeObjectURL() {} })
  network.use(refuse(exportCampaignOrders, 503))
  const { user } = open([order], '/campaigns/orders?campaign=boxes')
  const button = await screen.findByRole('button', { name: 'Download as CSV' })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  await waitFor(() => expect(button).toBeEnabled())
  expect(saved).not.toHaveBeenCalled()
  network.use(answer(exportCampaignOrders, { file_name: 'boxes.csv', csv: 'Order' }))
  await user.click(button)
  await waitFor(() => expect(saved).toHaveBeenCalled())
})

test('R-130: what is packed is marked as sent with the number of its parcel', async () => {
  const asked: object[] = []
  const sent = { at: '2026-03-19T10:00:00.000Z', parcel: { carrier: 'India Post', number: 'EK1' } }
  const { user } = open([order], '/campaigns/orders?stage=to_send')
  await user.click(await screen.findByRole('button', { name: /^Mark as sent/ }))
  const courier = screen.getByLabelText(/^Courier/)
  expect(courier).toHaveFocus()
  await user.type(courier, 'India Post')
  await user.click(screen.getByRole('button', { name: 'It is in the post' }))
  expect(screen.getByText('Please enter the parcel number.')).toBeVisible()
  await user.type(screen.getByLabelText(/^Parcel number/), 'EK1')
  network.use(
    answer(sendCampaignOrder, ({ input }) => {
      asked.push(input)
      return { ...order, sent }
    }),
    answer(listCampaignOrders, {
      data: [{ ...order, sent }],
      campaigns,
      links: { next: null },
      meta: { current_page: 1, last_page: 1, per_page: 20, total: 1 },
    }),
  )
  await user.click(screen.getByRole('button', { name: 'It is in the post' }))
  expect(await screen.findByText(/India Post, parcel EK1/)).toBeVisible()
  expect(asked).toEqual([{ order_code: order.order_code, parcel: sent.parcel }])
})

test('R-130: a letter is marked without a number, and a refusal leaves it as it is', async () => {
  network.use(refuse(sendCampaignOrder, 503))
  const { user } = open([order])
  await user.click(await screen.findByRole('button', { name: /^Mark as sent/ }))
  await user.click(screen.getByRole('button', { name: 'It is in the post' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Not yet' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^Mark as sent/ })).toHaveFocus())
})

test('R-130: where nothing is paid, the page says so and there is nothing to save', async () => {
  open([], '/campaigns/orders', [])
  expect(await screen.findByText('Nothing is ordered yet')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeDisabled()
})
