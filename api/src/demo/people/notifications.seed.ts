import { notificationTypes } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import { notifications } from '../../database/schema/notifications.schema.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { rowsOf } from '../catalog/catalog-rows.ts'
import type { People } from './people.seed.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

/** Type | title | text | icon. One of every kind that leads somewhere, and one that does not. */
const messages = rowsOf(`
Chapters | A new chapter is open | Fractions in the Kitchen is ready for Aarav. The first lesson takes twelve minutes. | pie
11 | Your workshop seat is booked | Paper Lanterns for Beginners. Bring scissors and a jar; we bring the rest. | red-paper-lantern
26 | See you at the Winter Science Fair | Two tickets are booked. Come half an hour early; a rocket flies every hour. | rocket
17 | Your order has left Bengaluru | The parcel with the telescope should reach you in two to three days. | delivery-truck
1021 | Banyan Tree School shared a post | Photos of the plantation drive are in the feed. Look for the boy with the watering can. | seedling
1025 | Diya’s entry has a new comment | A judge of the Colourothon wrote about Diya’s drawing. | artist-palette
Offers | A holiday reading list | Twenty books that survived our own children, sorted by age. | books
`)
const older = rowsOf(`
Chapters | Shapes Around Us is complete | Aarav finished the last lesson. His certificate is in the profile. | graduation-cap
11 | A seat came free | Clay Animals had a cancellation. You were next on the waiting list. | amphora
26 | Thank you for coming | Pictures of the Storytelling Festival are online for a month. | camera
17 | Delivered | Your parcel was handed over at the gate. | package
1021 | Sports day moved to Friday | The school expects rain on Thursday. All races keep their times. | running-shoe
1025 | Voting has opened | Friends and family can vote for Diya’s entry until Sunday. | trophy
Safety | Your password was changed | If that was not you, please write to support at once. | locked
`)

/** Where news of an event or a workshop lead, by title. */
const slugs: Record<string, string> = {
  'Your workshop seat is booked': 'paper-lanterns-for-beginners',
  'A seat came free': 'clay-animals',
  'See you at the Winter Science Fair': 'winter-science-fair',
  'Thank you for coming': 'storytelling-festival',
}
const { programChapter, workshop, event, order } = notificationTypes
const typesOfOrders: readonly string[] = [programChapter, workshop, event, order]

export function orderNotificationImages(pictures: PictureStore) {
  return new Map(
    [...messages, ...older].map(([, title = '', , icon = 'bell']) => [
      title,
      pictures.orderAvatar({ icons: [icon] }, title),
    ]),
  )
}

/** Every type in every group of the drawer, and enough of them to scroll. */
export async function seedNotifications(
  db: Database,
  people: People,
  {
    images,
    orders,
  }: { images: Map<string, string>; orders: readonly { id: number; code: string }[] },
  now: Date,
) {
  const groups = [
    ...messages.map((row, index) => [row, index * 3 + 2] as const),
    ...[...messages, ...older].map((row, index) => [row, 24 * 60 + index * 3] as const),
    ...[2, 3, 4].flatMap((days) =>
      (days % 2 ? messages : older).map(
        (row, index) => [row, days * 24 * 60 + index * 40] as const,
      ),
    ),
    ...[9, 12, 16, 21, 27, 34, 48].flatMap((days) =>
      (days % 2 ? messages : older).map(
        (row, index) => [row, days * 24 * 60 + index * 53] as const,
      ),
    ),
  ]
  // News of an order lead to the one they speak of; everything else to some order of the same person.
  const orderFor = (title: string, index: number) => {
    const place = { 'Your order has left Bengaluru': 3, Delivered: 4 }[title] ?? index % 12
    const order = orders[place]
    if (!order) throw new Error('There is no order for a notification.')
    return order
  }
  await db.insert(notifications).values(
    groups.map(([[type = '', title = '', description = ''], minutes], index) => ({
      userId: people.idOf('guardian'),
      title,
      description,
      image: images.get(title) ?? null,
      collectionType: type,
      collectionId: (index % 12) + 1,
      orderCode: typesOfOrders.includes(type) ? orderFor(title, index).code : null,
      studentId: type === notificationTypes.campaign ? people.studentIds.diya : null,
      actionId: type === notificationTypes.order ? orderFor(title, index).id : null,
      actionSlug: slugs[title] ?? null,
      isRead: index > 18 || index % 4 === 3,
      createdAt: new Date(now.getTime() - minutes * minute),
    })),
  )
  const welcome = {
    title: 'Welcome to Brightyard',
  }
  const atWork = 'Your desks are on your dashboard: students, bookings, assessments and forms.'
  const inFamily = 'Your profile is ready. Add a picture, choose a room, and look around.'
  const welcomes = {
    guardian2: inFamily,
    student: inFamily,
    school: 'Your dashboard shows your school in figures. Teachers have accounts of their own.',
    vendor: atWork,
    staff: atWork,
    admin: atWork,
    rep: atWork,
  }
  const others = ['guardian2', 'student', 'school', 'vendor', 'staff', 'admin', 'rep'] as const
  await db.insert(notifications).values(
    others.flatMap((key) => [
      {
        ...welcome,
        description: welcomes[key],
        userId: people.idOf(key),
        createdAt: new Date(now.getTime() - 3 * day),
      },
      {
        userId: people.idOf(key),
        title: 'Winter Science Fair',
        description: 'Registration is open. The first hundred children build a rocket each.',
        collectionType: notificationTypes.event,
        actionSlug: 'winter-science-fair',
        createdAt: new Date(now.getTime() - 20 * minute),
      },
    ]),
  )
}
