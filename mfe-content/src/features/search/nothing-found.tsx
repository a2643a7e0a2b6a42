import { contentPaths, shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Chip, EmptyState, Flex, LinkButton, Text } from '@brightyard/ui'
import { LostArt } from '@brightyard/ui/art'

interface NothingFoundProps {
  text: string
  /** The group that was searched; by default all of them. */
  where?: string
  suggestions: readonly string[]
  /** Number of results in the other groups. */
  elsewhere?: number
}

/** Where to look around without words. */
const places = [
  { words: 'Browse the shop', to: shopPaths.home.to() },
  { words: 'Find activities', to: contentPaths.activities.to() },
  { words: 'See all programs', to: contentPaths.allPrograms.to() },
  { words: 'Read the blog', to: contentPaths.blog.to() },
] as const

/** No results, and what to try instead. */
export function NothingFound({ text, where, suggestions, elsewhere = 0 }: NothingFoundProps) {
  return (
    <EmptyState
      art={<LostArt />}
      title={where ? `Nothing in ${where} for “${text}”` : `Nothing found for “${text}”`}
      action={
        elsewhere > 0 ? (
          <LinkButton asChild>
            <Link to={contentPaths.search.to({}, { text })}>See all {elsewhere} results</Link>
          </LinkButton>
        ) : (
          <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" justify="center">
            {places.map(({ words, to }) => (
              <li key={to}>
                <LinkButton asChild variant="outline">
                  <Link to={to}>{words}</Link>
                </LinkButton>
              </li>
            ))}
          </Flex>
        )
      }
    >
      {suggestions.length > 0 ? (
        <>
          <Text>Did you mean</Text>
          <SearchChips words={suggestions} />
        </>
      ) : (
        <Text>Try fewer or shorter words, such as “art” or “chess”.</Text>
      )}
    </EmptyState>
  )
}

/** Words, each a link to a search. */
export const SearchChips = ({ words }: { words: readonly string[] }) => (
  <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" justify="inherit" mt="3">
    {words.map((word) => (
      <li key={word}>
        <Chip asChild size="md" tone="outline">
          <Link to={contentPaths.search.to({}, { text: word })}>{word}</Link>
        </Chip>
      </li>
    ))}
  </Flex>
)
