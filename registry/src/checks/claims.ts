import type { RemoteDocument } from '@brightyard/contract/release'

/** What a remote takes for itself in a set, and what it says and hears there. */
export type Claims = Pick<RemoteDocument, 'name' | 'routes' | 'slots' | 'publishes' | 'subscribes'>
