import { openCreditNote, openInvoice } from '@brightyard/contract/calls'
import type { Order } from '@brightyard/contract/entities'
import { Box, Button, Flex } from '@brightyard/ui'
import { ReturnIcon } from '@brightyard/ui/icons'
import { useRef } from 'react'
import { useDialog } from '../../orders/use-dialog.ts'
import { BuyAgain } from './buy-again.tsx'
import { OrderNews } from './order-news.tsx'
import { PaperButton } from './paper-button.tsx'

const loadCancelDialog = () => import('./cancel-dialog.tsx')
const loadReturnDialog = () => import('./return-dialog.tsx')

/** What can be done with an order now; after a change the focus moves to its result. */
export function OrderActions({ order }: { order: Order }) {
  const { id, actions, credit_notes } = order
  const cancelling = useDialog(loadCancelDialog)
  const returning = useDialog(loadReturnDialog)
  const news = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  const afterwards = {
    onDone: () => {
      isDone.current = true
    },
    // The button that had the focus is gone once the order has changed.
    finalFocus: () => (isDone.current ? news.current : null),
  }

  return (
    <Box mb="6">
      <Box ref={news} tabIndex={-1} borderRadius="lg">
        <OrderNews order={order} />
      </Box>
      <Flex mt="4" gap="3" wrap="wrap" align="flex-start">
        {actions.invoice ? (
          <PaperButton what="invoice" open={(api) => api.call(openInvoice, { id })} />
        ) : null}
        {credit_notes.map((note) => (
          <PaperButton
            key={note.id}
            what={credit_notes.length === 1 ? 'credit note' : `credit note ${note.number}`}
            open={(api) => api.call(openCreditNote, { id, note_id: note.id })}
          />
        ))}
        {actions.reorder ? <BuyAgain order={order} /> : null}
        {actions.request_return ? (
          <Button
            variant="outline"
            startIcon={<ReturnIcon size={18} />}
            aria-haspopup="dialog"
            onClick={returning.show}
          >
            Return this order
          </Button>
        ) : null}
        {actions.cancel ? (
          <Button
            variant="outline"
            colorPalette="danger"
            aria-haspopup="dialog"
            onClick={cancelling.show}
          >
            Cancel this order
          </Button>
        ) : null}
      </Flex>
      {cancelling.Dialog ? (
        <cancelling.Dialog
          order={order}
          open={cancelling.open}
          onClose={cancelling.close}
          {...afterwards}
        />
      ) : null}
      {returning.Dialog ? (
        <returning.Dialog
          order={order}
          open={returning.open}
          onClose={returning.close}
          {...afterwards}
        />
      ) : null}
    </Box>
  )
}
