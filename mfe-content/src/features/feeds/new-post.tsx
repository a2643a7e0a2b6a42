import { createPost, listFeed, PostInput } from '@brightyard/contract/calls'
import type { PostTargets } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  failureSentence,
  showToast,
  useMutation,
  useNavigate,
  useQuery,
  useQueryClient,
  useUnsavedWork,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { notReady } from '@brightyard/runtime/uploads'
import { Box, Notice, PageHeading, Stack } from '@brightyard/ui'
import { Field, FormErrorSummary, SubmitButton, TextArea, TextInput } from '@brightyard/ui/form'
import { useId, useState } from 'react'
import { Loaded } from '../../entries/loaded.tsx'
import { targetsQuery } from './desk.queries.ts'
import { useKeptPost, useLeftOverPost } from './post-draft.ts'
import { PostReaders, readersInput } from './post-readers.tsx'
import { PostFiles, usePostFiles } from './post-files.tsx'

export function NewPost({ userId }: { userId: number }) {
  const targets = useQuery(targetsQuery(userId))
  return (
    <>
      <PageHeading intro="Families read it in their feed.">New post</PageHeading>
      <Box mt="6">
        <Loaded query={targets} what="your rooms">
          {(known) => (
            <PostForm
              userId={userId}
              {...known}
              everyoneAtOnce={known.everyone_at_once}
              isFirst={known.is_first}
            />
          )}
        </Loaded>
      </Box>
    </>
  )
}

interface FormProps {
  userId: number
  rooms: PostTargets['rooms']
  everyoneAtOnce: boolean
  isFirst: boolean
}
const fields = [
  'text',
  'link',
  'audience',
  'room_ids',
  'class_names',
  'kid_ids',
  'pictures',
  'video',
] as const
type Errors = Partial<Record<(typeof fields)[number], string>>

function PostForm({ userId, rooms, everyoneAtOnce, isFirst }: FormProps) {
  const id = useId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { start, isLeftOver } = useLeftOverPost(userId)
  const [text, setText] = useState(start.text)
  const [link, setLink] = useState(start.link)
  const [readers, setReaders] = useState(start.readers)
  const [errors, setErrors] = useState<Errors>({})
  const [key] = useState(() => crypto.randomUUID())
  const files = usePostFiles(start)
  const { forget } = useKeptPost(userId, { text, link, readers, ...files.toKeep })
  const saved = useUnsavedWork(text.trim() !== '' || files.chosen.length > 0)
  const create = useMutation({
    ...mutationOf(createPost),
    onSuccess(post) {
      saved()
      forget()
      void client.resetQueries(queriesOf(listFeed))
      showToast({
        kind: 'success',
        title: isFirst ? 'Sent. It is looked at before families read it.' : 'Posted.',
      })
      void navigate(contentPaths.feedDetails.to({ id: post.id }))
    },
    onError: (error) => error instanceof ApiError && setErrors(error.fields),
  })
  function send() {
    const input = {
      text,
      ...(link.trim() ? { link } : {}),
      ...readersInput(readers, everyoneAtOnce),
      ...files.input(),
    }
    const wrong = PostInput.safeParse(input).error?.issues ?? []
    const waits = notReady(files.chosen)
    const found: Errors = {
      ...(readers.whom === 'classes' && readers.classNames.length === 0
        ? { class_names: 'Please choose at least one class.' }
        : {}),
      ...Object.fromEntries(wrong.map(({ path, message }) => [String(path[0]), message])),
      ...(waits ? { pictures: waits } : {}),
    }
    setErrors(found)
    if (Object.keys(found).length === 0) create.mutate({ ...input, key })
  }
  const summary = fields.flatMap((name) => {
    const message = errors[name]
    return message ? [{ fieldId: `${id}-${name}`, message }] : []
  })
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (!create.isPending) send()
      }}
    >
      <Stack gap="6">
        <FormErrorSummary errors={summary} />
        {isLeftOver ? (
          <Notice>What you had not posted in this tab is back. Please check who it is for.</Notice>
        ) : null}
        {isFirst ? (
          <Notice title="Your first post">
            Somebody of your room or of Brightyard looks at it before families read it.
          </Notice>
        ) : null}
        <Field id={`${id}-text`} label="What would you like to share?" error={errors.text}>
          <TextArea
            rows={7}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setErrors(({ text: _gone, ...others }) => others)
            }}
          />
        </Field>
        <PostReaders
          id={id}
          userId={userId}
          rooms={rooms}
          ofEveryRoom={everyoneAtOnce}
          value={readers}
          onChange={setReaders}
          errors={errors}
        />
        <PostFiles files={files} errors={errors} />
        <Field
          id={`${id}-link`}
          label="Link"
          optional
          help="Begins with https://"
          error={errors.link}
        >
          <TextInput
            type="url"
            inputMode="url"
            value={link}
            onChange={({ target }) => setLink(target.value)}
          />
        </Field>
        {create.error && summary.length === 0 ? (
          <Notice tone="danger">{failureSentence(create.error)}</Notice>
        ) : null}
        <SubmitButton alignSelf="start" size="lg" busy={create.isPending}>
          Post it
        </SubmitButton>
      </Stack>
    </form>
  )
}
