import type { Picture as PictureOfEntry } from '@brightyard/contract/entities'
import { type Device, deviceDetected } from '@brightyard/contract/channels'
import { channel, pictureProps } from '@brightyard/runtime'
import { Box, Flex, IconButton, media, Picture, Text } from '@brightyard/ui'
import { ChevronLeftIcon, ChevronRightIcon } from '@brightyard/ui/icons'
import { Dialog } from '@brightyard/ui/overlay'
import { type KeyboardEvent, useEffect, useState } from 'react'

export interface LightboxProps {
  open: boolean
  onClose: () => void
  /** Of the album. */
  title: string
  pictures: readonly PictureOfEntry[]
  /** The picture that was chosen, from 0. */
  start: number
}

/** The file that this browser will choose of a picture, so that the next one is there before it is asked for. */
function addressOn(device: Device | undefined, picture: PictureOfEntry): string {
  const { src } = pictureProps(picture, { sharp: true })
  if (!src || typeof src === 'string') return picture.src
  const { avif, webp, jpeg } = src
  const type = device?.image_type ?? 'jpeg'
  const best = (type === 'avif' ? avif : undefined) ?? (type === 'jpeg' ? undefined : webp) ?? jpeg
  return best?.x1 ?? picture.src
}

/** The pictures of an album, one at a time: by arrow keys, Home and End, or the two buttons. Escape closes it. */
export function Component({ open, onClose, title, pictures, start }: LightboxProps) {
  const [at, setAt] = useState(start)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setAt(start)
  }
  const last = pictures.length - 1
  const picture = pictures[Math.min(at, last)]
  const beside = pictures.length > 1 ? pictures[(at + 1) % pictures.length] : undefined
  useEffect(() => {
    if (open && beside) new Image().src = addressOn(channel(deviceDetected).latest(), beside)
  }, [open, beside])
  const move = (to: number) => setAt((to + pictures.length) % pictures.length)

  function moveByKey(event: KeyboardEvent) {
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    move(target)
  }

  return (
    // Around the dialog, so that the keys work on its close button too.
    <Box onKeyDown={moveByKey}>
      <Dialog open={open} onClose={onClose} title={title} size="lg" closesOnBack>
        {/* On a phone on its side the words and buttons are beside the picture, which has the height. */}
        <Box css={{ [media.low]: { display: 'flex', gap: '1rem', alignItems: 'center' } }}>
          {picture ? (
            <Picture
              key={picture.src}
              {...pictureProps(picture, { sharp: true })}
              css={{
                width: '100%',
                maxHeight: '62vh',
                objectFit: 'contain',
                borderRadius: 'lg',
                background: 'bg.subtle',
                [media.low]: { flex: '1', minWidth: '0', maxHeight: 'calc(100dvh - 4.75rem)' },
              }}
            />
          ) : null}
          <Flex
            mt="3"
            gap="3"
            align="center"
            justify="space-between"
            css={{ [media.low]: { width: '11rem', flexWrap: 'wrap', marginTop: '0' } }}
          >
            <IconButton variant="outline" label="Previous picture" onClick={() => move(at - 1)}>
              <ChevronLeftIcon />
            </IconButton>
            <Text
              role="status"
              textAlign="center"
              flex="1"
              minW="0"
              css={{ [media.low]: { order: -1, flex: '1 0 100%' } }}
            >
              {picture?.alt}
              <Text as="span" display="block" fontSize="sm" color="fg.muted">
                {Math.min(at, last) + 1} of {pictures.length}
              </Text>
            </Text>
            <IconButton variant="outline" label="Next picture" onClick={() => move(at + 1)}>
              <ChevronRightIcon />
            </IconButton>
          </Flex>
        </Box>
      </Dialog>
    </Box>
  )
}
