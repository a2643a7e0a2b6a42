import { openBookingCalendar } from '@brightyard/contract/calls'
import type { Booking } from '@brightyard/contract/entities'
import { accountPaths, offeringAddress } from '@brightyard/contract/paths'
import { Link, OnDemand, useUser } from '@brightyard/runtime'
import { Button, LinkButton, Section, Stack } from '@brightyard/ui'
import { CalendarAddIcon } from '@brightyard/ui/icons'
import { type RefObject, useRef, useState } from 'react'
import { reviewAddress } from '../../bookings/booking-words.ts'
import { FileButton } from '../../documents/file-button.tsx'
import { isGuardian } from '../../signed-in/signed-in-user.ts'

const loadCancelDialog = () => import('./cancel-booking-dialog.tsx')
const loadMoveDialog = () => import('./move-booking-dialog.tsx')

/** What leaving is called: one leaves a list, declines an offer, and cancels a booking. */
const cancelLabels = { waiting: 'Leave the waiting list', offered: 'No, thanks' } as const

interface Props {
  booking: Booking
  /** Of the page: what became of the booking is said below it. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** What can be done with a booking now; kids only get its dates. */
export function BookingActions({ booking, heading }: Props) {
  const user = useUser()
  const [open, setOpen] = useState<'cancel' | 'move' | null>(null)
  const isChanged = useRef(false)
  const { code, can, state, order_code, offering } = booking
  const isFamily = user !== null && isGuardian(user)
  const isOver = state === 'attended' || state === 'missed'
  const close = () => setOpen(null)
  const dialog = {
    booking,
    onClose: close,
    onDone() {
      isChanged.current = true
      close()
      // The button that was pressed is far below on a phone, and may be gone.
      heading.current?.scrollIntoView({ block: 'center' })
    },
    finalFocus: () => (isChanged.current ? heading.current : null),
  }
  const ask = (what: 'cancel' | 'move') => {
    isChanged.current = false
    setOpen(what)
  }
  return (
    <Section title="What you can do" headingSize="sm">
      <Stack gap="3" align="flex-start">
        {can.calendar && (
          <FileButton
            icon={<CalendarAddIcon size={18} aria-hidden />}
            open={(api) => api.call(openBookingCalendar, { code })}
          >
            Add to calendar
          </FileButton>
        )}
        {isFamily && can.move && (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => ask('move')}>
            Move to another date
          </Button>
        )}
        {isFamily && state === 'attended' && (
          <LinkButton asChild>
            <Link to={reviewAddress(booking)}>Write a review</Link>
          </LinkButton>
        )}
        {isFamily && order_code && state !== 'held' && (
          <LinkButton asChild variant="outline">
            <Link to={accountPaths.transaction.to({ id: order_code })}>See the receipt</Link>
          </LinkButton>
        )}
        <LinkButton asChild variant={isOver ? 'outline' : 'ghost'}>
          <Link to={offeringAddress(offering)}>
            {isOver || state === 'cancelled' ? 'See new dates' : 'About this activity'}
          </Link>
        </LinkButton>
        {isFamily && can.cancel && (
          <Button
            variant={state === 'offered' ? 'outline' : 'ghost'}
            colorPalette="danger"
            aria-haspopup="dialog"
            onClick={() => ask('cancel')}
          >
            {state === 'waiting' || state === 'offered'
              ? cancelLabels[state]
              : 'Cancel this booking'}
          </Button>
        )}
      </Stack>
      <OnDemand load={loadCancelDialog} what="The question" open={open === 'cancel'} {...dialog} />
      <OnDemand
        load={loadMoveDialog}
        what="The choice of dates"
        open={open === 'move'}
        {...dialog}
      />
    </Section>
  )
}
