import { Link } from '@brightyard/runtime'
import { LinkButton } from '@brightyard/ui'
import { ArrowRightIcon } from '@brightyard/ui/icons'

interface ViewAllProps {
  to: string
  /** What the link leads to, for screen readers. */
  what: string
  label?: string
}

/** The link from a section of the home page to the whole list. */
export const ViewAll = ({ to, what, label = 'View all' }: ViewAllProps) => (
  <LinkButton asChild variant="plain" endIcon={<ArrowRightIcon />}>
    <Link to={to} aria-label={`${label}: ${what}`}>
      {label}
    </Link>
  </LinkButton>
)
