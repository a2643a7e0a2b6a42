import type { listAllOrders, CallOutput } from '@brightyard/contract/calls'
import { formatMoney } from '@brightyard/contract/money'
import { shopPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import { Box, Button, Card, Chip, Flex, Link as StyledLink, Text } from '@brightyard/ui'
import { useState } from 'react'
import { pieceCount, statusColours, statusLabels } from '../../orders/order-labels.ts'
import { useDialog } from '../../orders/use-dialog.ts'
import { nextSteps, type Step, stepLabels, stepsWithDialog } from './order-steps.ts'
import { useAdvance } from './use-advance.ts'

type DeskOrder = CallOutput<typeof listAllOrders>['data'][number]

const loadStepDialog = () => import('./step-dialog.tsx')

/** An order at the desk with its next steps. */
export function DeskRow({ order }: { order: DeskOrder }) {
  const { id, order_code, status, buyer, placed_at, total_in_paise, item_count } = order
  const advancing = useAdvance(order)
  const dialog = useDialog(loadStepDialog)
  const [dialogStep, setDialogStep] = useState<Step>('shipped')

  function take(step: Step) {
    if (!stepsWithDialog.includes(step)) return advancing.mutate({ id, step })
    setDialogStep(step)
    dialog.show()
  }
  return (
    <Card as="li" p="4">
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        align={{ base: 'stretch', lg: 'center' }}
        columnGap="6"
        rowGap="3"
      >
        <Box flex="1" minW="0">
          <StyledLink asChild fontWeight="semibold" overflowWrap="anywhere">
            <Link to={shopPaths.orderDetails.to({ id })}>{order_code}</Link>
          </StyledLink>
          <Text overflowWrap="anywhere">{buyer}</Text>
          <Text color="fg.muted" fontSize="sm">
            <DateTime iso={placed_at} show="moment" /> · {pieceCount(item_count)}
          </Text>
        </Box>
        <Flex
          justify="space-between"
          align="center"
          wrap="wrap"
          columnGap="4"
          rowGap="2"
          minW={{ lg: '19rem' }}
        >
          <Chip size="md" colorPalette={statusColours[status]}>
            {statusLabels[status]}
          </Chip>
          <Text fontWeight="bold" fontVariantNumeric="tabular-nums">
            {formatMoney(total_in_paise)}
          </Text>
        </Flex>
        <Flex gap="2" wrap="wrap" width={{ lg: '12rem' }} direction={{ lg: 'column' }}>
          {(nextSteps[status] ?? []).map((step, place) => (
            <Button
              // The first stays where it is when its step changes, and keeps the focus.
              key={place === 0 ? 'next' : step}
              size="sm"
              width={{ base: 'full', md: 'auto', lg: 'full' }}
              variant={place === 0 ? 'soft' : 'outline'}
              busy={advancing.isPending}
              aria-label={`${stepLabels[step]}: ${order_code}`}
              {...(stepsWithDialog.includes(step) ? { 'aria-haspopup': 'dialog' as const } : {})}
              onClick={() => take(step)}
            >
              {stepLabels[step]}
            </Button>
          ))}
        </Flex>
      </Flex>
      {dialog.Dialog ? (
        <dialog.Dialog order={order} step={dialogStep} open={dialog.open} onClose={dialog.close} />
      ) : null}
    </Card>
  )
}
