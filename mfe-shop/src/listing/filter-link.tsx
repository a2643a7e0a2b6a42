import { Link } from '@brightyard/runtime'
import { FilterCount, FilterLink as Choice } from '@brightyard/ui/form'
import { countText } from './filter-labels.ts'

interface FilterLinkProps {
  to: string
  current: boolean
  label: string
  /** How many products the filter would leave. */
  count?: number | undefined
}

/** One of several of which only one is on. */
export const FilterLink = ({ to, current, label, count }: FilterLinkProps) => (
  <Choice current={current}>
    <Link to={to} preventScrollReset aria-current={current ? 'true' : undefined}>
      {label} <FilterCount of={countText(count)} />
    </Link>
  </Choice>
)
