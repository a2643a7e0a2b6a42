import { type SearchGroup, searchGroups } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import { Chip, Flex, Span, VisuallyHidden } from '@brightyard/ui'
import { groupNames } from './groups.ts'
import { overviewQuery } from './search.queries.ts'

/** Results per group. The tabs are links, so that the choice is in the URL. */
export function SearchTabs({ text, group }: { text: string; group: SearchGroup | undefined }) {
  const { data } = useQuery(overviewQuery(text))
  const countOf = (one: SearchGroup) => data?.groups.find((found) => found.group === one)?.total
  const tabs = [
    { group: undefined, name: 'All', count: data?.meta.total },
    ...searchGroups.map((one) => ({ group: one, name: groupNames[one], count: countOf(one) })),
  ]
  return (
    <Flex as="nav" aria-label="Results by kind" mb={{ base: '6', md: '8' }}>
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
        {tabs.map((tab) => {
          const chosen = tab.group === group
          return (
            <li key={tab.name}>
              <Chip asChild size="md" tone={chosen ? 'solid' : 'outline'}>
                <Link
                  to={contentPaths.search.to({}, { text, group: tab.group })}
                  preventScrollReset
                  {...(chosen ? { 'aria-current': 'page' as const } : {})}
                >
                  {tab.name}
                  <Span minW="1.2em" textAlign="center" fontVariantNumeric="tabular-nums">
                    {tab.count ?? '…'}
                    <VisuallyHidden> found</VisuallyHidden>
                  </Span>
                </Link>
              </Chip>
            </li>
          )
        })}
      </Flex>
    </Flex>
  )
}
