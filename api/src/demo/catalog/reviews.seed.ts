import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { reviews } from '../../database/schema/reviews.schema.ts'
import { products } from '../../database/schema/shop.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import { random } from '../../server/random.ts'
import { rowsOf } from './catalog-rows.ts'

/** People who have bought and written, but have no account to sign in with. */
const reviewers = rowsOf(`
Asha Menon | Rohit Bansal | Farah Ali | Kavya Reddy | Joel Fernandes
Nandini Rao | Gurpreet Kaur | Sandeep Iyer | Lakshmi Pillai | Arif Hussain
Divya Shah | Tenzin Dolma | Mohit Agarwal | Sneha Kulkarni | Paromita Sen
Vikram Chauhan | Anjali Das | Ritu Malhotra | Suresh Babu | Zoya Khan
Hemant Joshi | Priya Thomas | Naveen Gowda | Ila Banerjee | Shabnam Sheikh
Karthik Subramanian | Mary Lyngdoh | Devika Nambiar | Ajay Patil | Bhavna Mehta
`).flat()

/** Stars | title | text. `{name}` is the product. */
export const opinions = rowsOf(`
5 | Worth every rupee | My daughter has not put {name} down since it came. The quality is far better than the picture shows.
5 | A present that stays | We gave this to our nephew, and three months later it is still the first thing he shows to guests.
5 | Well made | Smooth edges, strong colours, no smell. You can see that somebody with children of their own made {name}.
5 | The whole family | Bought for the little one, used by everybody. Grandfather asks for it on Sundays.
5 | Came a day early | Packed in card without plastic, and everything in its place. We will buy from here again.
5 | Exactly right for the age | Neither too easy nor too hard. Our son worked it out alone and was proud all day.
4 | Very good | {name} does what it says. One star less, because the box came with a dent.
4 | Good, with a small wish | Lovely to look at and to use. The guide could be a page longer for first-timers.
4 | Happy with it | Good material and a fair price. Delivery took two days longer than we hoped.
4 | Almost perfect | The children love it. I wish it came in one more colour.
4 | Keeps them busy | Forty quiet minutes on a rainy afternoon; what more can one ask.
3 | All right | It is nice, but smaller than I thought. Please read the measures before you buy {name}.
3 | Good idea | Fun for a week, then it moved to the shelf. Perhaps our child is a little too old for it.
3 | Mixed feelings | The thing itself is good. One part was loose, and the shop replaced it at once.
2 | Not for us | Our daughter lost interest quickly. The quality is fine, but the price is high for what it is.
1 | Came broken | Ours came with a crack. The shop took it back without questions, so one star for {name} and five for them.
`)

/** What the guardian of the demonstration wrote. */
export const ownReview = {
  slug: 'mandi-the-market-game',
  rating: 5,
  title: 'Our Sunday game',
  text: 'Aarav bargains better than I do by now. The rules take five minutes, a round takes twenty, and nobody wants to stop after one.',
}

const day = 24 * 60 * 60 * 1000

/** Reviews for most products, and the averages that follow from them. */
export async function seedReviews(
  db: Database,
  { guardianId, now }: { guardianId: number; now: Date },
) {
  const writers = await db
    .insert(users)
    .values(
      reviewers.map((name, index) => ({
        name,
        role: 'guardian' as const,
        referenceCode: `READER${101 + index}`,
        createdAt: new Date(now.getTime() - (400 + index) * day),
      })),
    )
    .returning({ id: users.id })
  const goods = await db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      isNew: products.newArrival,
    })
    .from(products)
  const rows = goods.flatMap(({ id, slug, name, isNew }) => {
    const dice = random(`reviews of ${slug}`)
    const count = isNew ? dice.whole(0, 3) : dice.whole(2, 16)
    const first = dice.whole(0, writers.length - 1)
    const taste = dice.between(0.55, 1)
    const unsaid = [...opinions]
    return Array.from({ length: count }, (_, index) => {
      // The best opinions stand first: the better the product, the nearer to them it is drawn.
      const place = Math.floor(dice.next() ** (1 + taste * 2) * unsaid.length)
      const [stars = '5', title = '', text = ''] = unsaid.splice(place, 1)[0] ?? []
      return {
        productId: id,
        userId: writers[(first + index) % writers.length]?.id ?? 0,
        rating: Number(stars),
        title,
        text: text.replaceAll('{name}', name),
        createdAt: new Date(now.getTime() - dice.between(1, isNew ? 20 : 300) * day),
      }
    })
  })
  const own = goods.find(({ slug }) => slug === ownReview.slug)
  const { slug: _slug, ...words } = ownReview
  await db.insert(reviews).values([
    ...rows,
    ...(own
      ? [
          {
            ...words,
            productId: own.id,
            userId: guardianId,
            createdAt: new Date(now.getTime() - 5 * day),
          },
        ]
      : []),
  ])
  await db.update(products).set({
    ratingAverage: sql`(select round(avg(r.rating), 1) from ${reviews} r where r.product_id = ${products.id})`,
    ratingCount: sql`(select count(*)::int from ${reviews} r where r.product_id = ${products.id})`,
  })
}
