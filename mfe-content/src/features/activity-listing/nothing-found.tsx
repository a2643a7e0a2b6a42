import { Link } from '@brightyard/runtime'
import { EmptyState, LinkButton } from '@brightyard/ui'
import { countText } from '../../offerings/offering-words.ts'
import type { ListingState } from './use-listing.ts'

interface NothingFoundProps {
  state: ListingState
  /** On all pages of the list together. */
  total: number
}

/** No activity is listed: which way leads to some. */
export function NothingFound({ state, total }: NothingFoundProps) {
  const { listing, filters, addressOf, cleared, finder } = state
  if (total > 0)
    return (
      <EmptyState
        level={2}
        title={`There is no page ${listing.page}`}
        action={
          <LinkButton asChild>
            <Link to={addressOf({ page: 1 })}>Go to the first page</Link>
          </LinkButton>
        }
      >
        {`The list has ${countText(total)}.`}
      </EmptyState>
    )
  return (
    <EmptyState
      level={2}
      title={
        listing.search ? `Nothing found for “${listing.search}”` : 'Nothing here at the moment'
      }
      action={
        filters > 0 || listing.search ? (
          <LinkButton asChild>
            <Link to={filters > 0 ? cleared : addressOf({ search: '' })}>Clear all filters</Link>
          </LinkButton>
        ) : (
          <LinkButton asChild>
            <Link to={finder.parent.to}>{finder.parent.label}</Link>
          </LinkButton>
        )
      }
    >
      {filters > 0
        ? 'No activity matches all of these filters. Remove one and try again.'
        : 'New dates are announced every Friday.'}
    </EmptyState>
  )
}
