import { search } from '@brightyard/contract/calls'
import { contentPaths } from '@brightyard/contract/paths'
import { apiOf, Link, queryOptions, useLocation, useQuery } from '@brightyard/runtime'
import { Box, Link as StyledLink, Stack, Text } from '@brightyard/ui'

const most = 4

/** `/blgo/drawing-is-thinking` is about `drawing is thinking`. */
export function wordsOf(pathname: string): string {
  const last = pathname.split('/').findLast((segment) => /\p{L}{3}/u.test(segment)) ?? ''
  return last
    .replaceAll(/%[\da-f]{2}|[^\p{L}\p{N}]+/giu, ' ')
    .trim()
    .slice(0, 100)
}

const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['host', 'suggestions', text],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(search, { text, maxRows: most }, { signal }),
    enabled: text !== '',
    retry: false,
  })

/** What the site has on the words of an address that leads nowhere; nothing where that cannot be told. */
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
        {found.slice(0, most).map(({ key, title, to }) => (
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
