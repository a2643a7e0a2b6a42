import { Card, Section, Stack } from '@brightyard/ui'
import type { ReactNode } from 'react'

interface Props {
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** A card of fields that belong together. */
export const Part = ({ title, intro, children }: Props) => (
  <Card p={{ base: '4', md: '6' }}>
    <Section title={title} intro={intro} headingSize="sm">
      <Stack gap="4">{children}</Stack>
    </Section>
  </Card>
)

/** Two fields beside each other where there is room. */
export const columns = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }
