import { assessmentPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import { Chip, Flex } from '@brightyard/ui'
import { familyQuery } from '../../signed-in/kids.queries.ts'

/** Whose list it is, where a guardian has several kids. */
export function KidsNav({ current }: { current: number | null }) {
  const { data } = useQuery(familyQuery)
  const kids = data?.data ?? []
  if (kids.length < 2) return null
  return (
    <Flex as="nav" aria-label="Whose assessments" mb="6">
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
        {kids.map(({ user_id, name }) => (
          <li key={user_id}>
            <Chip asChild size="md" tone={user_id === current ? 'solid' : 'outline'}>
              <Link
                to={assessmentPaths.list.to({}, { kid: user_id })}
                {...(user_id === current ? { 'aria-current': 'true' as const } : {})}
              >
                {name}
              </Link>
            </Chip>
          </li>
        ))}
      </Flex>
    </Flex>
  )
}
