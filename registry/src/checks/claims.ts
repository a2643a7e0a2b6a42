import type { Route, Slot } from '@brightyard/contract/release'

/** What a remote takes for itself in a set. */
export interface Claims {
  name: string
  routes: readonly Route[]
  slots: readonly Slot[]
}
