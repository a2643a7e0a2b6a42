/** Names that responsive props take: `{ base: 1, md: 2, xl: 4 }`. Smallest width in pixels. */
export const breakpointsInPx = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const

/** Largest widths that single styles react to, beside the named breakpoints. */
export const stylingBreakpointsInPx = [475, 639, 767, 1023] as const

/** From this width on the header is the desktop one. */
export const headerBreakpointInPx = 993

/** Widths of `Container` by `size`. */
export const containersInPx = { narrow: 750, reading: 1000, page: 1260, wide: 1400 } as const
export type ContainerSize = keyof typeof containersInPx

const pixels = (widths: Record<string, number>) =>
  Object.fromEntries(Object.entries(widths).map(([name, width]) => [name, `${width}px`]))

export const breakpoints = pixels(breakpointsInPx)
export const containerSizes = pixels(containersInPx)
