import { Box, Button, Flex, IconButton, Text } from '@brightyard/ui'
import { Field, TextInput } from '@brightyard/ui/form'
import { DeleteIcon } from '@brightyard/ui/icons'
import { controlOf, useEditing } from './editing.ts'
import type { OfferingWork } from './offering-work.ts'
import { Part } from './part.tsx'

const mostSteps = 5
const whole = { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } as const

/** What a family gets back that cancels, and until when it may come on another date. */
export function RefundFields() {
  const { work, set, problems } = useEditing()
  const change = (at: number, changes: Partial<OfferingWork['refunds'][number]>) =>
    set({
      refunds: work.refunds.map((one, index) => (index === at ? { ...one, ...changes } : one)),
    })
  return (
    <Part
      title="When a family cancels"
      intro="Counts for bookings from now on. Later than the last line, and without any, nothing is given back."
    >
      <Box
        id={controlOf('refund_steps')}
        tabIndex={-1}
        {...(problems['refund_steps'] ? {} : { position: 'absolute' })}
      >
        {problems['refund_steps'] ? (
          <Text color="danger.fg" fontWeight="semibold" fontSize="sm">
            {problems['refund_steps']}
          </Text>
        ) : null}
      </Box>
      {work.refunds.map(({ hours, percent }, at) => (
        // Lines have nothing but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Flex key={at} gap="3" align="flex-end" role="group" aria-label={`Line ${at + 1}`}>
          <Box flex="1 1 6rem" maxW="12rem">
            <Field
              label="Hours before"
              id={controlOf(`refund_steps.${at}.hours_before`)}
              error={problems[`refund_steps.${at}.hours_before`]}
            >
              <TextInput
                {...whole}
                value={hours}
                onChange={({ currentTarget }) => change(at, { hours: currentTarget.value })}
              />
            </Field>
          </Box>
          <Box flex="1 1 6rem" maxW="12rem">
            <Field
              label="Percent back"
              id={controlOf(`refund_steps.${at}.percent_back`)}
              error={problems[`refund_steps.${at}.percent_back`]}
            >
              <TextInput
                {...whole}
                value={percent}
                onChange={({ currentTarget }) => change(at, { percent: currentTarget.value })}
              />
            </Field>
          </Box>
          <IconButton
            label={`Remove line ${at + 1}`}
            onClick={() => {
              set({ refunds: work.refunds.filter((_, index) => index !== at) })
              document.getElementById(controlOf('refund_steps'))?.focus()
            }}
          >
            <DeleteIcon size={20} aria-hidden />
          </IconButton>
        </Flex>
      ))}
      {work.refunds.length < mostSteps && (
        <Box>
          <Button
            variant="outline"
            size="sm"
            minH="2.75rem"
            onClick={() => set({ refunds: [...work.refunds, { hours: '', percent: '' }] })}
          >
            Add a line
          </Button>
        </Box>
      )}
      <Field
        label="Bookings can be moved until, in hours before"
        optional
        help="Empty: a booking cannot be moved."
        id={controlOf('moves_until_hours')}
        error={problems['moves_until_hours']}
      >
        <TextInput
          {...whole}
          maxW="12rem"
          value={work.moves_until}
          onChange={({ currentTarget }) => set({ moves_until: currentTarget.value })}
        />
      </Field>
    </Part>
  )
}
