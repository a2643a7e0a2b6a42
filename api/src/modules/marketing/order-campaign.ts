import { createHash } from 'node:crypto'
import type { CallParsed, orderCampaign } from '@brightyard/contract'
import { priceBasket } from '@brightyard/contract/money'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { campaignOrders } from '../../database/schema/marketing.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, conflict, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import type { Contact } from '../countries/contact.ts'
import { notifyBuyer } from '../orders/order-notifications.ts'
import { addPayer } from '../orders/payer.ts'
import { lockPerson } from '../orders/reservations.ts'
import { awaitPayment, storeOrder } from '../orders/store-order.ts'
import { countUnpaidOfDay, maxUnpaidPerDay } from '../orders/unpaid-orders.ts'
import { answersOf } from './campaign-asks.ts'
import { lockPackage } from './campaign-lines.ts'
import { findCampaign, leftOf, stateOf } from './marketing.repository.ts'

type Ordering = CallParsed<typeof orderCampaign>

const hashOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** Orders a package, once per person and key; returns the order's id. Locks: person, order, package. */
export function placeCampaignOrder(
  actor: ActingUser | null,
  services: Services,
  { idempotency_key: key, ...wish }: Ordering,
  contact: Contact,
): Promise<number> {
  const { db, lock } = services
  const now = services.now()
  return db.transaction(async (tx) => {
    if (actor) await lockPerson(tx, lock, actor.id)
    const campaign = await findCampaign(tx, wish.slug)
    const known = campaign && (await lockPackage(tx, lock, wish.package_id))
    if (!campaign || known?.campaignId !== campaign.id) throw notFound('this package')
    const request = {
      requestHash: hashOf([actor?.id ?? 'nobody', key]),
      contentHash: hashOf(wish),
    }
    const before = await findBefore(tx, request)
    if (before !== null) return before

    if (stateOf(campaign, now) !== 'running')
      throw conflict('not_open', 'Nothing can be ordered here at the moment.')
    const answers = answersOf(campaign, wish, wish.quantity * known.pieces)
    const left = await leftOf(tx, known)
    if (left !== null && left < wish.quantity)
      throw conflict(
        'sold_out',
        left === 0
          ? `${known.name} is sold out.`
          : `Only ${left} of ${known.name} ${left === 1 ? 'is' : 'are'} left. Please choose fewer.`,
      )
    const { priceInPaise, taxPercent, name } = known
    const basket = priceBasket([
      { priceInPaise, taxPercent: Number(taxPercent), quantity: wish.quantity },
    ])
    if (basket.totals.totalInPaise !== wish.total_in_paise)
      throw conflict('price_changed', 'The price has changed. Please check it and order again.')
    const unpaid = actor ? await countUnpaidOfDay(actor, tx, now) : 0
    if (unpaid >= maxUnpaidPerDay * services.rateLimitFactor)
      throw new ApiProblem(
        422,
        'too_many_unpaid',
        'You have left many orders unpaid today. Please try again tomorrow.',
      )

    const buyer = actor ?? (await addPayer(tx, wish.name, now))
    const order = await storeOrder(buyer, services, tx, {
      orderType: 'campaign',
      basket,
      coupon: undefined,
      address: answers.address,
      lines: [
        {
          studentId: null,
          name: campaign.title,
          variantName: name,
          picture: campaign.picture,
          quantity: wish.quantity,
          priceInPaise,
          taxPercent,
        },
      ],
      now,
    })
    await tx.insert(campaignOrders).values({
      ...request,
      orderId: order.id,
      packageId: known.id,
      quantity: wish.quantity,
      payerName: wish.name,
      contactKind: contact.kind,
      contact: contact.value,
      choices: answers.choices,
    })
    const step = await awaitPayment(services, tx, order, now)
    if (step !== null) await notifyBuyer(services, tx, { orderId: order.id, step })
    return order.id
  })
}

/** The order of the same request; 422 if the key came with other content. The package's lock makes repeats wait. */
async function findBefore(
  tx: Database,
  { requestHash, contentHash }: { requestHash: string; contentHash: string },
): Promise<number | null> {
  const [before] = await tx
    .select()
    .from(campaignOrders)
    .where(eq(campaignOrders.requestHash, requestHash))
  if (!before) return null
  if (before.contentHash === contentHash) return before.orderId
  throw new ApiProblem(
    422,
    'key_reused',
    'This was already sent with different content. Please reload the page and try again.',
  )
}
