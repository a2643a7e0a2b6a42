import { analyticsRecorded } from '@brightyard/contract/channels'
import { channel } from '../channels/channel.ts'

/** Tells whoever counts that something happened. Carries no personal data. */
export const recordEvent = (event: string) => channel(analyticsRecorded).publish({ event })
