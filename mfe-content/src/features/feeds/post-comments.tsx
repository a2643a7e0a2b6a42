import { deleteComment, writeComment } from '@brightyard/contract/calls'
import { maxCommentText, type Post, type PostComment, roleIds } from '@brightyard/contract/entities'
import {
  DateTime,
  failureSentence,
  showToast,
  useMutation,
  useQueryClient,
  useUser,
} from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { mutationOf } from '@brightyard/runtime/queries'
import { Avatar, Box, Button, Flex, Section, Stack, Text } from '@brightyard/ui'
import { Field, SubmitButton, TextArea } from '@brightyard/ui/form'
import { useRef, useState } from 'react'
import { Loaded } from '../../entries/loaded.tsx'
import { commentsQuery, postQuery } from './feeds.queries.ts'
import { useKeptText } from './kept-text.ts'
import { ReportForm } from './report-form.tsx'

/** Oldest first; what was written before is fetched on demand. */
export function PostComments({ post, userId }: { post: Post; userId: number }) {
  const client = useQueryClient()
  const role = useUser()?.role_id
  const query = commentsQuery(userId, post.id)
  const list = useInfiniteQuery(query)
  const comments = (list.data?.pages.flatMap(({ data }) => data) ?? []).toReversed()
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: query.queryKey })
    await client.invalidateQueries({ queryKey: postQuery(userId, post.id).queryKey })
  }
  return (
    <Box mt="8">
      <Section title="Comments" headingSize="md">
        <Loaded query={list} what="the comments">
          {() => (
            <Stack gap="4">
              {list.hasNextPage ? (
                <Button
                  variant="outline"
                  alignSelf="start"
                  busy={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  Show earlier comments
                </Button>
              ) : null}
              {comments.length === 0 ? <Text color="fg.muted">No comments yet.</Text> : null}
              {comments.map((comment) => (
                <CommentRow key={comment.id} comment={comment} onChanged={() => void refresh()} />
              ))}
            </Stack>
          )}
        </Loaded>
        {post.may_comment ? (
          <CommentForm
            key={post.id}
            userId={userId}
            postId={post.id}
            onWritten={() => void refresh()}
          />
        ) : (
          <Text mt="6" color="fg.muted">
            {role === roleIds.student
              ? 'You can like this post. Comments are written by grown-ups.'
              : 'Guardians write comments once they have added a kid.'}
          </Text>
        )}
      </Section>
    </Box>
  )
}

function CommentRow({ comment, onChanged }: { comment: PostComment; onChanged: () => void }) {
  const { id, author, organisation, avatar, text, written_at, is_own, may_delete } = comment
  const [reports, setReports] = useState(false)
  const remove = useMutation({
    ...mutationOf(deleteComment),
    onSuccess: onChanged,
    onError: (error) => showToast({ kind: 'error', title: failureSentence(error) }),
  })
  return (
    <Flex gap="3" bg="bg.panel" p="4" borderRadius="lg">
      <Avatar name={author} src={avatar ?? undefined} size="sm" decorative />
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Text fontWeight="bold">
          {is_own ? 'You' : author} · {organisation ?? 'Guardian'}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          <DateTime iso={written_at} show="relative" />
        </Text>
        <Text mt="1" whiteSpace="pre-line">
          {text}
        </Text>
        <Flex gap="1" mt="1">
          {may_delete ? (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Delete the comment: ${text.slice(0, 60)}`}
              busy={remove.isPending}
              onClick={() => remove.mutate({ id })}
            >
              Delete
            </Button>
          ) : null}
          {is_own ? null : (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={reports}
              aria-label={`Report the comment: ${text.slice(0, 60)}`}
              onClick={() => setReports(!reports)}
            >
              Report
            </Button>
          )}
        </Flex>
        {reports ? (
          <ReportForm
            type="comment"
            subjectId={id}
            onClose={() => setReports(false)}
            onSent={onChanged}
          />
        ) : null}
      </Box>
    </Flex>
  )
}

interface CommentFormProps {
  userId: number
  postId: number
  onWritten: () => void
}

function CommentForm({ userId, postId, onWritten }: CommentFormProps) {
  const [text, setText] = useKeptText(`comment-${userId}-${postId}`)
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const write = useMutation({
    ...mutationOf(writeComment),
    onSuccess() {
      setText('')
      setKey(crypto.randomUUID())
      onWritten()
    },
  })
  const error = missing
    ? 'Please write something.'
    : write.error
      ? failureSentence(write.error)
      : undefined
  return (
    <Box mt="6">
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(text.trim() === '')
          if (text.trim() !== '' && !write.isPending) write.mutate({ id: postId, text, key })
          else field.current?.focus()
        }}
      >
        <Field
          label="Your comment"
          error={error}
          help="Others see your first name and the first letter of your last."
        >
          <TextArea
            ref={field}
            rows={3}
            maxLength={maxCommentText}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setMissing(false)
            }}
          />
        </Field>
        <SubmitButton mt="3" busy={write.isPending}>
          Comment
        </SubmitButton>
      </form>
    </Box>
  )
}
