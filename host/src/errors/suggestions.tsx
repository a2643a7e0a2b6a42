import { search } from '@brightyard/contract/calls'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, useLocation, useQuery } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { Box, Link as StyledLink, Stack, Text } from '@brightyard/ui'

const maxSuggestions = 4

/** `/blgo/drawing-is-thinking` is about `drawing is thinking`. */
export function wordsOf(pathname: string): string {
  const last = pathname.split('/').findLast((segment) => /\p{L}{3}/u.test(segment)) ?? ''
  return last
    .replaceAll(/%[\da-f]{2}|[^\p{L}\p{N}]+/giu, ' ')
    .trim()
    .slice(0, 100)
}

const suggestionsQuery = (text: string) =>
  queryOf(search, { text, maxRows: maxSuggestions }, { enabled: text !== '', retry: false })

/** Search results for the words of an unknown URL; nothing if there are none. */
export function Component() {
  const { data } = useQuery(suggestionsQuery(wordsOf(useLocation().pathname)))
  const found = (data?.groups ?? []).flatMap(({ group, data: entries }) =>
    entries.map(({ id, slug, title }) => ({
      key: `${group} ${id}`,
      title,
      to:
        group === 'blog'
          ? contentPaths.blogPost.to({ slug })
          : contentPaths.search.to({}, { text: title }),
    })),
  )
  if (found.length === 0) return null
  return (
    <Box as="nav" aria-label="Suggestions" mt="6" color="fg" fontSize="md">
      <Text fontWeight="bold">Perhaps you were looking for</Text>
      <Stack as="ul" listStyleType="none" gap="1.5" mt="2">
        {found.slice(0, maxSuggestions).map(({ key, title, to }) => (
          <li key={key}>
            <StyledLink asChild>
              <Link to={to}>{title}</Link>
            </StyledLink>
          </li>
        ))}
      </Stack>
    </Box>
  )
}
