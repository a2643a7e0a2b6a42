import type { ContentCard, SearchGroup } from '@brightyard/contract/entities'
import { chakra } from '@brightyard/ui'
import { EntryShelf } from '../../entries/entry-shelf.tsx'
import { PostCard } from '../../entries/post-card.tsx'
import { groupColours, groupNames } from './groups.ts'

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: { base: '4', md: '6' },
  listStyleType: 'none',
} as const

/** Posts link to their pages; other entries open in place. */
export function FoundEntries({
  group,
  entries,
}: {
  group: SearchGroup
  entries: readonly ContentCard[]
}) {
  if (group !== 'blog')
    return (
      <EntryShelf
        wrap
        label={groupNames[group]}
        entries={entries}
        colorPalette={groupColours[group]}
      />
    )
  return (
    <chakra.ul {...columns}>
      {entries.map((post) => (
        <chakra.li key={post.id} minW="0">
          <PostCard post={post} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
