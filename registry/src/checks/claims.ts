import type { RemoteDocument } from '@brightyard/contract/release'

/** What a remote owns in a set, and its channels. */
export type Claims = Pick<RemoteDocument, 'name' | 'routes' | 'slots' | 'publishes' | 'subscribes'>
