import { Card, Section } from '@brightyard/ui'
import type { ReactNode } from 'react'

/** One part of the profile on a card of its own. */
export const ProfilePart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card p={{ base: '5', md: '7' }}>
    <Section title={title} headingSize="md">
      {children}
    </Section>
  </Card>
)
