import { Card, Section } from '@brightyard/ui'
import type { ReactNode } from 'react'

interface Props {
  title: string
  viewAll?: ReactNode
  children: ReactNode
}

/** One part of a dashboard on a card of its own. */
export const Part = ({ title, viewAll, children }: Props) => (
  <Card p={{ base: '5', md: '6' }} minW="0">
    <Section title={title} headingSize="md" viewAll={viewAll}>
      {children}
    </Section>
  </Card>
)
