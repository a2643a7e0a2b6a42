import { Box, Button, Flex, Grid, Heading, Stack } from '@brightyard/ui'
import { Field, Select, TextArea, TextInput } from '@brightyard/ui/form'
import { DeleteIcon } from '@brightyard/ui/icons'
import { controlOf, useEditing } from './editing.ts'
import type { TicketWork } from './offering-work.ts'
import { columns } from './part.tsx'

interface Props {
  ticket: TicketWork
  at: number
}

/** One ticket: its price, and what one gets for it. */
export function TicketFields({ ticket, at }: Props) {
  const { work, set, problems } = useEditing()
  const isCamp = work.kind === 'camp'
  const change = (changes: Partial<TicketWork>) =>
    set({
      tickets: work.tickets.map((one) => (one.key === ticket.key ? { ...one, ...changes } : one)),
    })
  const placed = (name: string) => ({
    id: controlOf(`ticket_types.${at}.${name}`),
    error: problems[`ticket_types.${at}.${name}`],
  })
  const title = ticket.name.trim() || `${isCamp ? 'Package' : 'Ticket'} ${at + 1}`
  return (
    <Box
      role="group"
      aria-label={title}
      bg="talent.subtle"
      borderRadius="lg"
      p={{ base: '4', md: '5' }}
    >
      <Flex align="center" justify="space-between" gap="3" mb="3">
        <Heading as="h3" size="xs" overflowWrap="anywhere">
          {title}
        </Heading>
        {work.tickets.length > 1 && (
          <Button
            variant="ghost"
            size="sm"
            minH="2.75rem"
            startIcon={<DeleteIcon size={18} aria-hidden />}
            aria-label={`Remove ${title}`}
            onClick={() => {
              set({ tickets: work.tickets.filter(({ key }) => key !== ticket.key) })
              document.getElementById(controlOf('ticket_types'))?.focus()
            }}
          >
            Remove
          </Button>
        )}
      </Flex>
      <Stack gap="4">
        <Field label="Name" {...placed('name')}>
          <TextInput
            value={ticket.name}
            maxLength={80}
            placeholder={isCamp ? 'Day camper with lunch' : 'One child'}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </Field>
        <Grid templateColumns={columns} gap="4">
          {!isCamp && (
            <Field label="It is for" {...placed('scope')}>
              <Select
                value={ticket.scope}
                options={[
                  { value: 'session', label: 'One date' },
                  { value: 'batch', label: 'A whole course' },
                ]}
                onChange={({ currentTarget }) =>
                  change({ scope: currentTarget.value === 'batch' ? 'batch' : 'session' })
                }
              />
            </Field>
          )}
          <Field
            label="Price in rupees"
            help="With tax, for one child. 0 is free of charge."
            {...placed('price_in_paise')}
          >
            <TextInput
              value={ticket.price}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              onChange={({ currentTarget }) => change({ price: currentTarget.value })}
            />
          </Field>
          <Field
            label="Tax in it, in percent"
            help="As your invoice says."
            {...placed('tax_percent')}
          >
            <TextInput
              value={ticket.tax}
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              onChange={({ currentTarget }) =>
                change({ tax: currentTarget.value.replace(',', '.') })
              }
            />
          </Field>
        </Grid>
        <Field
          label="What it includes"
          optional
          help="A thing a line: lunch, a life jacket, a bus."
          {...placed('includes')}
        >
          <TextArea
            value={ticket.includes}
            rows={3}
            minH="5rem"
            onChange={({ currentTarget }) => change({ includes: currentTarget.value })}
          />
        </Field>
      </Stack>
    </Box>
  )
}
