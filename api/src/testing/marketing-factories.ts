import { randomUUID } from 'node:crypto'
import { orderCampaign } from '@brightyard/contract'
import type { Picture } from '@brightyard/contract'
import { campaignPackages, marketingCampaigns } from '../database/schema/marketing.schema.ts'
import { anAddress } from './checkout-factories.ts'
import { callerOf } from './test-api.ts'
import type { Caller, TestApi } from './test-api.ts'

const picture: Picture = {
  alt: '',
  width: 1,
  height: 1,
  avif: '/media/a.avif 1x',
  webp: '/media/a.webp 1x',
  jpeg: '/media/a.jpg 1x',
  src: '/media/a.jpg',
  placeholder: '#ffffff',
}
const day = 24 * 60 * 60 * 1000
let made = 0

/** A running campaign with one package. */
export async function aCampaign(
  { db, clock }: Pick<TestApi, 'db' | 'clock'>,
  {
    campaign = {},
    pack = {},
  }: {
    campaign?: Partial<typeof marketingCampaigns.$inferInsert>
    pack?: Partial<typeof campaignPackages.$inferInsert>
  } = {},
) {
  made += 1
  const now = clock.now.getTime()
  const [row] = await db
    .insert(marketingCampaigns)
    .values({
      slug: `kite-day-${made}`,
      title: `Kite day ${made}`,
      summary: 'Make a kite, fly it, take it home.',
      place: 'Cubbon Park, Bengaluru',
      area: 'talent',
      picture,
      highlights: [{ title: 'A kite of your own', text: 'Paper, bamboo and glue are there.' }],
      questions: [{ question: 'And if it rains?', answer: 'We fly them in the hall.' }],
      startsAt: new Date(now - day),
      endsAt: new Date(now + 7 * day),
      ...campaign,
    })
    .returning()
  if (!row) throw new Error('The campaign was not made.')
  const [added] = await db
    .insert(campaignPackages)
    .values({
      campaignId: row.id,
      name: 'Family pass',
      summary: 'Two adults and two children.',
      includes: ['Four kites'],
      priceInPaise: 59_000,
      taxPercent: '18',
      ...pack,
    })
    .returning()
  if (!added) throw new Error('The package was not made.')
  return { campaign: row, pack: added }
}

/** What somebody sends who orders one package. */
export const aWish = ({ campaign, pack }: Awaited<ReturnType<typeof aCampaign>>, quantity = 1) => ({
  slug: campaign.slug,
  package_id: pack.id,
  quantity,
  name: 'Asha Rao',
  contact: `payer${randomUUID().slice(0, 8)}@example.com`,
  accepts_terms: true as const,
  total_in_paise: pack.priceInPaise * quantity,
  idempotency_key: randomUUID(),
})

export const anOrderedPackage = async (api: TestApi, caller: Caller) =>
  caller.call(orderCampaign, aWish(await aCampaign(api)))

/** An order, not yet paid, of two boxes of a campaign that asks for an address and ages, by somebody without an account. */
export async function anOrderedBox(api: TestApi, changes: { name?: string } = {}) {
  const visitor = callerOf(api.app, {})
  const boxes = await aCampaign(api, {
    campaign: {
      asksAddress: true,
      choices: [
        { key: 'age', label: 'Age of the child', options: ['3 to 5 years', '6 to 8 years'] },
      ],
    },
    pack: { name: 'Two boxes', pieces: 2 },
  })
  const wish = {
    ...aWish(boxes),
    ...changes,
    address: anAddress,
    choices: [{ age: '3 to 5 years' }, { age: '6 to 8 years' }],
  }
  const { order_code, secret, payment } = await visitor.call(orderCampaign, wish)
  return { ...boxes, wish, order_code, secret, gatewayUrl: payment?.gateway_url ?? '' }
}
