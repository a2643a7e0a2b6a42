import { expect, test } from '@jest/globals'
import { getOffering, listBookings, listFamily, quoteBooking } from '@brightyard/contract/calls'
import { answer, network, renderPage, screen, userOf, waitFor } from '@brightyard/testing'
import { bookingQuoteOf, kidOf } from '../../fixtures/bookings.ts'
import { pageOfAll } from '../../fixtures/content.ts'
import { offeringOf } from '../../fixtures/offerings.ts'
import * as page from './booking.page.tsx'

const bodyOf = (name: string) => screen.getByRole('region', { name }).parentElement

test('the second tap of a double tap chooses nothing in the step that has just come', async () => {
  network.use(
    answer(getOffering, offeringOf(1)),
    answer(listFamily, { data: [kidOf(71, 'Mira')] }),
    answer(quoteBooking, bookingQuoteOf()),
    answer(listBookings, pageOfAll([])),
  )
  const path = '/workshop/booking'
  const address = `${path}?offering=workshop-1&kids=71`
  const { user } = renderPage(page, { path, address, user: userOf('guardian') })
  await screen.findByRole('checkbox', { name: /Mira/ })
  const goOn = screen.getByRole('button', { name: 'Continue' })
  await waitFor(() => expect(goOn).not.toHaveAttribute('aria-busy', 'true'))
  const who = bodyOf('Who takes part?')
  await user.click(goOn)
  await screen.findByRole('radio', { name: /28 Nov/ })
  // Another element, or the animation would not run again.
  expect(bodyOf('When?') === who).toBe(false)
  expect(bodyOf('When?')).toHaveStyle({ animation: 'hold-presses 1ms 0.5s backwards' })
  expect(screen.getByRole('heading', { name: 'When?' })).toHaveFocus()
})
