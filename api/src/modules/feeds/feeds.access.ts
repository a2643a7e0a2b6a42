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
import { allTheirOwn, everyone, signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { aComment, aKey, aPost } from '../../testing/feed-factories.ts'

const ofSchool: readonly Signed[] = ['owner', 'student', 'school representative', 'super admin']

/** For the kid near this person: the owner's is at the school, the others' at the academy. Rooms gain families meanwhile. */
export function aFamilyPost(
  { api, people, kids, school, academy }: World,
  whose: Signed,
  authorId?: number,
) {
  const isSchool = ofSchool.includes(whose)
  const vendorId = isSchool ? school.id : academy.id
  const speaker = isSchool ? people['school representative'] : people.vendor
  const { studentId } = isSchool ? kids.owner : kids['other guardian']
  return aPost(api, { authorId: authorId ?? speaker.id, vendorId, kidIds: [studentId] })
}

const given = async (world: World, whose: Signed) => ({
  id: (await aFamilyPost(world, whose)).id,
  is_liked: true,
  text: 'Thank you!',
  key: aKey(),
})

const readers: Outcomes = {
  visitor: 401,
  owner: 200,
  student: 200,
  'school representative': 200,
  'super admin': 200,
  others: 404,
}
export const staffOnly: Outcomes = {
  visitor: 401,
  owner: 403,
  'other guardian': 403,
  student: 403,
  others: 200,
}

export const feedAccess: readonly AccessRow[] = [
  {
    call: listFeed,
    given: async (world, whose) => ({ from_id: (await aFamilyPost(world, whose)).id }),
    outcomes: readers,
    own: allTheirOwn,
  },
  { call: listOwnStories, outcomes: signedInOnly },
  { call: countNewPosts, outcomes: signedInOnly },
  { call: getPost, given, outcomes: readers, own: allTheirOwn },
  { call: getPostTargets, outcomes: staffOnly },
  { call: findPostKids, outcomes: staffOnly },
  {
    call: createPost,
    given: () => ({ text: 'The library bus comes.', audience: 'everyone', key: aKey() }),
    outcomes: staffOnly,
  },
  {
    call: deletePost,
    given: async (world, whose) => {
      const isStaff = whose !== 'owner' && whose !== 'other guardian' && whose !== 'student'
      return {
        id: (await aFamilyPost(world, whose, isStaff ? world.people[whose].id : undefined)).id,
      }
    },
    outcomes: { ...readers, owner: 403, student: 403 },
    own: { vendor: 200, 'vendor staff': 200, 'other guardian': 403 },
  },
  {
    call: changePost,
    given: async (world, whose) => {
      const isStaff = whose !== 'owner' && whose !== 'other guardian' && whose !== 'student'
      const author = isStaff ? world.people[whose].id : undefined
      return { id: (await aFamilyPost(world, whose, author)).id, text: 'On Saturday, then.' }
    },
    outcomes: { ...readers, owner: 403, student: 403, 'super admin': 403 },
    own: { vendor: 200, 'vendor staff': 200, 'super admin': 200 },
  },
  { call: likePost, given, outcomes: readers, own: allTheirOwn },
  { call: listComments, given, outcomes: readers, own: allTheirOwn },
  {
    call: writeComment,
    given,
    outcomes: { ...readers, student: 403 },
    own: { 'other guardian': 200, vendor: 200, 'vendor staff': 200 },
  },
  {
    call: deleteComment,
    given: async (world, whose) => {
      const { id: postId } = await aFamilyPost(world, whose)
      const guardian = ofSchool.includes(whose) ? 'owner' : 'other guardian'
      return { id: (await aComment(world.api, { postId, userId: world.people[guardian].id })).id }
    },
    outcomes: { ...readers, student: 403 },
    own: { 'other guardian': 200, vendor: 200, 'vendor staff': 200 },
  },
  { call: listPublicPosts, outcomes: everyone },
  {
    call: getPublicPost,
    given: async ({ api, people }) => ({
      slug: (await aPost(api, { authorId: people['super admin'].id })).slug,
    }),
    outcomes: everyone,
  },
]
