import { headerBreakpointInPx, type stylingBreakpointsInPx } from './breakpoints.ts'

/**
 * Media queries beside the named breakpoints, for the `css` prop: `css={{ [media.header]: { … } }}`.
 * `belowN` is that width and less, `header` is 993 px and more, `retina` is pixel ratio 2 and more.
 */
export const media = {
  below475: '@media screen and (max-width: 475px)',
  below639: '@media screen and (max-width: 639px)',
  below767: '@media screen and (max-width: 767px)',
  below1023: '@media screen and (max-width: 1023px)',
  header: `@media screen and (min-width: ${headerBreakpointInPx}px)`,
  belowHeader: `@media screen and (max-width: ${headerBreakpointInPx - 0.02}px)`,
  retina: '@media (min-resolution: 2dppx)',
  touch: '@media (pointer: coarse)',
  /** Phones on their side: wide, and hardly higher than a header and a button. */
  low: '@media (orientation: landscape) and (max-height: 479px)',
} as const satisfies Record<`below${(typeof stylingBreakpointsInPx)[number]}`, string> &
  Record<string, string>
