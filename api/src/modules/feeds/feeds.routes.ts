import {
  changePost,
  countNewPosts,
  createPost,
  deleteComment,
  deletePost,
  findPostKids,
  getPost,
  getPostTargets,
  getPublicPost,
  likePost,
  listComments,
  listFeed,
  listOwnStories,
  listPublicPosts,
  writeComment,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'
import { pageByKey } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { limitPerson } from '../auth/throttle.ts'
import { requireVerifiedContact } from '../auth/verified-contact.ts'
import { addComment, deleteCommentFor, listCommentsOf } from './comment.repository.ts'
import { createPost as create } from './create-post.ts'
import { changePostFor } from './change-post.ts'
import { countNewer, findFor, findPublic, listFor, listPublic } from './feed.repository.ts'
import { mediaRoutesOfPosts } from './media.routes.ts'
import { deletePostFor, setLike } from './own-post.ts'
import { listStoriesOf } from './own-stories.ts'
import type { PostNews } from './post-news.ts'
import { concernsOf } from './post-readers.ts'
import { findKids, targetsOf } from './post-targets.ts'
import { viewPosts, viewPublic } from './post-view.ts'

const perPage = 10
const commentsPerPage = 20

export function feedsRoutes(app: FastifyInstance, services: Services, news: PostNews) {
  const { db, now, linkSecret: secret } = services
  const links = () => ({ secret, now: now() })
  mediaRoutesOfPosts(app, services)

  const readOne = async (actor: ActingUser, id: number) => {
    const concerns = await concernsOf(actor, db)
    const post = await findFor(actor, db, id, concerns)
    const [view] = await viewPosts(actor, db, [post], { ...links(), concerns })
    if (!view) throw notFound('this post')
    return view
  }

  registerCall(app, listFeed, async (actor, { before, from_id, vendor_id, page = 1 }) => {
    const part = { before, fromId: from_id, vendorId: vendor_id, limit: perPage }
    const { rows, next, total, newest, concerns } = await listFor(actor, db, part)
    const data = await viewPosts(actor, db, rows, { ...links(), concerns })
    const following = next === null ? null : { before: next, vendor_id }
    return { ...pageByKey(listFeed, data, { page, perPage, total, next: following }), newest }
  })

  registerCall(app, countNewPosts, async (actor, { since }) => ({
    count: await countNewer(actor, db, since),
  }))

  registerCall(app, getPost, (actor, { id }) => readOne(actor, id))

  registerCall(app, listOwnStories, async (actor, { before }) => {
    const part = { before, limit: perPage }
    const { data, next, total } = await listStoriesOf(actor, db, part)
    return pageByKey(listOwnStories, data, {
      perPage,
      total,
      next: next === null ? null : { before: next },
    })
  })

  registerCall(app, getPostTargets, (actor) => targetsOf(actor, db))

  registerCall(app, findPostKids, async (actor, { search = '' }) => ({
    data: await findKids(actor, db, search),
  }))

  registerCall(app, createPost, async (actor, input) => {
    await requireVerifiedContact(actor, db)
    await limitPerson(services, actor, { name: 'post', limit: 20, windowInMinutes: 60 })
    return readOne(actor, await create(actor, { ...services, news }, input))
  })

  registerCall(app, changePost, async (actor, input) => {
    await requireVerifiedContact(actor, db)
    await limitPerson(services, actor, { name: 'post-edit', limit: 60, windowInMinutes: 60 })
    await changePostFor(actor, services, input)
    return readOne(actor, input.id)
  })

  registerCall(app, deletePost, async (actor, { id }) => {
    await deletePostFor(actor, db, id)
    return { message: 'The post is deleted.' }
  })

  registerCall(app, likePost, (actor, { id, is_liked }) =>
    setLike(actor, db, { postId: id, isLiked: is_liked, now: now() }),
  )

  registerCall(app, listComments, async (actor, { id, before, page = 1 }) => {
    const part = { postId: id, before, limit: commentsPerPage }
    const { data, total, next } = await listCommentsOf(actor, db, part)
    const following = next === null ? null : { before: next }
    const options = { page, perPage: commentsPerPage, total, next: following, params: { id } }
    return pageByKey(listComments, data, options)
  })

  registerCall(app, writeComment, async (actor, { id, text, key }) => {
    await requireVerifiedContact(actor, db)
    await limitPerson(services, actor, { name: 'comment', limit: 30, windowInMinutes: 30 })
    return addComment(actor, services, { postId: id, text, key })
  })

  registerCall(app, deleteComment, async (actor, { id }) => {
    await deleteCommentFor(actor, db, id)
    return { message: 'The comment is deleted.' }
  })

  registerCall(app, listPublicPosts, async (_, { before, only, page = 1 }) => {
    const { rows, next, total } = await listPublic(db, { before, limit: perPage, only })
    const data = await viewPublic(db, rows, links())
    const following = next === null ? null : { before: next, only }
    return pageByKey(listPublicPosts, data, { page, perPage, total, next: following })
  })

  registerCall(app, getPublicPost, async (_, { slug }) => {
    const [view] = await viewPublic(db, [await findPublic(db, slug)], links())
    if (!view) throw notFound('this post')
    return view
  })
}
