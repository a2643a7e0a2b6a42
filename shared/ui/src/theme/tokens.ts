import { containerSizes } from './breakpoints.ts'
import { families, surfaces } from './palette.ts'

const valued = <T extends Record<string, string | number>>(values: T) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as {
    [Name in keyof T]: { value: T[Name] }
  }

const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56,
  64, 80, 96,
]
const scale = Object.fromEntries(steps.map((step) => [String(step), `${step / 4}rem`]))

const text = '"Figtree", "Text Arial", "Text Roboto", system-ui, sans-serif'
const display = '"Baloo 2", "Display Arial", "Display Roboto", system-ui, sans-serif'

export const tokens = {
  colors: {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    white: { value: '#FFFFFF' },
    ...Object.fromEntries(Object.entries(families).map(([name, family]) => [name, valued(family)])),
    bg: valued({
      DEFAULT: surfaces.page,
      panel: surfaces.panel,
      subtle: surfaces.sunken,
      inverted: surfaces.ink,
    }),
    fg: valued({
      DEFAULT: surfaces.ink,
      muted: surfaces.inkMuted,
      faint: surfaces.inkFaint,
      inverted: surfaces.inkInverted,
    }),
    border: valued({ DEFAULT: surfaces.line, control: surfaces.control }),
    focus: { value: surfaces.focus },
    scrim: { value: surfaces.scrim },
  },
  fonts: valued({ body: text, heading: display, mono: 'ui-monospace, monospace' }),
  fontSizes: valued({
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.1875rem',
    xl: '1.375rem',
    '2xl': '1.625rem',
    '3xl': '2rem',
    '4xl': '2.5rem',
    '5xl': '3.25rem',
  }),
  fontWeights: valued({ normal: 400, medium: 500, semibold: 600, bold: 700 }),
  lineHeights: valued({ tight: 1.12, snug: 1.3, normal: 1.55 }),
  spacing: valued(scale),
  sizes: valued({
    ...scale,
    ...containerSizes,
    full: '100%',
    min: 'min-content',
    max: 'max-content',
    fit: 'fit-content',
    prose: '65ch',
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    control: '3rem',
  }),
  radii: valued({
    none: '0',
    sm: '0.5rem',
    md: '0.875rem',
    lg: '1.25rem',
    xl: '1.75rem',
    '2xl': '2.5rem',
    full: '9999px',
  }),
  shadows: valued({
    sm: '0 1px 2px rgba(84, 62, 20, 0.08)',
    md: '0 1px 2px rgba(84, 62, 20, 0.06), 0 6px 20px rgba(84, 62, 20, 0.08)',
    lg: '0 2px 6px rgba(84, 62, 20, 0.07), 0 18px 40px rgba(84, 62, 20, 0.14)',
    edge: 'inset 0 -3px 0 rgba(20, 22, 46, 0.22)',
  }),
  durations: valued({ fast: '120ms', moderate: '200ms', slow: '320ms' }),
  easings: valued({ settle: 'cubic-bezier(0.2, 0.9, 0.25, 1)' }),
  zIndex: valued({
    base: 0,
    docked: 10,
    sticky: 100,
    banner: 200,
    popover: 500,
    skipLink: 600,
    toast: 700,
  }),
}
