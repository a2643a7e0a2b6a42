import type { Picture as PictureOf } from '@brightyard/contract/entities'
import { pictureProps } from '@brightyard/runtime'
import { Box, chakra, Picture } from '@brightyard/ui'

const most = 3

interface GalleryProps {
  pictures: readonly PictureOf[]
  /** What they show. */
  name: string
}

/** One picture large and two beside it; on phones a row that scrolls sideways. */
export function Gallery({ pictures, name }: GalleryProps) {
  const shown = pictures.slice(0, most)
  const [first] = shown
  if (!first) return null
  const several = shown.length > 1
  return (
    <Box role="group" aria-label="Pictures">
      <chakra.ul
        // What scrolls can be reached by keyboard.
        {...(several ? { tabIndex: 0, 'aria-label': `Pictures of ${name}` } : {})}
        listStyleType="none"
        display="grid"
        gap="3"
        borderRadius={{ base: '0', md: '2xl' }}
        gridAutoFlow={{ base: 'column', md: 'row' }}
        gridAutoColumns={{ base: several ? '88%' : '100%', md: 'auto' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        scrollSnapType="x mandatory"
        gridTemplateColumns={{ md: several ? '2fr 1fr' : '1fr' }}
        gridTemplateRows={{ md: shown.length > 2 ? '1fr 1fr' : '1fr' }}
      >
        {shown.map((picture, index) => (
          <chakra.li
            key={picture.src}
            position="relative"
            minW="0"
            minH="0"
            scrollSnapAlign="start"
            aspectRatio={{ base: '8 / 5', md: index === 0 ? '16 / 9' : 'auto' }}
            gridRow={index === 0 && shown.length > 2 ? { md: '1 / span 2' } : 'auto'}
            borderRadius={{ base: 'xl', md: '2xl' }}
            overflow="hidden"
          >
            <Picture
              {...pictureProps(picture)}
              priority={index === 0}
              css={{
                position: 'absolute',
                inset: 0,
                width: '100%',
                height: '100%',
                objectFit: 'cover',
              }}
            />
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  )
}
