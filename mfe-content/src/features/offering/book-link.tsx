import { type Offering, roleIds } from '@brightyard/contract/entities'
import { bookingPaths } from '@brightyard/contract/paths'
import { Link, useUser } from '@brightyard/runtime'
import { LinkButton, type LinkButtonProps, VisuallyHidden } from '@brightyard/ui'
import { useMinute } from '../../landings/countdown.tsx'

/** What a button books; without a date, the flow asks for one. */
interface BookTarget {
  session?: number
  batch?: number
}

/** Whether a guardian looks at the page, or somebody who may sign in as one. */
export function useMayBook(): boolean {
  const user = useUser()
  return user === null || user.role_id === roleIds.guardian
}

/** What has started cannot be booked. The server's page, which is read later, leaves that to the browser. */
export function useHasStarted(iso: string): boolean {
  const now = useMinute()
  return now !== null && Date.parse(iso) / 60_000 <= now
}

/** The one date that can be booked, or any of several; null where no ticket is sold for any. */
export function panelTarget({ ticket_types, sessions, batches }: Offering): BookTarget | null {
  const sells = (scope: 'session' | 'batch') => ticket_types.some((one) => one.scope === scope)
  const [only, ...others] = [
    ...(sells('batch') ? batches.map(({ id }) => ({ batch: id })) : []),
    ...(sells('session') ? sessions.map(({ id }) => ({ session: id })) : []),
  ]
  return only ? (others.length === 0 ? only : {}) : null
}

interface BookLinkProps extends Omit<LinkButtonProps, 'target'> {
  offering: Offering
  target: BookTarget
  seatsLeft: number
  /** Which date it is, for those who hear the button alone. */
  date?: string
}

/** Leads into the booking flow, which asks visitors to sign in first and offers the waiting list. */
export function BookLink({ offering, target, seatsLeft, date, ...rest }: BookLinkProps) {
  const { kind, slug, ticket_types } = offering
  const scope = target.batch === undefined ? 'session' : 'batch'
  const prices = ticket_types
    .filter((one) => !date || one.scope === scope)
    .map(({ price_in_paise }) => price_in_paise)
  return (
    <LinkButton asChild {...(seatsLeft === 0 ? { variant: 'outline' as const } : {})} {...rest}>
      <Link to={bookingPaths.book[kind].to({}, { offering: slug, ...target })}>
        {seatsLeft === 0
          ? 'Join the waiting list'
          : prices.every((price) => price === 0)
            ? 'Book for free'
            : date
              ? 'Book'
              : 'Book now'}
        {date ? <VisuallyHidden> {date}</VisuallyHidden> : null}
      </Link>
    </LinkButton>
  )
}
