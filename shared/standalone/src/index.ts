/** Brightyard in a host that is not Brightyard's. */
export { createStandalone, type Standalone } from './create-standalone.tsx'
export type { StandaloneOptions } from './options.ts'
export type { PageProps } from './page.tsx'
export type { PlacedSlotProps } from './placed-slot.tsx'
/** The event bus: `channel(channels.cartCountChanged).subscribe(…)`. */
export { channel } from '@brightyard/runtime'
export * as channels from '@brightyard/contract/channels'
