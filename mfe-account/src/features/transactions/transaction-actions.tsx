import { openCalendar, openCreditNote, openInvoice } from '@brightyard/contract/calls'
import type { TransactionDetails } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { Link, OnDemand } from '@brightyard/runtime'
import { Button, Flex, LinkButton } from '@brightyard/ui'
import { CalendarAddIcon, DownloadIcon } from '@brightyard/ui/icons'
import { useRef, useState } from 'react'
import { FileButton } from '../../documents/file-button.tsx'

const loadCancelDialog = () => import('./cancel-dialog.tsx')

const targetLabels = {
  shop: 'To the order',
  booking: 'To the booking',
  subscription: 'To the plan',
  campaign: 'To the pass',
  program: 'To the program',
  assessment: 'To the assessment',
  entry: 'To the entry',
} as const

/** What can be done with a payment now. */
export function TransactionActions({ payment }: { payment: TransactionDetails }) {
  const { order_id, order_code, order_type, target, actions } = payment
  // The page of an entry's fee is this one: the way on is to what the fee was paid for.
  const next = order_type === 'entry' ? payment.lines.find((line) => line.target)?.target : target
  const creditNotes = payment.refunds.flatMap(({ credit_note }) => credit_note ?? [])
  const [isCancelling, setCancelling] = useState(false)
  const toOrder = useRef<HTMLAnchorElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Flex gap="3" wrap="wrap" align="flex-start">
      <LinkButton asChild>
        <Link ref={toOrder} to={next ?? target}>
          {targetLabels[order_type]}
        </Link>
      </LinkButton>
      {actions.invoice && (
        <FileButton
          icon={<DownloadIcon size={18} aria-hidden />}
          open={(api) => api.call(openInvoice, { id: order_id })}
        >
          Receipt (PDF)
        </FileButton>
      )}
      {creditNotes.map(({ id, number }) => (
        <FileButton
          key={id}
          icon={<DownloadIcon size={18} aria-hidden />}
          open={(api) => api.call(openCreditNote, { id: order_id, note_id: id })}
        >
          {creditNotes.length === 1 ? 'Credit note (PDF)' : `Credit note ${number}`}
        </FileButton>
      ))}
      {actions.calendar && (
        <FileButton
          icon={<CalendarAddIcon size={18} aria-hidden />}
          open={(api) => api.call(openCalendar, { order_code })}
        >
          {order_type === 'shop' ? 'Delivery to my calendar' : 'Dates to my calendar'}
        </FileButton>
      )}
      {actions.cancel && (
        <Button
          ref={cancel}
          variant="outline"
          colorPalette="danger"
          aria-haspopup="dialog"
          onClick={() => setCancelling(true)}
        >
          Cancel this order
        </Button>
      )}
      <LinkButton asChild variant="ghost">
        <Link to={accountPaths.transactions.to()}>My transactions</Link>
      </LinkButton>
      <OnDemand
        load={loadCancelDialog}
        what="The question"
        payment={payment}
        open={isCancelling}
        onClose={() => setCancelling(false)}
        finalFocus={() => cancel.current ?? toOrder.current}
      />
    </Flex>
  )
}
