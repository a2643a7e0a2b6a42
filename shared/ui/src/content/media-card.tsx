import type { ReactNode } from 'react'
import { Box, Flex } from '../layout.ts'
import type { FamilyName } from '../theme/palette.ts'
import { Picture, type PictureProps } from './picture.tsx'
import { Card, Heading, Link } from './styled.ts'

export interface MediaCardProps {
  /** A router link around the title; it covers the whole card: `<RouterLink to="…">Title</RouterLink>`. */
  title: ReactNode
  /** Heading level; 3 by default. */
  level?: 2 | 3 | 4
  /** Its `alt` is empty unless given: the title says what it is. 4 to 3 by default. */
  picture?: Pick<PictureProps, 'src' | 'priority'> &
    Partial<Pick<PictureProps, 'alt' | 'width' | 'height'>>
  /** Chips over the picture. */
  flags?: ReactNode
  /** A button over the picture, such as the wishlist heart. Stays pressable above the card's link. */
  corner?: ReactNode
  /** Under the title: `Price`, `Rating`, dates. */
  children?: ReactNode
  /** At the bottom, level with the other cards of the row; stays pressable. */
  footer?: ReactNode
  colorPalette?: FamilyName
}

/** A card for a product, an activity, an article: picture, title, facts. The whole card is its link. */
export function MediaCard({
  title,
  level = 3,
  picture,
  flags,
  corner,
  children,
  footer,
  colorPalette = 'brand',
}: MediaCardProps) {
  const { width = 480, height = 360, alt = '', ...source } = picture ?? {}
  return (
    <Card as="article" interactive colorPalette={colorPalette} height="full">
      <Box position="relative" bg="colorPalette.subtle">
        <Picture
          {...source}
          alt={alt}
          width={width}
          height={height}
          css={{ width: '100%', aspectRatio: `${width} / ${height}`, objectFit: 'cover' }}
        />
        {flags ? (
          <Flex position="absolute" insetStart="3" top="3" gap="1.5" wrap="wrap" pe="14">
            {flags}
          </Flex>
        ) : null}
        {corner ? (
          <Box position="absolute" insetEnd="2.5" top="2.5" zIndex={2}>
            {corner}
          </Box>
        ) : null}
      </Box>
      <Flex
        direction="column"
        flex="1"
        gap="2"
        px={{ base: '3.5', sm: '5' }}
        pt={{ base: '3', sm: '4' }}
        pb={{ base: '4', sm: '5' }}
      >
        <Heading as={`h${level}`} size="sm" lineClamp={2}>
          <Link
            asChild
            variant="quiet"
            _after={{
              content: '""',
              position: 'absolute',
              inset: '0',
              zIndex: 1,
              borderRadius: 'xl',
            }}
          >
            {title}
          </Link>
        </Heading>
        {children}
        {footer ? (
          <Box mt="auto" pt="2" position="relative" zIndex={2}>
            {footer}
          </Box>
        ) : null}
      </Flex>
    </Card>
  )
}
