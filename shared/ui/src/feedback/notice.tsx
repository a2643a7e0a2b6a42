import type { ReactNode } from 'react'
import { Box, Flex, Text } from '../layout.ts'
import { NoticeMark } from '../shapes/marks.tsx'
import { type Tone, toneFamily } from './tone.ts'

export interface NoticeProps {
  /** `info` by default. `danger` and `warning` are read out at once. */
  tone?: Tone
  title?: string
  children?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
}

/** A message in the flow of the page: what happened and what to do. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  return (
    <Flex
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      colorPalette={toneFamily[tone]}
      bg="colorPalette.subtle"
      color="fg"
      borderRadius="lg"
      px="4"
      py="3.5"
      gap="3"
      wrap="wrap"
      align="center"
    >
      <NoticeMark tone={tone} />
      <Box flex="1 1 14rem" minW="0">
        {title ? (
          <Text fontWeight="bold" color="colorPalette.fg">
            {title}
          </Text>
        ) : null}
        {children ? <Box>{children}</Box> : null}
      </Box>
      {action}
    </Flex>
  )
}
