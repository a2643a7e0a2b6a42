import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { wishlistShares } from '../../database/schema/bag.schema.ts'
import { cartLines, productVariants, wishlistEntries } from '../../database/schema/shop.schema.ts'

const inCart = [
  ['mandi-the-market-game', 1],
  ['first-ukulele-21-inch', 1],
  ['detective-dosa-books-1-to-4', 2],
] as const
const wished = [
  'rooftop-telescope-70',
  'three-wheel-scooter',
  'junior-tabla-pair',
  'balcony-kitchen-garden',
  'jugnu-bot-starter',
  'block-print-studio',
  'world-globe-with-lights',
]

/** The link of the demonstration's shared wishlist; a real one is 128 random bits. */
const sharedToken = 'meera-wishes-for-these-things'

/** A cart and a shared wishlist that a guardian left yesterday. */
export async function seedShopping(
  db: Database,
  userId: number,
  productIds: Map<string, number>,
  now: Date,
) {
  const idOf = (slug: string) => {
    const id = productIds.get(slug)
    if (!id) throw new Error(`There is no product ${slug}.`)
    return id
  }
  const variants = await db
    .select()
    .from(productVariants)
    .where(
      inArray(
        productVariants.productId,
        inCart.map(([slug]) => idOf(slug)),
      ),
    )
    .orderBy(asc(productVariants.position))
  await db.insert(cartLines).values(
    inCart.flatMap(([slug, quantity]) => {
      const variant = variants.find((one) => one.productId === idOf(slug))
      if (!variant) return []
      const { productId, id: variantId, afterDiscountPriceInPaise: seenPriceInPaise } = variant
      return { userId, productId, variantId, quantity, seenPriceInPaise }
    }),
  )
  await db.insert(wishlistEntries).values(
    wished.map((slug, index) => ({
      userId,
      productId: idOf(slug),
      createdAt: new Date(now.getTime() - (index + 1) * 7 * 60 * 60 * 1000),
    })),
  )
  await db.insert(wishlistShares).values({ userId, token: sharedToken, createdAt: now })
}
