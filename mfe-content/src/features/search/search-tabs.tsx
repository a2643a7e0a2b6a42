import { type SearchGroup, searchGroups } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { formatNumber, Link, useQuery } from '@brightyard/runtime'
import { Chip, Flex, Span, VisuallyHidden } from '@brightyard/ui'
import { hasMore, offers } from './found-offers.tsx'
import { allOf, groupNames } from './groups.ts'
import { overviewQuery } from './search.queries.ts'

const countText = (count: number, isMore: boolean) => (isMore ? `${formatNumber(count)}+` : count)

/** Results per group that has any. The tabs are links, so that the choice is in the URL. */
export function SearchTabs({ text, group }: { text: string; group: SearchGroup | undefined }) {
  const overview = useQuery(overviewQuery(text))
  // Those of the search before are not this one's.
  const data = overview.isPlaceholderData ? undefined : overview.data
  const countOf = (one: SearchGroup) => data?.groups.find((found) => found.group === one)?.total
  const addressOf = (one?: SearchGroup) => contentPaths.search.to({}, { text, group: one })
  const tabs = [
    {
      name: 'All',
      count: data && countText(allOf(data), data.offers.some(hasMore)),
      to: addressOf(),
      chosen: group === undefined,
    },
    // Their lists are pages of their own, with filters.
    ...(data?.offers ?? [])
      .filter(({ total }) => total > 0)
      .map((found) => ({
        name: offers[found.kind].name,
        count: countText(found.total, hasMore(found)),
        to: offers[found.kind].listOf(data?.corrected ?? text),
        chosen: false,
      })),
    ...searchGroups
      .filter((one) => one === group || countOf(one))
      .map((one) => ({
        name: groupNames[one],
        count: countOf(one),
        to: addressOf(one),
        chosen: group === one,
      })),
  ]
  // One alone is no choice.
  if (tabs.length === 1) return null
  return (
    <Flex as="nav" aria-label="Results by kind" mb={{ base: '6', md: '8' }}>
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
        {tabs.map(({ name, count, to, chosen }) => (
          <li key={name}>
            <Chip asChild size="md" tone={chosen ? 'solid' : 'outline'}>
              <Link
                to={to}
                preventScrollReset
                {...(chosen ? { 'aria-current': 'page' as const } : {})}
              >
                {name}
                <Span minW="1.2em" textAlign="center" fontVariantNumeric="tabular-nums">
                  {count ?? '…'}
                  <VisuallyHidden> found</VisuallyHidden>
                </Span>
              </Link>
            </Chip>
          </li>
        ))}
      </Flex>
    </Flex>
  )
}
