import type { RemoteDiff, SetDiff as Diff } from '@brightyard/contract/registry'
import { formatFileSize } from '@brightyard/runtime'
import { Box, Stack, Text } from '@brightyard/ui'

/** What changes, remote by remote. */
export function SetDiff({ diff }: { diff: Diff }) {
  if (diff.remotes.length === 0) return <Text>Both sets have the same releases.</Text>
  return (
    <Stack gap="4">
      {diff.remotes.map((remote) => (
        <OneRemote key={remote.name} remote={remote} />
      ))}
      <Text>
        All files: {formatFileSize(diff.bytes.from)} now, {formatFileSize(diff.bytes.to)} after.
      </Text>
    </Stack>
  )
}

function OneRemote({ remote }: { remote: RemoteDiff }) {
  const { name, from, to, routes, slots, publishes, subscribes, shared, files, bytes } = remote
  const lines = [
    ['Pages', listed(routes)],
    ['Slots', listed(slots)],
    ['Channels published', listed(publishes)],
    ['Channels subscribed', listed(subscribes)],
    ['Shared packages', listed(shared)],
    ['Files', counted(files)],
    [
      'Size',
      bytes.from === bytes.to ? '' : `${formatFileSize(bytes.from)} → ${formatFileSize(bytes.to)}`,
    ],
  ].filter(([, text]) => text !== '')
  return (
    <section aria-label={name}>
      <Box as="h3" fontWeight="semibold">
        {name}: {from ?? 'none'} → {to ?? 'removed'}
      </Box>
      <Box as="ul" ps="5">
        {lines.map(([what, text]) => (
          <li key={what}>
            {what}: {text}
          </li>
        ))}
      </Box>
    </section>
  )
}

interface Changes {
  added: readonly string[]
  removed: readonly string[]
  changed?: readonly string[]
}

const kinds = ['added', 'removed', 'changed'] as const

const listed = (changes: Changes) =>
  kinds
    .flatMap((kind) => {
      const names = changes[kind] ?? []
      return names.length > 0 ? [`${kind} ${names.join(', ')}`] : []
    })
    .join('; ')

/** File names are hashes, so only their number is shown. */
const counted = (changes: Changes) =>
  kinds
    .flatMap((kind) => {
      const { length } = changes[kind] ?? []
      return length > 0 ? [`${length} ${kind}`] : []
    })
    .join(', ')
