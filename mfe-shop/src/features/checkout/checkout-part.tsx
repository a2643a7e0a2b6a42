import { Card, Flex, Heading } from '@brightyard/ui'
import type { ReactNode, Ref } from 'react'

interface CheckoutPartProps {
  id: string
  title: string
  /** At the end of the title's line. */
  action?: ReactNode
  /** Takes the focus where one of its controls has disappeared. */
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** One step of the checkout. Messages link to it by its id. */
export const CheckoutPart = ({ id, title, action, ref, children }: CheckoutPartProps) => (
  <Card
    as="section"
    {...(ref ? { ref } : {})}
    id={id}
    tabIndex={-1}
    aria-labelledby={`${id}-title`}
    p={{ base: '4', sm: '6' }}
    scrollMarginTop="32"
    outlineOffset="2px"
  >
    <Flex justify="space-between" align="baseline" gap="3" wrap="wrap" mb="4">
      <Heading id={`${id}-title`} size="md">
        {title}
      </Heading>
      {action}
    </Flex>
    {children}
  </Card>
)
