import type { Picture as PictureOfEntry } from '@brightyard/contract/entities'
import { pictureProps } from '@brightyard/runtime'
import { Box, type BoxProps, Picture } from '@brightyard/ui'

interface ThumbnailProps extends Pick<BoxProps, 'width' | 'borderRadius' | 'aspectRatio'> {
  picture: PictureOfEntry | null
}

/** A small picture beside text. The box keeps the row's gaps out of the picture's sources. */
export function Thumbnail({
  picture,
  width,
  borderRadius = 'md',
  aspectRatio = 1,
}: ThumbnailProps) {
  if (!picture) return null
  return (
    <Box
      flexShrink={0}
      alignSelf="flex-start"
      width={width}
      aspectRatio={aspectRatio}
      borderRadius={borderRadius}
      overflow="hidden"
    >
      <Picture
        {...pictureProps(picture)}
        alt=""
        css={{ width: '100%', height: '100%', objectFit: 'cover' }}
      />
    </Box>
  )
}
