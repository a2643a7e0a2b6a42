import { deletePost, hideContent, likePost, listFeed } from '@brightyard/contract/calls'
import type { Post } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  Link,
  showToast,
  useMutation,
  useNavigate,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Box, Button, Flex, LinkButton, Notice } from '@brightyard/ui'
import { HeartIcon, MessageIcon } from '@brightyard/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { postQuery, replacePost } from './feeds.queries.ts'
import { EditPost } from './edit-post.tsx'
import { ReportForm } from './report-form.tsx'

interface Props {
  post: Post
  userId: number
  alone: boolean
  labelId: string
}

const failed = (error: unknown) => showToast({ kind: 'error', title: failureSentence(error) })
const people = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** A number with its word where there is room: with both, a phone's row would break when a like is counted. */
const Counted = ({ children }: { children: string }) => {
  const [count, word] = children.split(' ')
  return (
    // One part of the button, which keeps its parts apart.
    <span>
      {count}
      <Box as="span" display={{ base: 'none', md: 'inline' }}>
        &nbsp;{word}
      </Box>
    </span>
  )
}

/** What a reader can do with a post, and its author. */
export function PostActions({ post, userId, alone, labelId }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asks, setAsks] = useState<'report' | 'delete' | 'edit' | null>(null)
  const { id } = post
  const editor = useRef<HTMLButtonElement>(null)
  const sure = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asks === 'delete') sure.current?.focus()
  }, [asks])
  const like = useMutation({
    ...mutationOf(likePost),
    onSuccess: (answer) => replacePost(client, id, { ...post, ...answer }),
  })
  function leave() {
    replacePost(client, id, null)
    void client.invalidateQueries({ queryKey: postQuery(userId, id).queryKey })
    if (alone) void navigate(contentPaths.feeds.to())
    else document.querySelector<HTMLElement>('[data-page-heading]')?.focus()
  }
  const hide = useMutation({
    ...mutationOf(hideContent),
    onSuccess: (_, { is_hidden }) => {
      if (!is_hidden) {
        replacePost(client, id, { ...post, is_hidden })
        return void client.resetQueries(queriesOf(listFeed))
      }
      showToast({
        kind: 'success',
        title: 'The post is hidden',
        description: 'Its own page brings it back.',
      })
      leave()
    },
    onError: failed,
  })
  const remove = useMutation({
    ...mutationOf(deletePost),
    onSuccess() {
      showToast({ kind: 'success', title: 'The post is deleted' })
      leave()
    },
    onError: failed,
  })
  if (post.state !== 'published' && !post.may_delete) return null
  const likes = people(post.likes, 'like', 'likes')
  const comments = people(post.comments, 'comment', 'comments')
  return (
    <Box mt="4" pt="3" borderTopWidth="1px" borderColor="border">
      <Flex
        gap="1"
        rowGap="0"
        mx={{ base: '-3', md: '0' }}
        wrap="wrap"
        align="center"
        role="group"
        aria-labelledby={labelId}
        css={{ '& > *': { paddingInline: { base: '0.75rem', md: '1.25rem' } } }}
      >
        {post.state === 'published' ? (
          <>
            <Button
              variant="ghost"
              aria-pressed={post.is_liked}
              aria-label={`Like, ${likes}`}
              startIcon={<HeartIcon aria-hidden fill={post.is_liked ? 'currentColor' : 'none'} />}
              busy={like.isPending}
              onClick={() => like.mutate({ id, is_liked: !post.is_liked })}
            >
              <Counted>{likes}</Counted>
            </Button>
            <LinkButton asChild variant="ghost" startIcon={<MessageIcon aria-hidden />}>
              <Link to={contentPaths.feedDetails.to({ id })} aria-label={comments}>
                <Counted>{comments}</Counted>
              </Link>
            </LinkButton>
          </>
        ) : null}
        {post.is_own ? null : (
          <>
            <Button
              variant="ghost"
              ms={{ md: 'auto' }}
              busy={hide.isPending}
              onClick={() =>
                hide.mutate({ type: 'post', subject_id: id, is_hidden: !post.is_hidden })
              }
            >
              {post.is_hidden ? 'Show again' : 'Hide'}
            </Button>
            <Button
              variant="ghost"
              aria-expanded={asks === 'report'}
              onClick={() => setAsks(asks === 'report' ? null : 'report')}
            >
              Report
            </Button>
          </>
        )}
        {post.may_edit ? (
          <Button
            ref={editor}
            variant="ghost"
            ms={{ md: 'auto' }}
            aria-expanded={asks === 'edit'}
            onClick={() => setAsks(asks === 'edit' ? null : 'edit')}
          >
            Edit
          </Button>
        ) : null}
        {post.may_delete ? (
          <Button
            variant="ghost"
            colorPalette="danger"
            aria-expanded={asks === 'delete'}
            onClick={() => setAsks(asks === 'delete' ? null : 'delete')}
          >
            Delete
          </Button>
        ) : null}
      </Flex>
      {like.isError ? (
        // Here and not in a toast, which would stay over what has succeeded meanwhile.
        <Box mt="2">
          <Notice tone="danger">{failureSentence(like.error)}</Notice>
        </Box>
      ) : null}
      {asks === 'delete' ? (
        <Flex gap="3" wrap="wrap" align="center" mt="3" role="group" aria-label="Delete this post?">
          It is deleted for good, with its comments.
          <Button
            colorPalette="danger"
            size="sm"
            ref={sure}
            busy={remove.isPending}
            onClick={() => remove.mutate({ id })}
          >
            Yes, delete it
          </Button>
          <Button variant="outline" size="sm" onClick={() => setAsks(null)}>
            Keep it
          </Button>
        </Flex>
      ) : null}
      {asks === 'edit' && post.may_edit ? (
        <EditPost
          post={post}
          onClose={() => {
            setAsks(null)
            editor.current?.focus()
          }}
        />
      ) : null}
      {asks === 'report' ? (
        <ReportForm type="post" subjectId={id} onClose={() => setAsks(null)} onSent={leave} />
      ) : null}
    </Box>
  )
}
