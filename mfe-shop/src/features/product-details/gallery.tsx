import { OnDemand, pictureProps } from '@brightyard/runtime'
import type { Picture as PictureOf } from '@brightyard/contract/entities'
import { Box, chakra, Picture } from '@brightyard/ui'
import { SearchIcon } from '@brightyard/ui/icons'
import { useState } from 'react'
import { neighbour, useSwipe } from './use-swipe.ts'

interface GalleryProps {
  pictures: readonly PictureOf[]
  /** The product's. */
  name: string
}

const loadZoom = () => import('./zoom-dialog.tsx')

/** The pictures of a product: a large one that opens the zoom, the others as buttons under it. */
export function Gallery({ pictures, name }: GalleryProps) {
  const [shown, setShown] = useState(0)
  const [zoomOpen, setZoomOpen] = useState(false)
  const swipe = useSwipe((direction) => setShown(neighbour(shown, direction, pictures.length)))
  const picture = pictures[shown] ?? pictures[0]
  if (!picture) return null
  return (
    <Box as="section" aria-label="Pictures">
      <Box position="relative">
        <Picture
          key={shown}
          // Wider than the picture of a list: the small one would be stretched.
          {...pictureProps(picture, { sharp: true })}
          alt={picture.alt || name}
          priority
          css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'xl' }}
        />
        <chakra.button
          type="button"
          aria-label="Enlarge the picture"
          aria-haspopup="dialog"
          onClick={() => setZoomOpen(true)}
          {...swipe}
          position="absolute"
          inset="0"
          borderRadius="xl"
          cursor="zoom-in"
          display="flex"
          alignItems="flex-end"
          justifyContent="flex-end"
          p="3"
          touchAction="pan-y pinch-zoom"
        >
          <Box as="span" bg="bg.panel" boxShadow="sm" borderRadius="full" p="2.5" color="fg">
            <SearchIcon size="1.25em" />
          </Box>
        </chakra.button>
      </Box>
      {pictures.length > 1 ? (
        <chakra.ul display="flex" gap="2.5" flexWrap="wrap" mt="3" listStyleType="none">
          {pictures.map((one, index) => (
            <li key={one.src}>
              <Thumbnail
                picture={one}
                label={`Picture ${index + 1} of ${pictures.length}`}
                current={index === shown}
                onShow={() => setShown(index)}
              />
            </li>
          ))}
        </chakra.ul>
      ) : null}
      <OnDemand
        load={loadZoom}
        what="The large picture"
        open={zoomOpen}
        onClose={() => setZoomOpen(false)}
        pictures={pictures}
        name={name}
        shown={shown}
        onShow={setShown}
      />
    </Box>
  )
}

interface ThumbnailProps {
  picture: PictureOf
  label: string
  current: boolean
  onShow: () => void
}

const Thumbnail = ({ picture, label, current, onShow }: ThumbnailProps) => (
  <chakra.button
    type="button"
    aria-label={label}
    aria-pressed={current}
    onClick={onShow}
    display="block"
    width={{ base: '4rem', md: '5rem' }}
    borderRadius="md"
    overflow="hidden"
    borderWidth="3px"
    borderColor={current ? 'colorPalette.solid' : 'transparent'}
    opacity={current ? 1 : 0.8}
    _hover={{ opacity: 1 }}
  >
    <Picture
      {...pictureProps(picture)}
      alt=""
      css={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }}
    />
  </chakra.button>
)
