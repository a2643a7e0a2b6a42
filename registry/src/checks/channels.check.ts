import * as channels from '@brightyard/contract/channels'
import type { Reason } from '@brightyard/contract/registry'
import type { Claims } from './claims.ts'
import type { Outline } from './documents.check.ts'
import { reason } from './reason.ts'

/** A breaking payload change is published as a new version, so names are compared exactly. */
const channelName = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*@\d+$/
const ownersInTheHost = ['host/', 'session/']

/** Channels that the host itself publishes in every set. */
export const hostChannels: readonly string[] = Object.values(channels).flatMap((channel) =>
  typeof channel === 'object' &&
  'name' in channel &&
  ownersInTheHost.some((owner) => channel.name.startsWith(owner))
    ? [channel.name]
    : [],
)

/** Every name is a channel name with its version. */
export const checkChannelNames = ({ publishes = [], subscribes = [] }: Outline): Reason[] =>
  [...new Set([...publishes, ...subscribes])]
    .filter((channel) => !channelName.test(channel))
    .map((channel) => reason('channel-invalid', { channel }))

/** Every channel that the release reads is published in the proposed set, in that version. */
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
 * Channels that lose their last publisher, by a new release or a removal, while others still subscribe:
 * the subscribers would wait for ever.
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
