import * as z from '@brightyard/contract/schema'
import { keptDrafts } from '@brightyard/runtime/drafts'
import { useEffect, useState } from 'react'
import { ownRoom, Readers } from './post-readers.tsx'

const Files = z.array(z.object({ upload: z.string(), name: z.string(), size: z.number() }))

/** A post as far as its author has written it. */
const Post = z.object({
  text: z.string(),
  link: z.string(),
  readers: Readers,
  pictures: Files,
  video: Files,
  /** What the files show, by upload. */
  alts: z.record(z.string(), z.string()),
})
type Post = z.infer<typeof Post>

const kept = keptDrafts('new-post', Post)
const emptyPost: Post = { text: '', link: '', readers: ownRoom, pictures: [], video: [], alts: {} }
const isWorthKeeping = ({ text, link, pictures, video }: Post) =>
  Boolean(text.trim() || link.trim()) || pictures.length + video.length > 0

/** What this person had not posted in this tab: all of it, because words for one class are not for a whole school. */
export function useLeftOverPost(userId: number) {
  const [leftOver] = useState(() => kept.read(userId)?.work ?? null)
  return { start: leftOver ?? emptyPost, isLeftOver: leftOver !== null }
}

/** Keeps a post in the tab while it is written. */
export function useKeptPost(userId: number, post: Post) {
  const value = JSON.stringify(post)
  useEffect(() => {
    if (isWorthKeeping(post)) kept.keep(userId, { revision: 0, work: post })
    else kept.forget(userId)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `value` says it all
  }, [userId, value])
  return { forget: () => kept.forget(userId) }
}
