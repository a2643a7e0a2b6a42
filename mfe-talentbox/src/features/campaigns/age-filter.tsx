import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, useSearchParams } from '@brightyard/runtime'
import { Chip, Flex, Text } from '@brightyard/ui'

const ages = [4, 6, 8, 10, 12, 14, 16]

/** The age in the URL; null for any age. */
export function useAge(): number | null {
  const [search] = useSearchParams()
  const age = Number(search.get('age'))
  return ages.includes(age) ? age : null
}

/** Filters campaigns by age. Links, so that it works before any script has run. */
export function AgeFilter() {
  const chosen = useAge()
  return (
    <Flex as="nav" aria-label="Campaigns by age" wrap="wrap" align="center" gap="2">
      <Text fontWeight="semibold" me="1">
        My child is
      </Text>
      {[null, ...ages].map((age) => (
        <Chip key={age ?? 'any'} asChild size="md" tone={age === chosen ? 'solid' : 'outline'}>
          <Link
            to={talentboxPaths.home.to({}, { age })}
            preventScrollReset
            {...(age === chosen ? { 'aria-current': true } : {})}
          >
            {age ?? 'any age'}
          </Link>
        </Chip>
      ))}
    </Flex>
  )
}
