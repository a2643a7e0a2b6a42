import type { Picture as PictureOf } from '@brightyard/contract/entities'
import { pictureProps } from '@brightyard/runtime'
import { Box, Flex, IconButton, Picture, Text } from '@brightyard/ui'
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon } from '@brightyard/ui/icons'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { neighbour, useSwipe } from './use-swipe.ts'
import { levels, useZoom } from './use-zoom.ts'

const tallest = 'max(11rem, min(62dvh, 100dvh - 9rem))'

interface ZoomDialogProps {
  open: boolean
  onClose: () => void
  pictures: readonly PictureOf[]
  name: string
  shown: number
  onShow: (place: number) => void
}

/** A picture up to four times as large. Arrow keys, scrolling, dragging and fingers move it; a double press enlarges it. */
export function Component({ open, onClose, name, ...rest }: ZoomDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name} size="lg" closesOnBack>
      <ZoomedPicture name={name} {...rest} />
    </Dialog>
  )
}

function ZoomedPicture({
  pictures,
  name,
  shown,
  onShow,
}: Omit<ZoomDialogProps, 'open' | 'onClose'>) {
  const { area, level, zoomTo, panning } = useZoom()
  const [announced, setAnnounced] = useState('')
  const picture = pictures[shown] ?? pictures[0]
  const several = pictures.length > 1

  const resize = (to: number) => {
    zoomTo(to)
    setAnnounced(`${to} times as large`)
  }
  const turn = (direction: 1 | -1) => {
    const next = neighbour(shown, direction, pictures.length)
    onShow(next)
    zoomTo(1)
    setAnnounced(`Picture ${next + 1} of ${pictures.length}`)
  }
  const swipe = useSwipe((direction) => {
    if (level === 1 && several) turn(direction)
  })
  if (!picture) return null
  const ratio = `${picture.width} / ${picture.height}`
  return (
    <Box
      colorPalette="shop"
      pb="6"
      onKeyDown={({ key }) => {
        if (key === '+' || key === '=') resize(Math.min(level + 1, levels))
        else if (key === '-') resize(Math.max(level - 1, 1))
        else if (several && level === 1 && key === 'ArrowRight') turn(1)
        else if (several && level === 1 && key === 'ArrowLeft') turn(-1)
      }}
    >
      <Box
        ref={area}
        role="group"
        aria-label={`Picture ${shown + 1} of ${pictures.length}`}
        // What scrolls must be reachable by keyboard: the arrow keys move it.
        tabIndex={0}
        overflow="auto"
        // As large as fits, in the picture's own shape.
        width={`min(100%, calc(${tallest} * ${picture.width / picture.height}))`}
        aspectRatio={ratio}
        mx="auto"
        borderRadius="lg"
        bg="bg.subtle"
        cursor={level === 1 ? 'zoom-in' : 'grab'}
        touchAction="pan-x pan-y pinch-zoom"
        onDoubleClick={() => resize(level === 1 ? 2 : 1)}
        {...swipe}
        {...panning}
      >
        <Picture
          key={picture.src}
          {...pictureProps(picture, { sharp: true })}
          alt={picture.alt || name}
          draggable={false}
          style={{ width: `${level * 100}%` }}
          display="block"
          maxW="none"
          css={{ aspectRatio: ratio }}
        />
      </Box>
      <Flex mt="4" gap="2" align="center" justify="center" wrap="wrap">
        {several ? (
          <IconButton label="Previous picture" variant="soft" onClick={() => turn(-1)}>
            <ChevronLeftIcon />
          </IconButton>
        ) : null}
        <IconButton
          label="Smaller"
          variant="soft"
          disabled={level === 1}
          onClick={() => resize(level - 1)}
        >
          <MinusIcon />
        </IconButton>
        <Text minW="3.5rem" textAlign="center" fontWeight="semibold" aria-hidden>
          {`${level * 100}%`}
        </Text>
        <IconButton
          label="Larger"
          variant="soft"
          disabled={level === levels}
          onClick={() => resize(level + 1)}
        >
          <PlusIcon />
        </IconButton>
        {several ? (
          <IconButton label="Next picture" variant="soft" onClick={() => turn(1)}>
            <ChevronRightIcon />
          </IconButton>
        ) : null}
      </Flex>
      <Text srOnly role="status">
        {announced}
      </Text>
    </Box>
  )
}
