import type { ContentCard } from '@brightyard/contract/entities'
import { pictureProps } from '@brightyard/runtime'
import { Button, Card, Chip, Flex, Heading, Picture, Text, type FamilyName } from '@brightyard/ui'
import { ChevronDownIcon } from '@brightyard/ui/icons'
import { EntryFacts } from './entry-facts.tsx'

interface EntryCardProps {
  entry: ContentCard
  open: boolean
  /** Id of the part that the button shows. */
  panelId: string
  onToggle: () => void
  colorPalette: FamilyName
  level: 2 | 3
}

/** A card of an entry without a page of its own: its button opens the details below the list. */
export function EntryCard({ entry, open, panelId, onToggle, colorPalette, level }: EntryCardProps) {
  const { title, summary, picture, tags } = entry
  return (
    <Card
      as="article"
      height="full"
      colorPalette={colorPalette}
      {...(open
        ? { outline: '3px solid', outlineColor: 'colorPalette.solid', outlineOffset: '-3px' }
        : {})}
    >
      {picture ? (
        <Picture
          {...pictureProps(picture)}
          alt=""
          css={{ width: '100%', aspectRatio: '8 / 5', objectFit: 'cover' }}
        />
      ) : null}
      <Flex direction="column" flex="1" gap="2.5" px="5" pt="4" pb="5">
        {tags[0] ? (
          <Flex>
            <Chip>{tags[0]}</Chip>
          </Flex>
        ) : null}
        <Heading as={`h${level}`} size="sm">
          {title}
        </Heading>
        <Text lineClamp={3}>{summary}</Text>
        <EntryFacts entry={entry} />
        <Button
          mt="auto"
          alignSelf="flex-start"
          size="sm"
          variant="soft"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          aria-label={`${open ? 'Close' : 'Details'}: ${title}`}
          onClick={onToggle}
          endIcon={
            <ChevronDownIcon
              style={{ transform: open ? 'rotate(180deg)' : undefined }}
              aria-hidden
            />
          }
        >
          {open ? 'Close' : 'Details'}
        </Button>
      </Flex>
    </Card>
  )
}
