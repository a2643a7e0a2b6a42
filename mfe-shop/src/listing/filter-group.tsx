import { formatNumber, Link } from '@brightyard/runtime'
import { chakra, Link as LinkStyle, Span, Stack } from '@brightyard/ui'
import { Checkbox } from '@brightyard/ui/form'
import type { ReactNode } from 'react'

/** Filters of one kind under their name. */
export const FilterGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.fieldset border="none" minW="0">
    <chakra.legend fontWeight="bold" mb="2">
      {title}
    </chakra.legend>
    {children}
  </chakra.fieldset>
)

interface FilterBoxesProps<T extends string | number> {
  title: string
  options: readonly { value: T; label: string; count: number | undefined }[]
  isOn: (value: T) => boolean
  onToggle: (value: T) => void
}

/** Values of which several may be on. One without products is left out, unless it is on. */
export function FilterBoxes<T extends string | number>({
  title,
  options,
  isOn,
  onToggle,
}: FilterBoxesProps<T>) {
  const shown = options.filter(({ value, count }) => count !== 0 || isOn(value))
  if (shown.length === 0) return null
  return (
    <FilterGroup title={title}>
      {/* Negative margins give the focus rings room inside the scrolling box. */}
      <Stack gap="2.5" maxH="20rem" overflowY="auto" p="1" m="-1">
        {shown.map(({ value, label, count }) => (
          <Checkbox key={value} checked={isOn(value)} onChange={() => onToggle(value)}>
            {label} <Count of={count} />
          </Checkbox>
        ))}
      </Stack>
    </FilterGroup>
  )
}

/** How many products a filter would leave; empty while that is not known. */
export const Count = ({ of: count }: { of: number | undefined }) =>
  count === undefined ? null : <Span color="fg.muted">({formatNumber(count)})</Span>

interface FilterLinkProps {
  to: string
  current: boolean
  label: string
  count?: number | undefined
}

/** One of several of which only one is on. */
export const FilterLink = ({ to, current, label, count }: FilterLinkProps) => (
  <LinkStyle
    asChild
    variant="quiet"
    display="block"
    py="1"
    fontWeight={current ? 'bold' : 'normal'}
  >
    <Link to={to} preventScrollReset aria-current={current ? 'true' : undefined}>
      {label} <Count of={count} />
    </Link>
  </LinkStyle>
)
