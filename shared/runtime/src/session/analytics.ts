import { analyticsRecorded } from '@brightyard/contract/channels'
import { channel } from '../channels/channel.ts'

/** Publishes an analytics event by name. No personal data. */
export const recordEvent = (event: string) => channel(analyticsRecorded).publish({ event })
