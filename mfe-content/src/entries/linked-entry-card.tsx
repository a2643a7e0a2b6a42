import type { ContentCard } from '@brightyard/contract/entities'
import { Link, pictureProps } from '@brightyard/runtime'
import { Chip, type FamilyName, MediaCard, Text } from '@brightyard/ui'
import { addressOfEntry } from './entry-address.ts'
import { EntryFacts } from './entry-facts.tsx'

interface LinkedEntryCardProps {
  entry: ContentCard
  level: 2 | 3
  colorPalette: FamilyName
}

/** An entry with a page of its own; the whole card is a link to it. */
export function LinkedEntryCard({ entry, level, colorPalette }: LinkedEntryCardProps) {
  const { title, summary, picture, tags } = entry
  return (
    <MediaCard
      colorPalette={colorPalette}
      level={level}
      title={<Link to={addressOfEntry(entry) ?? ''}>{title}</Link>}
      picture={picture ? { ...pictureProps(picture), alt: '' } : {}}
      flags={tags[0] ? <Chip>{tags[0]}</Chip> : null}
    >
      <Text lineClamp={3}>{summary}</Text>
      <EntryFacts entry={entry} />
    </MediaCard>
  )
}
