import { formatDay, Link } from '@brightyard/runtime'
import { AppliedFilters as FilterChips } from '@brightyard/ui/form'
import type { ReactNode } from 'react'
import { ageBandLabel, categoryNames, kinds, modeNames } from '../../offerings/offering-words.ts'
import { dayLabels, priceLabel } from './filter-panel.tsx'
import type { Listing } from './listing-address.ts'
import type { ListingState } from './use-listing.ts'

interface Applied {
  label: string
  without: Partial<Listing>
}

function appliedOf({ listing, finder, cards }: ListingState): Applied[] {
  const each = <T,>(all: readonly T[], label: (one: T) => string, name: keyof Listing) =>
    all.map((one) => ({
      label: label(one),
      without: { [name]: all.filter((other) => other !== one) },
    }))
  const one = (on: boolean, label: () => string, without: Partial<Listing>) =>
    on ? [{ label: label(), without }] : []
  const organiser = cards?.data?.data.find(({ organiser: { id } }) => id === listing.organiser)
  return [
    ...one(listing.freeSeats, () => 'Seats available', { freeSeats: false }),
    ...(finder.fixed.kinds ? [] : each(listing.kinds, (kind) => kinds[kind].many, 'kinds')),
    ...each(listing.ages, ageBandLabel, 'ages'),
    ...each(listing.modes, (mode) => modeNames[mode], 'modes'),
    ...each(listing.cities, (city) => city, 'cities'),
    ...each(listing.categories, (category) => categoryNames[category], 'categories'),
    ...one(listing.from !== '', () => `From ${formatDay(listing.from)}`, { from: '' }),
    ...one(listing.to !== '', () => `Until ${formatDay(listing.to)}`, { to: '' }),
    ...each(listing.days, (day) => dayLabels[day], 'days'),
    ...one(listing.price !== null, () => priceLabel(listing.price ?? 0), { price: null }),
    ...one(
      listing.organiser !== null && !finder.room,
      () => organiser?.organiser.name ?? 'One organiser',
      {
        organiser: null,
      },
    ),
    ...one(listing.past, () => 'What is over', { past: false }),
  ]
}

interface AppliedFiltersProps {
  state: ListingState
  /** Takes the focus from a link that disappears with its filter. */
  onRemove: () => void
}

export function AppliedFilters({ state, onRemove }: AppliedFiltersProps) {
  const to = (address: string) => (content: ReactNode) => (
    <Link to={address} preventScrollReset onClick={onRemove}>
      {content}
    </Link>
  )
  return (
    <FilterChips
      applied={appliedOf(state).map(({ label, without }) => ({
        label,
        link: to(state.addressOf(without)),
      }))}
      clearAll={to(state.cleared)}
    />
  )
}
