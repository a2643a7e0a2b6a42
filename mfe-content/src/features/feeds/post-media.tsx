import type { Post } from '@brightyard/contract/entities'
import { Box, chakra, SimpleGrid, Text } from '@brightyard/ui'

type Media = Post['media'][number]

/** Pictures side by side, films below each other with the browser's own controls. */
export function PostMedia({ media, alone }: { media: readonly Media[]; alone: boolean }) {
  const pictures = media.filter((one) => one.kind === 'picture')
  const films = media.filter((one) => one.kind === 'video')
  if (media.length === 0) return null
  return (
    <>
      {films.map(({ src, poster, alt, width, height }) => (
        <Box key={src}>
          <chakra.video
            src={src}
            controls
            playsInline
            preload={poster ? 'none' : 'metadata'}
            {...(poster ? { poster } : {})}
            aria-label={alt || 'A video'}
            width="full"
            maxH="70vh"
            borderRadius="lg"
            bg="bg.inverted"
            style={{ aspectRatio: `${width} / ${height}` }}
          />
          {alt ? (
            <Text mt="1.5" fontSize="sm" color="fg.muted">
              {alt}
            </Text>
          ) : null}
        </Box>
      ))}
      {pictures.length > 0 ? (
        <SimpleGrid columns={pictures.length === 1 ? 1 : 2} gap="2">
          {pictures.map(({ src, alt, width, height }, at) => (
            <chakra.img
              key={src}
              src={src}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              w="full"
              h={pictures.length === 1 || alone ? 'auto' : { base: '8rem', md: '13rem' }}
              maxH="34rem"
              objectFit="cover"
              borderRadius="lg"
              bg="bg.subtle"
              gridColumn={pictures.length % 2 === 1 && at === 0 ? '1 / -1' : 'auto'}
            />
          ))}
        </SimpleGrid>
      ) : null}
    </>
  )
}
