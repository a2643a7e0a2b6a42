import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Half-transparent, still readable: between 0.5 and 0.6. */
export const disabledOpacity = 0.55

const disabled = { opacity: disabledOpacity, cursor: 'not-allowed' }

const button = defineRecipe({
  className: 'by-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    maxW: '100%',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    lineHeight: 1.15,
    textAlign: 'center',
    textDecoration: 'none',
    // A pill in one line; with several, as with large text, never a ball.
    borderRadius: '28px',
    borderWidth: '2px',
    borderColor: 'transparent',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, transform, box-shadow',
    transitionDuration: 'fast',
    _disabled: disabled,
    _loading: { opacity: 1, cursor: 'progress' },
    _active: { transform: 'translateY(1px)' },
    _icon: { flexShrink: 0, width: '1.25em', height: '1.25em' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        boxShadow: 'edge',
        _hover: { bg: 'colorPalette.deep' },
      },
      soft: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'colorPalette.fg',
        borderColor: 'colorPalette.solid',
        _hover: { bg: 'colorPalette.subtle' },
      },
      ghost: { color: 'colorPalette.fg', _hover: { bg: 'colorPalette.subtle' } },
      plain: {
        color: 'colorPalette.fg',
        textDecoration: 'underline',
        textUnderlineOffset: '0.25em',
        textDecorationThickness: '2px',
        textDecorationColor: 'colorPalette.muted',
        _hover: { textDecorationColor: 'currentColor' },
      },
    },
    size: {
      xs: { minH: '8', minW: '8', px: '3', py: '1', fontSize: 'sm' },
      sm: { minH: '10', minW: '10', px: '4', py: '1.5', fontSize: 'sm' },
      md: { minH: '12', minW: '12', px: 'min(1.5rem, 7vw)', py: '2', fontSize: 'md' },
      lg: { minH: '14', minW: '14', px: 'min(2rem, 9vw)', py: '2.5', fontSize: 'lg' },
    },
    shape: { pill: {}, circle: { px: '0', py: '0', aspectRatio: 1, borderRadius: 'full' } },
    block: { true: { width: 'full' } },
  },
  compoundVariants: [{ variant: 'plain', css: { px: '0', borderRadius: 'sm' } }],
  defaultVariants: { variant: 'solid', size: 'md', shape: 'pill' },
})

const heading = defineRecipe({
  className: 'by-heading',
  base: { fontFamily: 'heading', fontWeight: 'bold', lineHeight: 'tight', color: 'fg' },
  variants: {
    size: {
      display: {
        fontSize: 'clamp(2.375rem, 1.5rem + 3.8vw, 4.25rem)',
        lineHeight: 1.02,
        letterSpacing: '-0.015em',
      },
      xl: { fontSize: 'clamp(1.875rem, 1.45rem + 1.9vw, 2.875rem)', letterSpacing: '-0.01em' },
      lg: { fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)' },
      md: { fontSize: 'xl', lineHeight: 1.2 },
      sm: { fontSize: 'lg', lineHeight: 1.25, fontWeight: 'semibold' },
      xs: { fontSize: 'md', lineHeight: 1.3, fontWeight: 'semibold' },
    },
  },
  defaultVariants: { size: 'lg' },
})

const container = defineRecipe({
  className: 'by-container',
  base: { position: 'relative', width: 'full', mx: 'auto', px: { base: '4', md: '6', xl: '8' } },
  variants: {
    size: {
      narrow: { maxW: 'narrow' },
      reading: { maxW: 'reading' },
      page: { maxW: 'page' },
      wide: { maxW: 'wide' },
    },
  },
  defaultVariants: { size: 'page' },
})

const link = defineRecipe({
  className: 'by-link',
  base: {
    color: 'colorPalette.fg',
    borderRadius: 'sm',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '0.09em',
    _hover: { textDecorationThickness: '0.16em' },
  },
  variants: {
    variant: {
      inline: { textDecoration: 'underline' },
      quiet: { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'inline' },
})

const chip = defineRecipe({
  className: 'by-chip',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxW: 'full',
    borderRadius: 'full',
    fontWeight: 'semibold',
    lineHeight: 1.2,
    _icon: { width: '1.1em', height: '1.1em', flexShrink: 0 },
  },
  variants: {
    tone: {
      soft: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        boxShadow: 'inset 0 0 0 1.5px var(--by-colors-border-control)',
      },
    },
    size: {
      sm: { fontSize: 'xs', px: '2.5', py: '1' },
      md: { fontSize: 'sm', px: '4', minH: '10' },
    },
  },
  defaultVariants: { tone: 'soft', size: 'sm' },
})

const card = defineRecipe({
  className: 'by-card',
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    bg: 'bg.panel',
    borderRadius: 'xl',
    overflow: 'hidden',
    transitionProperty: 'transform, box-shadow',
    transitionDuration: 'moderate',
    transitionTimingFunction: 'settle',
  },
  variants: {
    variant: {
      raised: { boxShadow: 'md' },
      flat: { boxShadow: 'inset 0 0 0 1.5px var(--by-colors-border)' },
      tinted: { bg: 'colorPalette.subtle' },
    },
    interactive: {
      true: {
        _hover: { boxShadow: 'lg', transform: 'translateY(-3px)' },
        // The one link of the card covers it, so its ring is drawn around the card.
        '&:has(a:focus-visible)': { boxShadow: 'lg' },
      },
    },
  },
  defaultVariants: { variant: 'raised' },
})

const skeleton = defineRecipe({
  className: 'by-skeleton',
  base: {
    bg: 'neutral.muted',
    borderRadius: 'md',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
})

export const recipes = { button, heading, container, link, chip, card, skeleton }
