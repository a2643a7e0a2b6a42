import { beforeEach, expect, test } from '@jest/globals'
import { estimateDelivery } from '@brightyard/contract/calls'
import { answer, network, renderComponent, screen } from '@brightyard/testing'
import { bengaluru } from '../fixtures/checkout.ts'
import { DeliveryCheck } from './delivery-check.tsx'

const field = () => screen.findByRole('textbox', { name: 'Delivery to PIN code' })

beforeEach(() => {
  sessionStorage.clear()
  network.use(answer(estimateDelivery, bengaluru))
})

test('S-008: the days of one PIN code go when another is typed, and do not stand under an error', async () => {
  const { user } = renderComponent(<DeliveryCheck itemsInPaise={118_000} />)
  await user.type(await field(), '560034{Enter}')
  expect(await screen.findByText(bengaluru.area ?? '')).toBeVisible()
  await user.type(await field(), '{Backspace}{Enter}')
  expect(screen.getByText('Please enter a PIN code of six digits.')).toBeVisible()
  expect(screen.queryByText(bengaluru.area ?? '')).toBeNull()
  await user.type(await field(), '4{Enter}')
  expect(await screen.findByText(bengaluru.area ?? '')).toBeVisible()
})
