import type { ReactNode } from 'react'
import { Link } from '../content/styled.ts'
import { Checkbox } from './checkbox.tsx'
import { chakra, Span, Stack } from '../layout.ts'

export interface FilterGroupProps {
  title: string
  children: ReactNode
}

/** Filters of one kind under their name. */
export const FilterGroup = ({ title, children }: FilterGroupProps) => (
  <chakra.fieldset border="none" minW="0">
    <chakra.legend fontWeight="bold" mb="2">
      {title}
    </chakra.legend>
    {children}
  </chakra.fieldset>
)

export interface FilterBoxesProps<T extends string | number> {
  title: string
  /** `count`: what the filter would leave, as text; undefined while that is not known. */
  options: readonly { value: T; label: string; count: string | undefined }[]
  isOn: (value: T) => boolean
  onToggle: (value: T) => void
}

/** Values of which several may be on. One that would leave nothing is left out, unless it is on. */
export function FilterBoxes<T extends string | number>({
  title,
  options,
  isOn,
  onToggle,
}: FilterBoxesProps<T>) {
  const shown = options.filter(({ value, count }) => count !== '0' || isOn(value))
  if (shown.length === 0) return null
  return (
    <FilterGroup title={title}>
      {/* Negative margins give the focus rings room inside the scrolling box. */}
      <Stack gap="2.5" maxH="20rem" overflowY="auto" p="1" m="-1">
        {shown.map(({ value, label, count }) => (
          <Checkbox key={value} checked={isOn(value)} onChange={() => onToggle(value)}>
            {label} <FilterCount of={count} />
          </Checkbox>
        ))}
      </Stack>
    </FilterGroup>
  )
}

/** How much a filter would leave; empty while that is not known. */
export const FilterCount = ({ of: count }: { of: string | undefined }) =>
  count === undefined ? null : <Span color="fg.muted">({count})</Span>

export interface FilterLinkProps {
  current: boolean
  /** A router link with its text; give it `aria-current` where this is the current one. */
  children: ReactNode
}

/** One of several of which only one is on. */
export const FilterLink = ({ current, children }: FilterLinkProps) => (
  <Link asChild variant="quiet" display="block" py="1" fontWeight={current ? 'bold' : 'normal'}>
    {children}
  </Link>
)
