import { setAvatar, updateProfile } from '@brightyard/contract/calls'
import type { Profile } from '@brightyard/contract/entities'
import {
  failureSentence,
  useApi,
  useMutation,
  useQueryClient,
  useSession,
} from '@brightyard/runtime'
import { Avatar, Box, Button, Flex, Notice, Text } from '@brightyard/ui'
import { PictureIcon } from '@brightyard/ui/icons'
import { type ChangeEvent, useRef, useState } from 'react'
import { profileQuery } from '../../signed-in/profile.queries.ts'

/** Twice the stored size, so that the server can scale down. */
const sideInPixels = 512

/**
 * The middle of a picture as a square in base64: small enough for every connection, whatever the camera made.
 * Throws where the browser cannot read the file as a picture.
 */
async function squareOf(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  const side = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(side, sideInPixels)
  const left = (picture.width - side) / 2
  const top = (picture.height - side) / 2
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('This browser cannot draw.')
  paper.fillStyle = '#fff' // behind what is transparent
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  picture.close()
  const address = canvas.toDataURL('image/jpeg', 0.9)
  return address.slice(address.indexOf(',') + 1)
}

/** What the server takes. */
const kinds = ['image/jpeg', 'image/png', 'image/webp']
const notAPicture = 'That is not a picture we can read. Please choose a JPEG, PNG or WebP.'

/** What came of the last choice; beside the button, where the next choice replaces it. */
interface Result {
  tone: 'success' | 'danger'
  text: string
}

/** The picture that others see beside the name; initials without one. */
export function OwnPicture({ profile }: { profile: Profile }) {
  const api = useApi()
  const client = useQueryClient()
  const session = useSession()
  const chooser = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<Result | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (picture: string | null) =>
      picture === null
        ? api.call(updateProfile, { avatar: null })
        : api.call(setAvatar, { picture }),
    onSuccess(saved, picture) {
      client.setQueryData(profileQuery.queryKey, saved)
      const text =
        picture === null ? 'Your picture has been removed.' : 'Your picture has been saved.'
      setResult({ tone: 'success', text })
      session.reload().catch(() => {}) // the header shows it with the next page at the latest
    },
    onError: (error) => setResult({ tone: 'danger', text: failureSentence(error) }),
  })

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (!file) return
    setResult(null)
    const square = kinds.includes(file.type) ? await squareOf(file).catch(() => null) : null
    currentTarget.value = '' // the same file can be chosen again
    if (square === null) setResult({ tone: 'danger', text: notAPicture })
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
              aria-label="Your picture"
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
            JPEG, PNG or WebP. We crop it to a square.
          </Text>
        </Box>
      </Flex>
      <Box role="status" mt={result ? '3' : '0'}>
        {result && <Notice tone={result.tone}>{result.text}</Notice>}
      </Box>
    </Box>
  )
}
