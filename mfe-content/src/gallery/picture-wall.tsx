import type { Picture as PictureOfEntry } from '@brightyard/contract/entities'
import { OnDemand, pictureProps } from '@brightyard/runtime'
import { chakra, Picture } from '@brightyard/ui'
import { useState } from 'react'

interface PictureWallProps {
  /** Of the album. */
  title: string
  pictures: readonly PictureOfEntry[]
}

const load = () => import('./lightbox.tsx')

/** Pictures of an album; each opens large, and from there one leads to the next. */
export function PictureWall({ title, pictures }: PictureWallProps) {
  const [shown, setShown] = useState<number | null>(null)
  const [start, setStart] = useState(0)
  // The first takes four cells: of six, say, three columns are full, and of five, four.
  const columns = pictures.length % 3 === 0 ? 3 : 4
  return (
    <>
      <chakra.ul
        aria-label={`Pictures: ${title}`}
        listStyleType="none"
        display="grid"
        gap={{ base: '2', md: '3' }}
        gridTemplateColumns={{ base: '1fr 1fr', md: `repeat(${columns}, minmax(0, 1fr))` }}
        css={{
          // The first is the largest; a picture that would stand alone in the last row fills it.
          '& > li:first-of-type': { gridColumn: 'span 2', gridRow: { md: 'span 2' } },
          '& > li:last-of-type:nth-of-type(2n)': {
            gridColumn: { base: 'span 2', md: columns === 3 ? 'auto' : undefined },
          },
        }}
      >
        {pictures.map((picture, index) => (
          <chakra.li key={picture.src} minW="0" minH="0">
            <chakra.button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                setStart(index)
                setShown(index)
              }}
              display="block"
              width="full"
              height="full"
              borderRadius="xl"
              overflow="hidden"
              cursor="zoom-in"
              css={{
                aspectRatio: '8 / 5',
                '& img': { transition: 'transform 300ms' },
                '&:hover img': { transform: 'scale(1.04)' },
                '@media (prefers-reduced-motion: reduce)': {
                  '& img, &:hover img': { transform: 'none', transition: 'none' },
                },
              }}
            >
              <Picture
                {...pictureProps(picture)}
                alt={`Enlarge: ${picture.alt || title}`}
                css={{ width: '100%', height: '100%', objectFit: 'cover' }}
              />
            </chakra.button>
          </chakra.li>
        ))}
      </chakra.ul>
      <OnDemand
        load={load}
        what="The picture"
        open={shown !== null}
        onClose={() => setShown(null)}
        title={title}
        pictures={pictures}
        start={start}
      />
    </>
  )
}
