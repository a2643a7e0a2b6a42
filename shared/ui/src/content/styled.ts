import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ContainerSize } from '../theme/breakpoints.ts'

export interface ContainerProps extends HTMLChakraProps<'div'> {
  /** 750, 1000, 1260 (default) or 1400 px at most. */
  size?: ContainerSize
}

/** The page's width, centred, with a gutter. */
export const Container = createRecipeContext({ key: 'container' }).withContext<
  HTMLDivElement,
  ContainerProps
>('div')

export interface HeadingProps extends HTMLChakraProps<'h2'> {
  /** Appearance only; the level is `as="h3"`. `display` is for the one hero of a page. */
  size?: 'display' | 'xl' | 'lg' | 'md' | 'sm' | 'xs'
}

/** A heading in the display face; an `h2` unless `as` says otherwise. */
export const Heading = createRecipeContext({ key: 'heading' }).withContext<
  HTMLHeadingElement,
  HeadingProps
>('h2')

export interface LinkProps extends HTMLChakraProps<'a'> {
  /** `inline` (default) is underlined; `quiet` underlines under the pointer, for menus and lists. */
  variant?: 'inline' | 'quiet'
}

/** Link styling. For a router link: `<Link asChild><RouterLink to="…">…</RouterLink></Link>`. */
export const Link = createRecipeContext({ key: 'link' }).withContext<HTMLAnchorElement, LinkProps>(
  'a',
)

export interface ChipProps extends HTMLChakraProps<'span'> {
  /** `soft` (default), `solid` or `outline`; its colour comes from `colorPalette`. */
  tone?: 'soft' | 'solid' | 'outline'
  /** `sm` (default) for labels; `md` for filters that can be pressed, with `asChild`. */
  size?: 'sm' | 'md'
}

/** A small label: a category, a state, an age group, an applied filter. */
export const Chip = createRecipeContext({ key: 'chip' }).withContext<HTMLSpanElement, ChipProps>(
  'span',
)

export interface CardProps extends HTMLChakraProps<'div'> {
  /** `raised` (default), `flat` with a line, or `tinted` in the `colorPalette`. */
  variant?: 'raised' | 'flat' | 'tinted'
  /** Lifts under the pointer; for a card that is one link. */
  interactive?: boolean
}

/** A white panel with soft corners. */
export const Card = createRecipeContext({ key: 'card' }).withContext<HTMLDivElement, CardProps>(
  'div',
)

export interface SkeletonProps extends HTMLChakraProps<'div'> {}

/**
 * A pulsing placeholder for something that is loading. Give it the size of what will come. It is busy, so that a page the
 * server has sent with one starts at once.
 */
export const Skeleton = createRecipeContext({ key: 'skeleton' }).withContext<
  HTMLDivElement,
  SkeletonProps
>('div', { defaultProps: { 'aria-hidden': true, 'aria-busy': true } })
