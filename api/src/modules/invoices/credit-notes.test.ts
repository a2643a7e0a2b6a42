import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  cancelOrder,
  getCreditNote,
  getInvoice,
  getOrder,
  getTransaction,
  openCreditNote,
  openInvoice,
} from '@brightyard/contract'
import { aPaidOrder, aPlacedOrder, chooseAtGateway } from '../../testing/checkout-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { send } from '../../testing/send.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { oweForLine } from '../payments/refunds.ts'

let api: TestApi
let guardian: Caller
let productId: number
beforeAll(async () => {
  api = await startTestApi()
  guardian = await signedInAs(api, await aUser(api.db))
  productId = (await aProduct(api.db)).id
}, 60_000)
afterAll(() => api.close())

const total = (values: number[]) => values.reduce((a, b) => a + b, 0)

async function aCancelledOrder(caller = guardian) {
  const { id } = await aPaidOrder(api, caller, productId)
  const invoice = await caller.call(getInvoice, { id })
  const order = await caller.call(cancelOrder, { id, reason: 'Ordered twice' })
  return { id, invoice, order }
}

test('C-034: nobody else reads a credit note, and none exists before money went back', async () => {
  const { id, order } = await aCancelledOrder()
  const note_id = order.credit_notes[0]?.id ?? 0
  const stranger = await signedInAs(api, await aUser(api.db))
  const paid = await aPaidOrder(api, stranger, productId)
  for (const call of [getCreditNote, openCreditNote]) {
    expect((await stranger.send(call, { id, note_id })).statusCode).toBe(404)
    // Nor by way of an order of one's own.
    expect((await stranger.send(call, { id: paid.id, note_id })).statusCode).toBe(404)
    expect((await guardian.send(call, { id, note_id: note_id + 1 })).statusCode).toBe(404)
  }
  expect((await stranger.call(getOrder, { id: paid.id })).credit_notes).toEqual([])
})

test('C-034: a cancelled order has a credit note that takes back its invoice, tax by tax', async () => {
  const { id, invoice, order } = await aCancelledOrder()
  expect(order.credit_notes).toHaveLength(1)
  const note = await guardian.call(getCreditNote, { id, note_id: order.credit_notes[0]?.id ?? 0 })
  expect(note).toMatchObject({
    number: expect.stringMatching(/^BYC\/20\d\d-\d\d\/\d{6}$/),
    invoice_number: invoice.number,
    invoice_issued_at: invoice.issued_at,
    order_code: order.order_code,
    buyer: invoice.buyer,
    seller: invoice.seller,
    reason: 'Ordered twice',
    total_in_paise: invoice.totals.total_in_paise,
    pre_tax_in_paise: invoice.totals.pre_tax_in_paise,
    tax_in_paise: invoice.totals.tax_in_paise,
    taxes: invoice.taxes,
  })
  expect(note.lines.map((line) => line.name)).toEqual(invoice.lines.map((line) => line.name))
  expect(total(note.lines.map((line) => line.total_in_paise))).toBe(note.total_in_paise)
  // The invoice stands: what was issued is never changed.
  expect(await guardian.call(getInvoice, { id })).toEqual(invoice)
})

test('C-034: the credit note is a PDF by a short-lived link of its own', async () => {
  const { id, order } = await aCancelledOrder()
  const note_id = order.credit_notes[0]?.id ?? 0
  const { url, file_name } = await guardian.call(openCreditNote, { id, note_id })
  expect(file_name).toMatch(/^brightyard-credit-note-BYC-20\d\d-\d\d-\d{6}\.pdf$/)
  const file = await send(api.app, url)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
  })
  expect(file.body.startsWith('%PDF-1.')).toBe(true)
  expect(file.body.length).toBeGreaterThan(5_000)
  // A permission for an invoice is none for a credit note.
  const invoiceLink = await guardian.call(openInvoice, { id })
  const swapped = invoiceLink.url.replace('/invoices/', '/credit-notes/')
  expect((await send(api.app, swapped)).statusCode).toBe(404)
  const other = url.replace(/\/(\d+)\./, (_, number: string) => `/${Number(number) + 1}.`)
  expect((await send(api.app, other)).statusCode).toBe(404)
  api.clock.now = new Date(api.clock.now.getTime() + 11 * 60_000)
  expect((await send(api.app, url)).statusCode).toBe(404)
})

test('C-034: a part that goes back has its own note, and all notes together are the invoice', async () => {
  const { id, order_code, lines } = await aPaidOrder(api, guardian, productId)
  const invoice = await guardian.call(getInvoice, { id })
  const part = 33_333
  await api.db.transaction((tx) =>
    oweForLine(tx, {
      orderId: id,
      lineId: lines[0]?.id ?? 0,
      amountInPaise: part,
      reason: 'One of two',
      now: api.clock.now,
    }),
  )
  // Nothing is issued for money that has not gone back.
  expect((await guardian.call(getOrder, { id })).credit_notes).toEqual([])
  await api.app.runScheduledJobs()
  await api.app.runScheduledJobs()
  expect((await guardian.call(getOrder, { id })).credit_notes).toMatchObject([
    { total_in_paise: part },
  ])
  const { credit_notes } = await guardian.call(cancelOrder, { id, reason: '' })
  const notes = []
  for (const { id: note_id } of credit_notes)
    notes.push(await guardian.call(getCreditNote, { id, note_id }))
  expect(notes).toHaveLength(2)
  expect(notes[0]).toMatchObject({ total_in_paise: part, reason: 'One of two' })
  expect(notes[0]?.lines).toHaveLength(1)
  for (const sum of ['total_in_paise', 'pre_tax_in_paise', 'tax_in_paise'] as const)
    expect(total(notes.map((note) => note[sum]))).toBe(invoice.totals[sum])
  for (const { lines: credited, taxes, ...note } of notes) {
    expect(note.pre_tax_in_paise + note.tax_in_paise).toBe(note.total_in_paise)
    expect(total(credited.map((line) => line.tax_in_paise))).toBe(note.tax_in_paise)
    const shares = taxes.map(
      (tax) => tax.central_in_paise + tax.state_in_paise + tax.integrated_in_paise,
    )
    expect(total(shares)).toBe(note.tax_in_paise)
  }
  const { refunds } = await guardian.call(getTransaction, { order_code })
  expect(refunds.map(({ credit_note }) => credit_note?.number)).toEqual(
    notes.map(({ number }) => number),
  )
  await expectShopInvariants(api.database)
})

test('C-034: money that was on no invoice goes back without a credit note', async () => {
  const waiting = await aPlacedOrder(guardian, productId)
  const id = waiting.order_id
  await guardian.call(cancelOrder, { id, reason: '' })
  await chooseAtGateway(api, waiting.gateway_url, 'success')
  await api.app.runScheduledJobs()
  const { timeline, credit_notes } = await guardian.call(getOrder, { id })
  expect(timeline.at(-1)?.kind).toBe('refunded')
  expect(credit_notes).toEqual([])
  await expectShopInvariants(api.database)
})

test('C-034: credit notes are a series of their own without gaps, also when many orders end at once', async () => {
  const placed = []
  for (let count = 0; count < 6; count++) {
    const buyer = await signedInAs(api, await aUser(api.db))
    placed.push({ buyer, ...(await aPaidOrder(api, buyer, productId)) })
  }
  await Promise.all(placed.map(({ buyer, id }) => buyer.call(cancelOrder, { id, reason: '' })))
  // The same refund twice at once, as by the job and the person who waits for it.
  await Promise.all([api.app.runScheduledJobs(), api.app.runScheduledJobs()])
  const numbers = []
  for (const { buyer, id } of placed) {
    const { credit_notes } = await buyer.call(getOrder, { id })
    expect(credit_notes).toHaveLength(1)
    numbers.push(Number(credit_notes[0]?.number.split('/')[2]))
  }
  const sorted = numbers.toSorted((a, b) => a - b)
  expect(sorted).toEqual(sorted.map((_, index) => (sorted[0] ?? 0) + index))
  await expectShopInvariants(api.database)
})
