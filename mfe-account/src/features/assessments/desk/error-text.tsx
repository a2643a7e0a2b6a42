import { Text } from '@brightyard/ui'
import type { ReactNode } from 'react'

/** What is wrong with a group of controls. */
export const ErrorText = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Text {...(id ? { id } : {})} mt="1" color="danger.fg" fontSize="sm" fontWeight="semibold">
    {children}
  </Text>
)
