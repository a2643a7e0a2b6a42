import type { Picture } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import {
  postComments,
  postKids,
  postLikes,
  postRooms,
  posts,
} from '../../database/schema/feeds.schema.ts'
import { postMedia } from '../../database/schema/post-media.schema.ts'
import { moderationCases } from '../../database/schema/moderation.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import { slugOf } from '../../modules/feeds/create-post.ts'
import { asc, eq } from 'drizzle-orm'
import { rowsOf } from '../catalog/catalog-rows.ts'
import { posterOf } from '../content/content.seed.ts'
import { pictureOfRow } from '../pictures/picture-rows.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import type { People } from '../people/people.seed.ts'
import { commentsData, postPictures, postsData } from './posts.data.ts'

const minute = 60_000
const hour = 60 * minute
const readers = ['guardian', 'guardian2', 'student'] as const
const authors = {
  house: 'admin',
  school: 'rep',
  academy: 'vendor',
  guardian: 'guardian',
  guardian2: 'guardian2',
} as const
const commenters = ['guardian', 'guardian2', 'admin', 'rep'] as const

const isAuthor = (name: string): name is keyof typeof authors => name in authors

/** Orders the pictures of posts, each of its own words; null for those without one. */
export function postPicturesOf(pictures: PictureStore): (Picture | null)[] {
  const own = new Map(rowsOf(postPictures).map(([key, ...row]) => [key, row]))
  return rowsOf(postsData).map(([, , key = '-']) => {
    if (key === '-') return null
    const row = own.get(key)
    const picture = row ? pictureOfRow(pictures, row) : posterOf(pictures, key)
    if (!picture) throw new Error(`There is no picture ${key} for a post.`)
    return picture
  })
}

/** Posts of three voices and children's stories, with likes and comments, and one that waits for its first look. */
export async function seedFeeds(
  db: Database,
  pictures: readonly (Picture | null)[],
  { people, now }: { people: People; now: Date },
) {
  const [school, academy] = await db.select().from(vendors).orderBy(asc(vendors.id)).limit(2)
  if (!school || !academy) throw new Error('There are no rooms for posts.')
  const vendorOf = {
    house: null,
    school: school.id,
    academy: academy.id,
    guardian: null,
    guardian2: null,
  }
  const ids: number[] = []
  for (const [at, row] of rowsOf(postsData).entries()) {
    const [voice = '', whom = '', , hours = '', likes = '', line = ''] = row
    const [who = '', toldBy = null] = voice.split(':')
    const text = line.replace(' ¶ ', '\n\n')
    if (!isAuthor(who)) throw new Error(`Nobody posts as ${who}.`)
    const vendorId = vendorOf[who]
    const publishedAt = new Date(now.getTime() - Number(hours) * hour)
    const kids = Object.entries(people.studentIds).filter(([key]) => whom.split(',').includes(key))
    const audience = whom === 'all' ? 'everyone' : kids.length > 0 ? 'kids' : 'rooms'
    const [made] = await db
      .insert(posts)
      .values({
        slug: '',
        userId: people.idOf(authors[who]),
        vendorId,
        toldBy,
        audience,
        state: 'published',
        text,
        publishedAt,
        createdAt: publishedAt,
      })
      .returning({ id: posts.id })
    const postId = made?.id ?? 0
    ids.push(postId)
    await nameIt(db, postId, text)
    if (audience === 'rooms' && vendorId !== null) {
      const [, className = ''] = whom.split('room:')
      await db.insert(postRooms).values({ postId, vendorId, className })
    }
    if (kids.length > 0)
      await db.insert(postKids).values(kids.map(([, studentId]) => ({ postId, studentId })))
    const picture = pictures[at]
    if (picture) {
      const { alt, width, height, src } = picture
      const address = src.replace(/\.jpg$/, '@2x.webp')
      await db.insert(postMedia).values({
        postId,
        position: 0,
        kind: 'picture',
        alt,
        width: width * 2,
        height: height * 2,
        address,
      })
    }
    const fans = readers.slice(0, Number(likes)).map((key) => people.idOf(key))
    if (fans.length > 0)
      await db
        .insert(postLikes)
        .values(fans.map((userId) => ({ postId, userId, createdAt: publishedAt })))
  }
  await db.insert(postComments).values(
    rowsOf(commentsData).map(([post = '', who = '', minutes = '', text = '']) => {
      const key = commenters.find((one) => one === who) ?? 'guardian'
      const hours = Number(rowsOf(postsData)[Number(post) - 1]?.[3] ?? 0)
      const createdAt = new Date(now.getTime() - hours * hour + Number(minutes) * minute)
      return {
        postId: ids[Number(post) - 1] ?? 0,
        userId: people.idOf(key),
        state: 'published' as const,
        text,
        createdAt,
      }
    }),
  )
  await seedWaiting(db, academy.id, people, now)
}

async function nameIt(db: Database, id: number, text: string) {
  await db
    .update(posts)
    .set({ slug: slugOf(text, id) })
    .where(eq(posts.id, id))
}

/** For the desk: a first post of somebody new. */
async function seedWaiting(db: Database, vendorId: number, people: People, now: Date) {
  const text = 'Hello from the keyboard room! From next week I teach the beginners on Wednesdays.'
  const createdAt = new Date(now.getTime() - 2 * hour)
  const [made] = await db
    .insert(posts)
    .values({
      slug: '',
      userId: people.idOf('staff'),
      vendorId,
      audience: 'rooms',
      state: 'waiting',
      text,
      createdAt,
    })
    .returning({ id: posts.id })
  const postId = made?.id ?? 0
  await nameIt(db, postId, text)
  await db.insert(postRooms).values({ postId, vendorId })
  await db
    .insert(moderationCases)
    .values({ subjectType: 'post', subjectId: postId, vendorId, cause: 'new', openedAt: createdAt })
}
