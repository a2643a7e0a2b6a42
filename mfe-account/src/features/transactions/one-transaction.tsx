import type { TransactionDetails } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { DateTime, formatDays } from '@brightyard/runtime'
import { Box, Card, Chip, Flex, Grid, Section, Stack, Text } from '@brightyard/ui'
import { TransactionActions } from './transaction-actions.tsx'
import { TransactionAmounts } from './transaction-amounts.tsx'
import { TransactionLines } from './transaction-lines.tsx'
import { orderSentence, statusColours, statusLabels } from './transactions.queries.ts'

/** A payment: what became of it, what can be done, what it was for, and where the money goes. */
export function OneTransaction({ payment }: { payment: TransactionDetails }) {
  const { status, tries, actions } = payment
  return (
    <Stack gap="6">
      <Card p={{ base: '5', md: '7' }}>
        <Flex align="center" wrap="wrap" gap="3" mb="2">
          <Text fontFamily="heading" fontWeight="bold" fontSize="3xl">
            {formatMoney(payment.amount_in_paise)}
          </Text>
          <Chip size="md" colorPalette={statusColours[status]}>
            {statusLabels[status]}
          </Chip>
        </Flex>
        <Text>
          {orderSentence(payment)}
          {actions.calendar &&
            payment.delivery &&
            ` It comes ${formatDays(payment.delivery.from, payment.delivery.to)}.`}
        </Text>
        <Text color="fg.muted" fontSize="sm" mt="1" mb="5" overflowWrap="anywhere">
          <DateTime iso={payment.paid_at} show="moment" />
          {payment.reference && ` · Reference ${payment.reference}`}
        </Text>
        <TransactionActions payment={payment} />
      </Card>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        gap="6"
        alignItems="start"
      >
        <Card p={{ base: '5', md: '7' }}>
          <Section title="Items" headingSize="md">
            <TransactionLines lines={payment.lines} />
          </Section>
        </Card>
        <Card p={{ base: '5', md: '7' }}>
          <Section title="Amounts" headingSize="md">
            <TransactionAmounts payment={payment} />
          </Section>
        </Card>
      </Grid>
      {tries.length > 1 && (
        <Box maxW="42rem">
          <Card p={{ base: '5', md: '7' }}>
            <Section title="Payment attempts" headingSize="md">
              <Stack as="ul" listStyleType="none" gap="2">
                {tries.map((one) => (
                  <Flex as="li" key={one.at} justify="space-between" gap="3">
                    <DateTime iso={one.at} show="moment" />
                    <Chip colorPalette={statusColours[one.status]}>{statusLabels[one.status]}</Chip>
                  </Flex>
                ))}
              </Stack>
            </Section>
          </Card>
        </Box>
      )}
    </Stack>
  )
}
