import type { ReleaseSet, RemoteDocument } from '@brightyard/contract/release'
import { JsonSchema } from './json-schema.ts'
import { shapeDifferences } from './shape-differences.ts'

/** The host publishes these channels, and release sets do not contain the host, so the contract describes them. */
const ownersInTheHost = ['host/', 'session/']

const withoutVersion = (channel: string) => channel.replace(/@\d+$/, '')

const payloadOf = ({ payloads }: RemoteDocument, channel: string) =>
  JsonSchema.safeParse(payloads?.[channel]).data

function compared(channel: string, publisher: RemoteDocument, reader: RemoteDocument): string[] {
  const given = payloadOf(publisher, channel)
  const wanted = payloadOf(reader, channel)
  if (!given || !wanted) return []
  return shapeDifferences(given, wanted, 'payload').map(
    (difference) =>
      `${channel}: what ${publisher.name} publishes cannot be read by ${reader.name}: ${difference}. ` +
      'A change that breaks readers is a new version of the channel.',
  )
}

/** Where this release and the releases of the deployed set disagree, one sentence per problem. */
export function checkChannels(document: RemoteDocument, set: ReleaseSet): string[] {
  const others = Object.entries(set.remotes)
    .filter(([name]) => name !== document.name)
    .map(([, { release }]) => release.document)
  const reading = document.subscribes.flatMap((channel) => {
    const publishers = others.filter(({ publishes }) => publishes.includes(channel))
    const isTold =
      publishers.length > 0 ||
      document.publishes.includes(channel) ||
      ownersInTheHost.some((owner) => channel.startsWith(owner))
    if (isTold) return publishers.flatMap((publisher) => compared(channel, publisher, document))
    const versions = others
      .flatMap(({ publishes }) => publishes)
      .filter((one) => withoutVersion(one) === withoutVersion(channel))
    return [
      `${channel} is read here and published by nobody in set ${set.number}` +
        (versions.length > 0 ? `; published is ${[...new Set(versions)].join(', ')}.` : '.'),
    ]
  })
  const publishing = document.publishes.flatMap((channel) =>
    others
      .filter(({ subscribes }) => subscribes.includes(channel))
      .flatMap((reader) => compared(channel, document, reader)),
  )
  const before = set.remotes[document.name]?.release.document
  const silenced = (before?.publishes ?? [])
    .filter((channel) => !document.publishes.includes(channel))
    .filter((channel) => !others.some(({ publishes }) => publishes.includes(channel)))
    .flatMap((channel) =>
      others
        .filter(({ subscribes }) => subscribes.includes(channel))
        .map(
          ({ name }) =>
            `${channel} is no longer published here, and ${name} still reads it. Publish it beside the new version until ${name} has changed.`,
        ),
    )
  return [...reading, ...publishing, ...silenced]
}
