import { media } from './conditions.ts'

/** The first paint is of the first screen alone, and the next ones of its pictures; what is near it follows. */
const afterFirstPaint = { animation: 'after-first-paint 1ms 0.5s backwards' }

/** Page-wide rules: reading defaults, one visible focus, calm motion. */
export const globalCss = {
  html: {
    color: 'fg',
    bg: 'bg',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'normal',
    colorPalette: 'brand',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    scrollPaddingTop: '6rem',
    fontSynthesis: 'none',
    '--global-color-border': 'colors.border',
  },
  body: {
    fontSize: 'md',
    minHeight: '100dvh',
    overflowX: 'clip',
  },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  'p, li, dd': { textWrap: 'pretty' },
  'img, svg, video, canvas': { display: 'block', maxWidth: '100%' },
  'button, [role=button], summary': { cursor: 'pointer' },
  // One ring for everything that takes focus: dark blue with a white halo reads on every surface used.
  ':focus-visible': {
    outline: '3px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px #FFFFFF',
  },
  '[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
  // What grows above it does not take the reader along with it.
  footer: { overflowAnchor: 'none' },
  // Pressed before the page could answer, which it does in a moment.
  '[data-pressed]': { opacity: 0.7, cursor: 'progress', animation: 'breathe 0.8s infinite' },
  '*::placeholder': { color: 'fg.faint', opacity: 1 },
  '*::selection': { bg: 'sun.muted', color: 'fg' },
  // The server does not know what lies in this browser. Who has left nothing here needs no script to see that.
  'html:not([data-new]) [data-for-new], html[data-new] [data-known]': {
    visibility: 'hidden !important',
  },
  // Somebody is signing out: the next page may be slow to come, and this one may be private.
  'html[data-leaving] #main': { visibility: 'hidden' },
  // On a phone, sections far below the window are laid out when somebody comes near: they would be half of the first
  // paint. A window that shows several of them would see them change their height.
  [media.below767]: {
    // Not sections of the footer: they would stand there in the wrong size once it is laid out.
    'html:not([data-whole]) [data-late] :is(section, footer):not(footer *)': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 36rem',
      overflowClipMargin: '3rem', // for shadows and focus rings at the edge
      ...afterFirstPaint,
    },
    // A browser lays out whatever stands around a field as soon as it has read the page, to fill it in.
    'html:not([data-whole]) [data-late] :is(footer :is(nav, svg), footer section:not(:has(form)), section:has(select) ul)':
      afterFirstPaint,
  },
  // A slip to hand over is printed alone: what stands around it stays on the screen.
  '@media print': {
    'body:has([data-slip]) :not(:has([data-slip]), [data-slip], [data-slip] *)': {
      display: 'none !important',
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
}

export const keyframes = {
  'after-first-paint': { from: { contentVisibility: 'hidden' as const } },
  'hold-presses': { from: { pointerEvents: 'none' as const } },
  'run-across': { from: { transform: 'scaleX(0)' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  breathe: { '50%': { opacity: 0.55 } },
  'fade-in': { from: { opacity: 0 } },
  'fade-out': { to: { opacity: 0 } },
  'rise-in': { from: { opacity: 0, translate: '0 0.75rem' } },
  'sink-out': { to: { opacity: 0, translate: '0 0.5rem' } },
  'slide-in-end': { from: { translate: '100% 0' } },
  'slide-out-end': { to: { translate: '100% 0' } },
  'slide-in-start': { from: { translate: '-100% 0' } },
  'slide-out-start': { to: { translate: '-100% 0' } },
  'slide-in-bottom': { from: { translate: '0 100%' } },
  'slide-out-bottom': { to: { translate: '0 100%' } },
}
