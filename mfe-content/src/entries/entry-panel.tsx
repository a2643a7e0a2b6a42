import type { ContentCard } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, pictureProps, useQuery } from '@brightyard/runtime'
import {
  Box,
  Button,
  Card,
  Flex,
  Heading,
  IconButton,
  LinkButton,
  Notice,
  Picture,
  SkeletonLines,
  Text,
} from '@brightyard/ui'
import { CloseIcon, SearchIcon } from '@brightyard/ui/icons'
import { useEffect, useRef } from 'react'
import { RichText } from '../rich-text/rich-text.tsx'
import { EntryFacts } from './entry-facts.tsx'
import { entryQuery } from './entry.queries.ts'

interface EntryPanelProps {
  card: ContentCard
  level: 2 | 3
  onClose: () => void
}

/** The details of an entry. They take the focus when they open. */
export function Component({ card, level, onClose }: EntryPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('article')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [tag] = card.tags
  return (
    <Card as="article" p={{ base: '5', md: '8' }}>
      <Flex gap={{ base: '5', md: '8' }} direction={{ base: 'column', md: 'row' }}>
        {card.picture ? (
          <Box flex={{ md: '0 0 34%' }}>
            <Picture {...pictureProps(card.picture)} css={{ width: '100%', borderRadius: 'lg' }} />
          </Box>
        ) : null}
        <Box flex="1" minW="0">
          <Flex gap="3" justify="space-between" align="flex-start" mb="2">
            <Heading as={`h${level}`} size="md" ref={heading} tabIndex={-1}>
              {card.title}
            </Heading>
            <IconButton size="sm" label={`Close: ${card.title}`} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </Flex>
          <EntryFacts entry={card} />
          <Box mt="4">
            <EntryText card={card} topLevel={level === 2 ? 3 : 4} />
          </Box>
          {tag ? (
            <LinkButton asChild mt="5" size="sm" variant="outline" startIcon={<SearchIcon />}>
              <Link to={contentPaths.search.to({}, { text: tag })}>More about {tag}</Link>
            </LinkButton>
          ) : null}
        </Box>
      </Flex>
    </Card>
  )
}

function EntryText({ card, topLevel }: { card: ContentCard; topLevel: 3 | 4 }) {
  const entry = useQuery(entryQuery(card.content_type_id, card.slug))
  if (entry.data) return <RichText html={entry.data.body} topLevel={topLevel} />
  if (entry.isError)
    return (
      <>
        <Text mb="3">{card.summary}</Text>
        <Notice
          tone="warning"
          title="We could not load the details"
          action={
            <Button size="sm" variant="outline" onClick={() => void entry.refetch()}>
              Try again
            </Button>
          }
        />
      </>
    )
  return <SkeletonLines label="Loading the details" />
}
