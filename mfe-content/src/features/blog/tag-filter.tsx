import { contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Chip, Flex, Skeleton } from '@brightyard/ui'

/** The subjects of the blog as links, so that the choice stands in the address. */
export function TagFilter({
  tags,
  current,
}: {
  tags: readonly string[] | undefined
  current: string
}) {
  if (!tags) return <Skeleton height="10" maxW="32rem" borderRadius="full" />
  const all = ['', ...tags]
  return (
    <Flex as="nav" aria-label="Subjects">
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
        {all.map((tag) => {
          const chosen = tag === current
          return (
            <li key={tag}>
              <Chip asChild size="md" tone={chosen ? 'solid' : 'outline'}>
                <Link
                  to={contentPaths.blog.to({}, { tag })}
                  {...(chosen ? { 'aria-current': 'true' as const } : {})}
                >
                  {tag || 'All posts'}
                </Link>
              </Chip>
            </li>
          )
        })}
      </Flex>
    </Flex>
  )
}
