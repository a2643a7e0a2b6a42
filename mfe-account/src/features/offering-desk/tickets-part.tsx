import { Box, Button, Stack, Text } from '@brightyard/ui'
import { useFocusOn } from '@brightyard/ui/editor'
import { PlusIcon } from '@brightyard/ui/icons'
import { controlOf, useEditing } from './editing.ts'
import { newTicket } from './offering-work.ts'
import { Part } from './part.tsx'
import { RefundFields } from './refund-fields.tsx'
import { TicketFields } from './ticket-fields.tsx'

const mostTickets = 10

/** What is sold, and what a family gets back that does not come. */
export const TicketsPart = () => (
  <Stack gap="6">
    <Tickets />
    <RefundFields />
  </Stack>
)

function Tickets() {
  const { work, set, problems } = useEditing()
  const isCamp = work.kind === 'camp'
  const focusOn = useFocusOn()
  return (
    <Part
      title={isCamp ? 'Packages' : 'Tickets'}
      intro={
        isCamp
          ? 'Each is for all days of the camp. Who has booked one keeps it, whatever you change.'
          : 'Who has booked one keeps it, whatever you change.'
      }
    >
      <Box
        id={controlOf('ticket_types')}
        tabIndex={-1}
        {...(problems['ticket_types'] ? {} : { position: 'absolute' })}
      >
        {problems['ticket_types'] ? (
          <Text color="danger.fg" fontWeight="semibold" fontSize="sm">
            {problems['ticket_types']}
          </Text>
        ) : null}
      </Box>
      {work.tickets.map((ticket, at) => (
        <TicketFields key={ticket.key} ticket={ticket} at={at} />
      ))}
      {work.tickets.length < mostTickets && (
        <Box>
          <Button
            variant="outline"
            startIcon={<PlusIcon size={18} aria-hidden />}
            onClick={() => {
              set({ tickets: [...work.tickets, newTicket(work.kind)] })
              focusOn(controlOf(`ticket_types.${work.tickets.length}.name`))
            }}
          >
            {isCamp ? 'Add a package' : 'Add a ticket'}
          </Button>
        </Box>
      )}
    </Part>
  )
}
