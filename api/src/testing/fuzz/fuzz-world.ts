import {
  addToWishlist,
  notificationTypes,
  shareWishlist,
  startUpload,
  writeReview,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { notifications } from '../../database/schema/notifications.schema.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { throttles, users } from '../../database/schema/users.schema.ts'
import { startAccessWorld } from '../access/access-world.ts'
import type { Signed } from '../access/access-row.ts'
import { aDevice, anAssessment, startedBy } from '../assessment-factories.ts'
import { aCoupon, aPaidOrder, aPlacedOrder, quoteOf } from '../checkout-factories.ts'
import { tokenOf, testPassword } from '../factories.ts'
import { aComment, aPost } from '../feed-factories.ts'
import { aProduct } from '../shop-factories.ts'
import { aForm } from '../form-factories.ts'
import type { KnownValues } from './valid-value.ts'

/** A person with one of everything, so that odd requests get past the first checks. */
export async function startFuzzWorld() {
  const world = await startAccessWorld()
  const { api, callers, people, kids, school } = world
  const { owner } = callers
  const thing = await aProduct(api.db, { variants: [{ unitsAvailable: 1_000_000 }] })
  const paid = await aPaidOrder(api, owner, thing.id)
  await api.db
    .update(orders)
    .set({ status: 'delivered', deliveredAt: api.clock.now })
    .where(eq(orders.id, paid.id))
  const review = { id: thing.id, rating: 4, title: 'Good', text: 'It holds tea.' }
  const { review: written } = await owner.call(writeReview, review)
  // Its line stays in the bag until it is paid.
  const waiting = await aPlacedOrder(owner, thing.id)
  await owner.call(addToWishlist, { ecomm_product_id: thing.id })
  const { token } = await owner.call(shareWishlist, {})
  const { quote, placing } = await quoteOf(owner)
  const notices = await api.db
    .insert(notifications)
    .values(
      Array.from({ length: 30 }, (_, at) => ({
        userId: people.owner.id,
        title: `Notice ${at}`,
        collectionType: notificationTypes.workshop,
        actionId: at,
        createdAt: new Date(api.clock.now.getTime() - at * 6 * 60 * 60_000),
      })),
    )
    .returning({ id: notifications.id })
  await api.db.insert(contentEntries).values({
    contentTypeId: 11,
    slug: 'kite-day',
    title: 'Kite day',
    publishedAt: api.clock.now,
  })
  const coupon = await aCoupon(api.db)
  const form = await aForm(api.db, { settings: { is_public: true } })
  const assessment = await anAssessment(api.db, {
    students: [kids.owner.studentId],
    attemptsAllowed: 20,
  })
  const attempt = await startedBy(owner, assessment.id)
  const productIds = [thing.id, 2_147_483_647]
  const personIds = [people.owner.id, people['other guardian'].id, people.student.id]
  const file = { purpose: 'application' as const, name: 'licence.pdf', size: 100_000 }
  const { upload } = await owner.call(startUpload, file)
  const room = { vendorId: school.id, roomIds: [school.id] }
  const post = await aPost(api, { authorId: people['school representative'].id, ...room })
  const { id: commentId } = await aComment(api, { postId: post.id, userId: people.owner.id })
  const known: KnownValues = {
    from_id: [post.id],
    subject_id: [post.id, commentId],
    room_ids: [school.id],
    kid_ids: [kids.owner.studentId],
    before: [`${api.clock.now.getTime()}-${post.id}`, commentId],
    since: ['0-0'],
    id: [
      post.id,
      paid.id,
      waiting.order_id,
      thing.id,
      thing.first.id,
      placing.address_id,
      notices[0]?.id,
      assessment.id,
      attempt.id,
    ],
    order_code: [paid.order_code, waiting.order_code],
    user_id: personIds,
    userId: personIds,
    ecomm_product_id: productIds,
    variant_id: [thing.first.id, null],
    review_id: [written?.id],
    student_id: [kids.owner.studentId, kids['other guardian'].studentId],
    room_student_id: [kids.owner.studentId],
    room_vendor_id: [school.id],
    workplace_id: [school.id],
    address_id: [placing.address_id],
    fingerprint: [quote.fingerprint],
    token: [token],
    upload: [upload],
    documents: [upload],
    start: [0, 15],
    device: [aDevice],
    question_id: assessment.questions.map((question) => question.id),
    code: [coupon.code, '123456', paid.order_code],
    slug: [post.slug, 'kite-day', 'product-1', 'category-1', form.slug],
    values: [{ name: 'Meera' }, { name: ['Meera'] }, {}],
    version: [1],
    type: [11, 1, 26],
    username: [people.owner.email, people.student.loginId],
    password: [testPassword],
    current_password: [testPassword],
    client_id: ['web'],
    app_type: [1],
    search: ['cup', 'product'],
    text: ['kite', 'product'],
    pincode: ['560034'],
    mobile: ['98765 00001'],
    category_ids: [1, 2],
  }

  /** Restores what odd requests changed about a person, and signs them in again. */
  async function signInAgain(actor: Signed): Promise<string> {
    const { id, ...before } = people[actor]
    await api.db.update(users).set(before).where(eq(users.id, id))
    return tokenOf(api, people[actor])
  }
  const resetCounts = () => api.db.delete(throttles)
  return { api, known, signInAgain, resetCounts }
}
export type FuzzWorld = Awaited<ReturnType<typeof startFuzzWorld>>
