import { changePost, PostInput } from '@brightyard/contract/calls'
import type { Post } from '@brightyard/contract/entities'
import {
  ApiError,
  failureSentence,
  showToast,
  useMutation,
  useQueryClient,
  useUnsavedWork,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, chakra, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { Checkbox, Field, SubmitButton, TextArea } from '@brightyard/ui/form'
import { useEffect, useId, useState } from 'react'
import { replacePost } from './feeds.queries.ts'

/** The author's own post: another text, and pictures that are taken out. */
export function EditPost({ post, onClose }: { post: Post; onClose: () => void }) {
  const id = useId()
  const client = useQueryClient()
  const [text, setText] = useState(post.text)
  const [removed, setRemoved] = useState<readonly number[]>([])
  const [problem, setProblem] = useState<string>()
  const isChanged = text !== post.text || removed.length > 0
  const saved = useUnsavedWork(isChanged)
  useEffect(() => document.getElementById(id)?.focus(), [id])
  const change = useMutation({
    ...mutationOf(changePost),
    onSuccess(changed) {
      saved()
      replacePost(client, post.id, changed)
      const waits = changed.state === 'waiting' && post.state === 'published'
      showToast({
        kind: 'success',
        title: waits ? 'Saved. It is looked at before families read it again.' : 'Saved.',
      })
      onClose()
    },
    onError: (error) => setProblem(error instanceof ApiError ? error.fields['text'] : undefined),
  })
  const pictures = post.media.filter((one) => one.kind === 'picture')
  function send() {
    const wrong = PostInput.shape.text.safeParse(text).error?.issues[0]?.message
    setProblem(wrong)
    if (wrong) return document.getElementById(id)?.focus()
    if (!isChanged) return onClose()
    change.mutate({ id: post.id, text, removed_pictures: [...removed] })
  }
  return (
    <form
      noValidate
      method="post"
      aria-label="Edit this post"
      onSubmit={(event) => {
        event.preventDefault()
        if (!change.isPending) send()
      }}
    >
      <Stack gap="4" mt="4">
        <Field id={id} label="Your post" error={problem}>
          <TextArea
            rows={7}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setProblem(undefined)
            }}
          />
        </Field>
        {pictures.length > 0 ? (
          <Flex as="ul" listStyleType="none" gap="4" wrap="wrap" aria-label="Pictures">
            {pictures.map(({ id: picture, src, alt }, at) => (
              <li key={picture}>
                <chakra.img
                  src={src}
                  alt={alt}
                  width="8rem"
                  height="6rem"
                  objectFit="cover"
                  borderRadius="md"
                  mb="2"
                  opacity={removed.includes(picture) ? 0.4 : 1}
                />
                <Checkbox
                  checked={removed.includes(picture)}
                  onChange={({ target }) =>
                    setRemoved((before) =>
                      target.checked
                        ? [...before, picture]
                        : before.filter((one) => one !== picture),
                    )
                  }
                >
                  {pictures.length === 1 ? 'Remove it' : `Remove picture ${at + 1}`}
                </Checkbox>
              </li>
            ))}
          </Flex>
        ) : null}
        <Text fontSize="sm" color="fg.muted">
          {post.audience === 'everyone'
            ? 'A post for everyone may be looked at again, and is then not in the feed until that is done.'
            : 'Others read it as edited. If somebody has reported it, it is looked at first.'}
        </Text>
        {change.error && !problem ? (
          <Notice tone="danger">{failureSentence(change.error)}</Notice>
        ) : null}
        <Flex gap="3" wrap="wrap">
          <SubmitButton busy={change.isPending}>Save</SubmitButton>
          <Button variant="outline" onClick={onClose}>
            Leave it as it was
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
