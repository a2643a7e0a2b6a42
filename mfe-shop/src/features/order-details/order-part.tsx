import { Box, Card, Heading } from '@brightyard/ui'
import { type ReactNode, useId } from 'react'

/** A titled part of an order's page. */
export function OrderPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} p={{ base: '4', md: '6' }}>
      <Heading as="h2" id={id} size="md">
        {title}
      </Heading>
      <Box mt="4">{children}</Box>
    </Card>
  )
}
