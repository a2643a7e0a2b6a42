import { setAvatar, updateProfile } from '@brightyard/contract/calls'
import type { Profile } from '@brightyard/contract/entities'
import {
  failureSentence,
  showToast,
  useApi,
  useMutation,
  useQueryClient,
  useSession,
} from '@brightyard/runtime'
import { Avatar, Box, Button, Flex, Notice, Text } from '@brightyard/ui'
import { PictureIcon } from '@brightyard/ui/icons'
import { type ChangeEvent, useRef, useState } from 'react'
import { profileQuery } from '../../signed-in/profile.queries.ts'
import { squareOf } from './square-of.ts'

/** What the server takes. */
const kinds = ['image/jpeg', 'image/png', 'image/webp']
const notAPicture = 'That is not a picture we can read. Please choose a JPEG, PNG or WebP.'

/** The picture that others see beside the name; initials without one. */
export function OwnPicture({ profile }: { profile: Profile }) {
  const api = useApi()
  const client = useQueryClient()
  const session = useSession()
  const chooser = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: (picture: string | null) =>
      picture === null
        ? api.call(updateProfile, { avatar: null })
        : api.call(setAvatar, { picture }),
    onSuccess(saved, picture) {
      client.setQueryData(profileQuery.queryKey, saved)
      showToast({
        kind: 'success',
        title: picture === null ? 'Your picture is removed.' : 'Your picture is saved.',
      })
      session.reload().catch(() => {}) // the header shows it with the next page at the latest
    },
    onError: (error) => setMessage(failureSentence(error)),
  })

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    setMessage('')
    if (!file) return
    const square = kinds.includes(file.type) ? await squareOf(file).catch(() => null) : null
    currentTarget.value = '' // the same file can be chosen again
    if (square === null) setMessage(notAPicture)
    else mutate(square)
  }

  return (
    <Box mb="5">
      <Flex align="center" gap="4" wrap="wrap">
        <Avatar name={profile.name} src={profile.avatar} size="lg" decorative />
        <Box>
          <Flex gap="2" wrap="wrap">
            <input
              ref={chooser}
              type="file"
              hidden
              accept={kinds.join()}
              aria-label="Picture of you"
              onChange={(event) => void choose(event)}
            />
            <Button
              size="sm"
              variant="outline"
              startIcon={<PictureIcon aria-hidden />}
              disabled={isPending}
              onClick={() => chooser.current?.click()}
            >
              {profile.avatar ? 'Change picture' : 'Add a picture'}
            </Button>
            {profile.avatar && (
              <Button size="sm" variant="plain" disabled={isPending} onClick={() => mutate(null)}>
                Remove picture
              </Button>
            )}
          </Flex>
          <Text mt="1.5" fontSize="sm" color="fg.muted">
            JPEG, PNG or WebP. The middle of it is shown.
          </Text>
        </Box>
      </Flex>
      <Box role="status" mt={message ? '3' : '0'}>
        {message && <Notice tone="danger">{message}</Notice>}
      </Box>
    </Box>
  )
}
