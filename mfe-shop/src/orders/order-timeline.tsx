import type { OrderStatus, TimelineEntry } from '@brightyard/contract/entities'
import { DateTime } from '@brightyard/runtime'
import { Box, Center, chakra, Flex, Text } from '@brightyard/ui'
import { CheckIcon, CloseIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'
import { timelineLabels } from './order-labels.ts'

const bad: readonly TimelineEntry['kind'][] = ['payment_failed', 'cancelled', 'return_refused']

interface OrderTimelineProps {
  status: OrderStatus
  timeline: readonly TimelineEntry[]
}

/** What has happened to an order, with times, and what is still to come. */
export function OrderTimeline({ status, timeline }: OrderTimelineProps) {
  const toCome = stepsToCome(status, timeline)
  return (
    <chakra.ol listStyleType="none">
      {timeline.map(({ kind, at, note }, place) => (
        <Step
          key={`${kind} ${at}`}
          kind={kind}
          done
          isLast={place === timeline.length - 1 && toCome.length === 0}
        >
          <Text color="fg.muted" fontSize="sm">
            <DateTime iso={at} show="moment" />
          </Text>
          {note ? (
            <Text fontSize="sm" overflowWrap="anywhere">
              {note}
            </Text>
          ) : null}
        </Step>
      ))}
      {toCome.map((kind, place) => (
        <Step key={kind} kind={kind} isLast={place === toCome.length - 1}>
          <Text color="fg.muted" fontSize="sm">
            Still to come
          </Text>
        </Step>
      ))}
    </chakra.ol>
  )
}

interface StepProps {
  kind: TimelineEntry['kind']
  done?: boolean
  isLast: boolean
  children: ReactNode
}

const Step = ({ kind, done = false, isLast, children }: StepProps) => (
  <Flex as="li" gap="3" colorPalette={bad.includes(kind) ? 'danger' : 'learn'}>
    <Flex direction="column" align="center" aria-hidden>
      <Center
        boxSize="7"
        flexShrink={0}
        borderRadius="full"
        borderWidth="2px"
        {...(done
          ? { bg: 'colorPalette.solid', color: 'colorPalette.contrast', borderColor: 'transparent' }
          : { borderColor: 'border.control', borderStyle: 'dashed' })}
      >
        {done ? bad.includes(kind) ? <CloseIcon size={16} /> : <CheckIcon size={16} /> : null}
      </Center>
      {isLast ? null : <Box flex="1" width="2px" bg="border" my="1" minH="3" />}
    </Flex>
    <Box pb={isLast ? '0' : '4'} minW="0">
      <Text fontWeight="semibold" color={done ? 'fg' : 'fg.muted'}>
        {timelineLabels[kind]}
      </Text>
      {children}
    </Box>
  </Flex>
)

type Step = TimelineEntry['kind']

const coming: Partial<Record<OrderStatus, readonly Step[]>> = {
  awaiting_payment: ['paid', 'packed', 'shipped', 'delivered'],
  paid: ['packed', 'shipped', 'delivered'],
  packed: ['shipped', 'delivered'],
  shipped: ['delivered'],
}

/** The steps still to come, as far as they are certain; a refund is one until the money has been sent. */
function stepsToCome(
  status: OrderStatus,
  timeline: readonly Pick<TimelineEntry, 'kind'>[],
): readonly Step[] {
  const has = (kind: Step) => timeline.some((entry) => entry.kind === kind)
  const isOwed = status === 'refunded' || (status === 'cancelled' && has('paid'))
  if (isOwed && !has('refunded')) return ['refunded']
  return coming[status] ?? []
}
