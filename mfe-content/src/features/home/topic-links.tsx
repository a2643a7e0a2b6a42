import type { ContentCard } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Chip, Flex, Text } from '@brightyard/ui'

/** The subjects of the entries, each as a search. */
export function TopicLinks({ entries }: { entries: readonly ContentCard[] }) {
  const topics = [...new Set(entries.flatMap(({ tags }) => tags))]
    .filter((tag) => !tag.startsWith('Ages'))
    .slice(0, 7)
  if (topics.length === 0) return null
  return (
    <Flex mt="5" gap="2" wrap="wrap" align="center">
      <Text as="span" fontWeight="semibold" me="1">
        Look for
      </Text>
      {topics.map((topic) => (
        <Chip key={topic} asChild size="md" tone="outline">
          <Link to={contentPaths.search.to({}, { text: topic })}>{topic}</Link>
        </Chip>
      ))}
    </Flex>
  )
}
