import type { Plan, SubscribedActivity } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { accountPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import {
  Card,
  Chip,
  EmptyState,
  Flex,
  Heading,
  LinkButton,
  Price,
  Section,
  SimpleGrid,
  Text,
} from '@brightyard/ui'

interface Props {
  activity: SubscribedActivity
  /** Guardians buy; a visitor signs in on the way. */
  canBuy: boolean
}

/** What it costs, for how long. */
export function Plans({ activity: { code, plans, free_sessions }, canBuy }: Props) {
  const [first] = plans
  const cheapest = Math.min(...plans.map((plan) => plan.price_per_month_in_paise))
  return (
    <Section
      id="plans"
      title="Plans"
      intro="Paid once, for one child. Nothing is renewed on its own, and in the first 7 days you can cancel and get back what the days to come are worth."
      scrollMarginTop="6rem"
    >
      {first ? (
        <SimpleGrid as="ul" columns={{ base: 1, md: 3 }} gap="5" listStyleType="none">
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              to={
                canBuy ? accountPaths.subscriptionBooking.to({ id: code }, { plan: plan.id }) : ''
              }
              saving={savingOf(plan, first)}
              isCheapest={plans.length > 1 && plan.price_per_month_in_paise === cheapest}
            />
          ))}
        </SimpleGrid>
      ) : (
        <EmptyState title="No plans at the moment">
          The first {free_sessions} sessions of each child are free meanwhile.
        </EmptyState>
      )}
      {canBuy ? null : (
        <Text mt="4">Plans are bought by a guardian. Ask yours to sign in and choose one.</Text>
      )}
    </Section>
  )
}

/** What a longer plan saves against the shortest one, in whole percent. */
export function savingOf(plan: Plan, shortest: Plan): number {
  const alone = (shortest.price_in_paise / shortest.months) * plan.months
  return alone === 0 ? 0 : Math.floor(100 - (100 * plan.price_in_paise) / alone)
}

interface CardProps {
  plan: Plan
  /** Empty where it cannot be bought. */
  to: string
  saving: number
  isCheapest: boolean
}

const PlanCard = ({ plan, to, saving, isCheapest }: CardProps) => (
  <Card
    as="li"
    p={{ base: '4', md: '6' }}
    display="flex"
    flexDirection="column"
    gap="2"
    {...(isCheapest ? { borderWidth: '2px', borderColor: 'colorPalette.solid' } : {})}
  >
    <Flex justify="space-between" align="center" gap="2" wrap="wrap" minH="8">
      <Heading as="h3" size="md">
        {plan.name}
      </Heading>
      {isCheapest ? <Chip tone="solid">Best value</Chip> : null}
    </Flex>
    <Price price={formatPrice(plan.price_in_paise)} size="lg" />
    <Text color="fg.muted">
      {Number(plan.tax_percent) > 0
        ? `with ${plan.tax_percent}% tax, for one child`
        : 'for one child'}
    </Text>
    <Text fontWeight="semibold" flex="1">
      {plan.months > 1
        ? `${formatPrice(plan.price_per_month_in_paise)} a month`
        : 'A month to try it out'}
      {saving > 0 ? `, ${saving}% less than month by month` : ''}
    </Text>
    {to ? (
      <LinkButton asChild mt="3" block variant={isCheapest ? 'solid' : 'outline'}>
        <Link to={to} aria-label={`Choose ${plan.name}`}>
          Choose
        </Link>
      </LinkButton>
    ) : null}
  </Card>
)
