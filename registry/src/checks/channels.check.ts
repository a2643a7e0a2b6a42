import * as channels from '@brightyard/contract/channels'
import type { Reason } from '@brightyard/contract/registry'
import type { Claims } from './claims.ts'
import type { Outline } from './documents.check.ts'
import { reason } from './reason.ts'

/** A payload change that breaks readers is a new version beside the old one, so names are compared as they are. */
const channelName = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*@\d+$/
const ownersInTheHost = ['host/', 'session/']

/** What the host itself says in every set. */
export const hostChannels: readonly string[] = Object.values(channels).flatMap((channel) =>
  typeof channel === 'object' &&
  'name' in channel &&
  ownersInTheHost.some((owner) => channel.name.startsWith(owner))
    ? [channel.name]
    : [],
)

/** Names are names of channels, with their version. */
export const checkChannelNames = ({ publishes = [], subscribes = [] }: Outline): Reason[] =>
  [...new Set([...publishes, ...subscribes])]
    .filter((channel) => !channelName.test(channel))
    .map((channel) => reason('channel-invalid', { channel }))

/** Every channel that the release reads is published in the set as it would be, in that version. */
export function checkSubscriptions(
  { publishes, subscribes }: Pick<Claims, 'publishes' | 'subscribes'>,
  others: readonly Claims[],
): Reason[] {
  const published = publishedBy([{ publishes }, ...others])
  return subscribes
    .filter((channel) => channelName.test(channel) && !published.has(channel))
    .map((channel) => {
      const otherVersions = [...published].filter((one) => nameOf(one) === nameOf(channel))
      return reason('channel-not-published', { channel, published: otherVersions })
    })
}

/**
 * What a remote said so far and others still read: when its next release, or its removal, leaves nobody who
 * says it, the readers would wait for ever.
 */
export function checkReaders(
  before: Pick<Claims, 'publishes'> | null,
  setToBe: readonly Claims[],
): Reason[] {
  const published = publishedBy(setToBe)
  const lost = (before?.publishes ?? []).filter((channel) => !published.has(channel))
  return lost.flatMap((channel) =>
    setToBe
      .filter(({ subscribes }) => subscribes.includes(channel))
      .map(({ name }) => reason('channel-still-needed', { channel, reader: name })),
  )
}

const publishedBy = (all: readonly Pick<Claims, 'publishes'>[]) =>
  new Set([...hostChannels, ...all.flatMap(({ publishes }) => publishes)])

const nameOf = (channel: string) => channel.replace(/@\d+$/, '')
