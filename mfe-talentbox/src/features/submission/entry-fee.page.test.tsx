import {
  getEntryChances,
  getTalentCampaign,
  listOwnEntries,
  payForEntry,
  readOwnEntry,
  sendEntry,
} from '@brightyard/contract/calls'
import type { OwnEntry } from '@brightyard/contract/entities'
import { answer, network, refuse, renderPage, screen, userOf, waitFor } from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { chances, kid, ownEntriesOf, ownEntry, talentCampaign } from '../../fixtures/talent.ts'
import * as page from './submission.page.tsx'

const path = '/talentbox/campaigns/SubmissionPage'
const written = ownEntry({ title: 'To the rain', description: 'Please do not come.' })

beforeEach(() => sessionStorage.clear())

function open(query: string, { entry = ownEntry() }: { entry?: OwnEntry } = {}) {
  network.use(
    answer(getTalentCampaign, talentCampaign('open')),
    answer(getEntryChances, chances(kid())),
    answer(listOwnEntries, ownEntriesOf([entry])),
    answer(readOwnEntry, entry),
  )
  return renderPage(page, {
    path,
    address: path + query,
    user: userOf('guardian'),
    others: ['/GlobalPaymentSummary'],
  })
}

test('T-009: a fee is named before anything is written, and nobody is congratulated before it is paid', async () => {
  const paid = talentCampaign('open', { entry_fee_in_paise: 9900 })
  const { unmount } = open('?slug=kite-letters')
  network.use(answer(getTalentCampaign, paid))
  expect(await screen.findByText(/₹99 to enter, paid after you hand it in/)).toBeVisible()
  unmount()
  const priced = { ...written, fee_in_paise: 9900 }
  const { user } = open('?entry=7', { entry: priced })
  network.use(
    answer(getTalentCampaign, paid),
    answer(sendEntry, { ...priced, status: 'needs_payment' as const, number: 'TB-000044' }),
    refuse(payForEntry, 503),
  )
  await user.click(await screen.findByRole('checkbox', { name: 'I agree' }))
  expect(screen.getAllByText(/₹99 to enter, paid after you hand it in/)).toHaveLength(2)
  expect(screen.getByText(/The fee is not given back/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send and pay ₹99' }))
  expect(await screen.findByRole('heading', { name: 'One step left: pay ₹99' })).toHaveFocus()
  expect(screen.queryByText('It is on its way!')).toBeNull()
  expect(screen.getByText(/The fee is not given back/)).toBeVisible()
})

test('T-009: who presses "Send and pay" comes to the payment', async () => {
  const priced = { ...written, fee_in_paise: 9900 }
  const { user, router } = open('?entry=7', { entry: priced })
  network.use(
    answer(getTalentCampaign, talentCampaign('open', { entry_fee_in_paise: 9900 })),
    answer(sendEntry, { ...priced, status: 'needs_payment' as const, number: 'TB-000044' }),
    answer(payForEntry, { order_code: 'E-1', order_id: 3, gateway_url: '/sandbox-gateway/pay/x' }),
  )
  await user.click(await screen.findByRole('checkbox', { name: 'I agree' }))
  await user.click(screen.getByRole('button', { name: 'Send and pay ₹99' }))
  await waitFor(() => expect(router.state.location.search).toBe('?order_code=E-1'))
})

test('T-009: a fee is paid on the payment page', async () => {
  const due = {
    ...written,
    status: 'needs_payment',
    number: 'TB-000044',
    fee_in_paise: 9900,
  } as const
  const { user, router } = open('?entry=7', { entry: due })
  network.use(
    answer(payForEntry, { order_code: 'E-1', order_id: 3, gateway_url: '/sandbox-gateway/pay/x' }),
  )
  await user.click(await screen.findByRole('button', { name: /^Pay ₹99/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?order_code=E-1'))
})
