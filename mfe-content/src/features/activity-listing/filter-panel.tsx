import { ageBands, dayTypes } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { formatNumber, Link } from '@brightyard/runtime'
import { chakra, Stack, Text } from '@brightyard/ui'
import {
  Checkbox,
  Field,
  FilterBoxes,
  FilterCount,
  FilterGroup,
  FilterLink,
  TextInput,
} from '@brightyard/ui/form'
import { useState } from 'react'
import { ageBandLabel, categoryNames, kinds, modeNames } from '../../offerings/offering-words.ts'
import { isUpsideDown } from './listing-address.ts'
import type { ListingState } from './use-listing.ts'

const toggled = <T,>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

export const dayLabels = { weekday: 'Monday to Friday', weekend: 'Weekends' } as const

interface OfState {
  state: ListingState
}

/** The filters of a list, each with the activities it would leave. They apply at once. */
export function FilterPanel({ state }: OfState) {
  const { listing, facets, change, finder } = state
  const counted = (count: number | undefined) =>
    facets === undefined ? undefined : formatNumber(count ?? 0)
  return (
    <Stack gap="6">
      <FilterGroup title="Seats">
        <Checkbox
          checked={listing.freeSeats}
          onChange={() => change({ freeSeats: !listing.freeSeats })}
        >
          Seats available <FilterCount of={counted(facets?.free_seats)} />
        </Checkbox>
      </FilterGroup>
      {finder.fixed.kinds ? null : (
        <FilterBoxes
          title="Kind"
          options={(facets?.kinds ?? []).map(({ kind, count }) => ({
            value: kind,
            label: kinds[kind].many,
            count: counted(count),
          }))}
          isOn={(kind) => listing.kinds.includes(kind)}
          onToggle={(kind) => change({ kinds: toggled(listing.kinds, kind) })}
        />
      )}
      <FilterBoxes
        title="Age"
        options={ageBands.map((band) => ({
          value: band,
          label: ageBandLabel(band),
          count: counted(facets?.ages.find((one) => one.band === band)?.count),
        }))}
        isOn={(band) => listing.ages.includes(band)}
        onToggle={(band) => change({ ages: toggled(listing.ages, band) })}
      />
      <FilterBoxes
        title="Where"
        options={(facets?.modes ?? []).map(({ mode, count }) => ({
          value: mode,
          label: modeNames[mode],
          count: counted(count),
        }))}
        isOn={(mode) => listing.modes.includes(mode)}
        onToggle={(mode) => change({ modes: toggled(listing.modes, mode) })}
      />
      <FilterBoxes
        title="City"
        options={(facets?.cities ?? []).map(({ city, count }) => ({
          value: city,
          label: city,
          count: counted(count),
        }))}
        isOn={(city) => listing.cities.includes(city)}
        onToggle={(city) => change({ cities: toggled(listing.cities, city) })}
      />
      <FilterBoxes
        title="Subject"
        options={(facets?.categories ?? []).map(({ category, count }) => ({
          value: category,
          label: categoryNames[category],
          count: counted(count),
        }))}
        isOn={(category) => listing.categories.includes(category)}
        onToggle={(category) => change({ categories: toggled(listing.categories, category) })}
      />
      <DateFilter
        // The fields reset when the address changes elsewhere, such as by a removed chip.
        key={`${listing.from} ${listing.to}`}
        state={state}
      />
      <FilterBoxes
        title="Days"
        options={dayTypes.map((day) => ({
          value: day,
          label: dayLabels[day],
          count: counted(facets?.days.find((one) => one.day === day)?.count),
        }))}
        isOn={(day) => listing.days.includes(day)}
        onToggle={(day) => change({ days: toggled(listing.days, day) })}
      />
      <PriceFilter state={state} />
      <FilterGroup title="Over">
        <Checkbox checked={listing.past} onChange={() => change({ past: !listing.past })}>
          Show what is over
        </Checkbox>
      </FilterGroup>
    </Stack>
  )
}

function DateFilter({ state: { listing, change } }: OfState) {
  const [from, setFrom] = useState(listing.from)
  const [to, setTo] = useState(listing.to)
  const isWhole = (date: string) => date === '' || date.startsWith('20')
  const error = isUpsideDown({ from, to })
  return (
    <FilterGroup title="Date">
      <Stack gap="3">
        <Field label="From">
          <TextInput
            type="date"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            onBlur={() => {
              if (from !== listing.from && isWhole(from)) change({ from })
            }}
          />
        </Field>
        <Field label="To">
          <TextInput
            type="date"
            value={to}
            onChange={({ target }) => setTo(target.value)}
            onBlur={() => {
              if (to !== listing.to && isWhole(to)) change({ to })
            }}
          />
        </Field>
        {error ? (
          <Text role="alert" color="danger.fg" fontWeight="semibold" fontSize="sm">
            The last date is before the first. Please change one of them.
          </Text>
        ) : null}
      </Stack>
    </FilterGroup>
  )
}

export const priceLabel = (rupees: number) =>
  rupees === 0 ? 'Free of charge' : `Up to ${formatPrice(rupees * 100)}`

function PriceFilter({ state: { listing, facets, addressOf } }: OfState) {
  const steps = [
    ...(facets && facets.prices.free > 0 ? [{ price: 0, count: facets.prices.free }] : []),
    ...(facets?.prices.up_to ?? []).map(({ price_in_paise, count }) => ({
      price: Math.round(price_in_paise / 100),
      count,
    })),
  ]
  if (steps.length === 0 && listing.price === null) return null
  const choice = (price: number | null, label: string, count?: number) => (
    <li key={label}>
      <FilterLink current={listing.price === price}>
        <Link
          to={addressOf({ price })}
          preventScrollReset
          aria-current={listing.price === price ? 'true' : undefined}
        >
          {label} <FilterCount of={count === undefined ? undefined : formatNumber(count)} />
        </Link>
      </FilterLink>
    </li>
  )
  return (
    <FilterGroup title="Price">
      <chakra.ul listStyleType="none">
        {choice(null, 'Any price')}
        {steps.map(({ price, count }) => choice(price, priceLabel(price), count))}
      </chakra.ul>
    </FilterGroup>
  )
}
