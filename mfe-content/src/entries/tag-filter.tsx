import { Link } from '@brightyard/runtime'
import { Chip, Flex, Skeleton } from '@brightyard/ui'

interface TagFilterProps {
  /** Undefined while they are loading. */
  tags: readonly string[] | undefined
  /** The chosen one; '' for all. */
  current: string
  /** Label of the link to all of them. */
  allLabel: string
  addressOf: (tag: string) => string
}

/** The subjects of a list as links, so that the choice is in the URL. */
export function TagFilter({ tags, current, allLabel, addressOf }: TagFilterProps) {
  if (!tags) return <Skeleton height="10" maxW="32rem" borderRadius="full" />
  // Ages are on the cards; as filters, their many ranges would crowd out the subjects.
  const subjects = tags.filter((tag) => tag === current || !tag.startsWith('Ages '))
  return (
    <Flex as="nav" aria-label="Subjects">
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
        {['', ...subjects].map((tag) => {
          const chosen = tag === current
          return (
            <li key={tag}>
              <Chip asChild size="md" tone={chosen ? 'solid' : 'outline'}>
                <Link to={addressOf(tag)} {...(chosen ? { 'aria-current': 'true' as const } : {})}>
                  {tag || allLabel}
                </Link>
              </Chip>
            </li>
          )
        })}
      </Flex>
    </Flex>
  )
}
