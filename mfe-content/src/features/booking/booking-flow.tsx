import type { Offering } from '@brightyard/contract/entities'
import { Link } from '@brightyard/runtime'
import { Card, chakra, Heading, Link as LinkStyle, LinkButton, Stack } from '@brightyard/ui'
import { useEffect, useRef } from 'react'
import { StepBody } from '../../steps/step-body.tsx'
import { type Step, steps } from './booking-address.ts'
import { CostStep } from './cost-step.tsx'
import { PayStep } from './pay-step.tsx'
import { UnpaidBooking } from './unpaid-booking.tsx'
import { type BookingState, useBooking } from './use-booking.ts'
import { WhenStep } from './when-step.tsx'
import { WhoStep } from './who-step.tsx'

const names: Readonly<Record<Step, string>> = {
  who: 'Who',
  when: 'When',
  cost: 'Price',
  pay: 'Pay',
}
const titles: Readonly<Record<Step, string>> = {
  who: 'Who takes part?',
  when: 'When?',
  cost: 'What it costs',
  pay: 'Check and pay',
}

/** The step of the address, or the first one that lacks something. */
function openStep({ chosen, target }: BookingState): Step {
  if (chosen.step === 'who' || chosen.kids.length === 0) return 'who'
  return chosen.step === 'when' || !target ? 'when' : chosen.step
}

export function BookingFlow({ userId, offering }: { userId: number; offering: Offering }) {
  const booking = useBooking(userId, offering)
  const step = openStep(booking)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  // The button that led here is gone; the next step takes the focus.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  const at = steps.indexOf(step)
  const before = steps[at - 1]
  return (
    <Stack gap="5">
      <UnpaidBooking userId={userId} offering={offering} />
      <chakra.ol
        aria-label="Steps"
        display="grid"
        gridTemplateColumns="repeat(4, minmax(0, 1fr))"
        gap="2"
        listStyleType="none"
      >
        {steps.map((one, index) => (
          <chakra.li
            key={one}
            borderTopWidth="5px"
            borderColor={index <= at ? 'colorPalette.solid' : 'border'}
            borderRadius="sm"
            pt="1.5"
            fontSize={{ base: 'sm', sm: 'md' }}
            fontWeight={one === step ? 'bold' : 'normal'}
            color={one === step ? 'fg' : 'fg.muted'}
            {...(one === step ? { 'aria-current': 'step' } : {})}
          >
            {index < at ? (
              <LinkStyle asChild display="block" minH="11">
                <Link to={booking.addressOf({ step: one })}>
                  {index + 1}. {names[one]}
                </Link>
              </LinkStyle>
            ) : (
              `${index + 1}. ${names[one]}`
            )}
          </chakra.li>
        ))}
      </chakra.ol>
      <StepBody step={step} gap="5">
        <Card as="section" aria-labelledby="step" p={{ base: '4', md: '6' }} gap="5">
          <Heading id="step" as="h2" size="md" ref={heading} tabIndex={-1}>
            {step === 'cost' && booking.quote?.data?.seats_left === 0
              ? 'Waiting list'
              : titles[step]}
          </Heading>
          {step === 'who' ? <WhoStep booking={booking} userId={userId} /> : null}
          {step === 'when' ? <WhenStep booking={booking} /> : null}
          {step === 'cost' ? <CostStep booking={booking} /> : null}
          {step === 'pay' ? <PayStep booking={booking} userId={userId} /> : null}
        </Card>
        {before ? (
          <LinkButton asChild variant="plain">
            <Link to={booking.addressOf({ step: before })}>Back</Link>
          </LinkButton>
        ) : null}
      </StepBody>
    </Stack>
  )
}
