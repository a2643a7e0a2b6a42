import { formatMoney } from '@brightyard/contract/money'
import { Box, Flex, Heading, Span, VStack } from '@brightyard/ui'
import type { ReactNode } from 'react'

interface OutcomeProps {
  art: ReactNode
  title: string
  children: ReactNode
  /** Buttons and links, the main one first. */
  actions: ReactNode
  /** Notices between the text and the buttons. */
  notices?: ReactNode
}

/** A result or state as a page of its own: the title is its heading and takes the focus. */
export function Outcome({ art, title, children, actions, notices }: OutcomeProps) {
  return (
    <VStack gap="4" py={{ base: '4', md: '8' }} textAlign="center">
      <Box aria-hidden width="11rem" maxW="60%">
        {art}
      </Box>
      <Heading as="h1" size="lg" tabIndex={-1} data-page-heading="">
        {title}
      </Heading>
      <Box color="fg.muted" maxW="34rem" fontSize="lg" display="grid" gap="3">
        {children}
      </Box>
      {notices}
      <Flex gap="3" wrap="wrap" justify="center" mt="2">
        {actions}
      </Flex>
    </VStack>
  )
}

interface OrderNameProps {
  code: string
  totalInPaise: number
}

/** `Order BY-7F3K-9Q2M-XT ₹1,180.00`; a number that people read out is not broken. */
export const OrderName = ({ code, totalInPaise }: OrderNameProps) => (
  <Flex
    mt="3"
    columnGap="4"
    wrap="wrap"
    justify="center"
    color="fg"
    fontWeight="semibold"
    fontVariantNumeric="tabular-nums"
    whiteSpace="nowrap"
  >
    <Span>Order {code}</Span>
    <Span>{formatMoney(totalInPaise)}</Span>
  </Flex>
)
