import { chakra } from '@chakra-ui/react/styled-system'
import { Box } from '../layout.ts'

/** First letters of the first and last word of a name: `Asha Rao` gives `AR`, `Asha, 7 to 9 years` gives `A`. */
export function initialsOf(name: string) {
  const words = name.replace(/,.*/, '').trim().split(/\s+/).filter(Boolean)
  const [first] = words
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last]
    .map((word) => (word ? [...word][0] : undefined))
    .join('')
    .toLocaleUpperCase('en-IN')
}

const families = ['brand', 'shop', 'learn', 'talent', 'sun'] as const
const familyOf = (name: string) =>
  families[
    [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % families.length
  ]

export interface AvatarProps {
  /** Whose picture; initials are shown where there is none. */
  name: string
  /** Address of the 50x50 jpg preset. */
  src?: string | null
  /** 24, 36, 50 (default) or 88 px. */
  size?: 'xs' | 'sm' | 'md' | 'lg'
  /** The name is beside the picture already, so it is not read twice. */
  decorative?: boolean
}

const pixels = { xs: 24, sm: 36, md: 50, lg: 88 }

/** A round picture of a person. The picture lies over the initials and has no text of its own,
 * so where it cannot be loaded the initials show. */
export function Avatar({ name, src, size = 'md', decorative }: AvatarProps) {
  const side = `${pixels[size]}px`
  return (
    <Box
      as="span"
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      colorPalette={familyOf(name)}
      position="relative"
      display="inline-grid"
      placeItems="center"
      flexShrink={0}
      overflow="hidden"
      width={side}
      height={side}
      borderRadius="full"
      bg="colorPalette.muted"
      color="colorPalette.fg"
      fontFamily="heading"
      fontWeight="bold"
      fontSize={`${pixels[size] * 0.4}px`}
      lineHeight={1}
      userSelect="none"
    >
      {initialsOf(name)}
      {src ? (
        <chakra.img
          src={src}
          alt=""
          htmlWidth={50}
          htmlHeight={50}
          loading="lazy"
          decoding="async"
          position="absolute"
          inset="0"
          width="full"
          height="full"
          objectFit="cover"
        />
      ) : null}
    </Box>
  )
}
