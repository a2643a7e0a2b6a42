import {
  BookingQuote,
  BookingStart,
  KidCard,
  Offering,
  OfferingCard,
  Token,
} from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import type { APIRequestContext } from '@playwright/test'
import { accessibilityFindings } from '../support/accessibility.ts'
import { arriveSignedIn, callHeaders, demoAccount } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { visit } from '../support/page-facts.ts'

const tenDays = 10 * 24 * 60 * 60 * 1000

/** Books the first workshop that suits the guardian's kid and has another date, without the browser. */
async function bookOne(request: APIRequestContext, origin: string, username: string) {
  const { password } = demoAccount(username)
  const post = async (path: string, data: object, headers = {}) => {
    const answer = await request.post(origin + path, {
      headers: { ...callHeaders(origin), ...headers },
      data,
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()) as unknown
  }
  const get = async (path: string, headers = {}) =>
    (await (await request.get(origin + path, { headers })).json()) as unknown
  const token = Token.parse(
    await post('/vendor/oauth/token', {
      grant_type: 'password',
      client_id: 'web',
      username,
      password,
    }),
  )
  const own = { authorization: `Bearer ${token.access_token}` }
  const kids = z.object({ data: z.array(KidCard) }).parse(await get('/vendor/api/kids', own)).data
  const cards = z.object({ data: z.array(OfferingCard) }).parse(
    await post('/cms/api/offerings/index', {
      kinds: ['workshop'],
      free_seats: true,
      maxRows: 30,
    }),
  ).data
  const from = new Date(Date.now() + tenDays).toISOString()
  for (const { kind, slug } of cards) {
    const { ticket_types, sessions, policy } = Offering.parse(
      await get(`/cms/api/offerings/${kind}/${slug}`),
    )
    const ticket = ticket_types.find(
      ({ scope, price_in_paise }) => scope === 'session' && price_in_paise > 0,
    )
    const dates = sessions.filter(({ starts_at, seats_left }) => starts_at > from && seats_left > 0)
    const [session] = dates
    if (!ticket || !session || dates.length < 2 || policy.moves_until_hours === null) continue
    for (const { student_id } of kids) {
      const choice = {
        student_ids: [student_id],
        ticket_type_id: ticket.id,
        session_id: session.id,
      }
      const quote = BookingQuote.parse(await post('/vendor/api/bookings/quote', choice, own))
      if (quote.problems.length > 0) continue
      const agreed = { fingerprint: quote.fingerprint, idempotency_key: crypto.randomUUID() }
      return BookingStart.parse(await post('/vendor/api/bookings', { ...choice, ...agreed }, own))
    }
  }
  throw new Error('No workshop suits a kid of this guardian.')
}

test('R-035: a booked seat has its ticket, moves to another date, and is cancelled with its refund @phone', async ({
  page,
  context,
  request,
  site,
}, { project }) => {
  const username = project.name === 'phone' ? 'guardian2@example.com' : 'guardian@example.com'
  const { codes, payment } = await bookOne(request, site.origin, username)
  await arriveSignedIn(context, demoAccount(username))
  await page.goto(payment?.gateway_url ?? '')
  await page.getByRole('button', { name: /^Pay The bank pays at once/ }).click()
  await expect(page).toHaveURL(/\/workshop\/payment-status/)

  await visit(page, `/myclass?booking=${codes[0]}`)
  await expect(page.getByRole('img', { name: /^QR code of the ticket/ })).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  const ticket = page.getByRole('region', { name: /^Ticket of/ })
  const before = await ticket.getByRole('time').first().textContent()

  await page.getByRole('button', { name: 'Move to another date' }).click()
  const dates = page.getByRole('dialog').getByRole('radio')
  await dates.and(page.locator(':enabled')).last().check()
  await page.getByRole('button', { name: 'Move the booking' }).click()
  // The toast; the bell may tell the same at that moment.
  await expect(page.getByText(/^(?!New notification).*booking is moved\.$/)).toBeVisible()
  await expect(ticket.getByRole('time').first()).not.toHaveText(before ?? '')

  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(/^You get ₹[\d,.]+ back/)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel the booking' }).click()
  await expect(page.getByText('This booking is cancelled')).toBeVisible()
  await expect(page.getByText(/₹[\d,.]+ goes back to where you paid from/)).toBeVisible()
})
