import { useId, type ReactNode } from 'react'
import { Box, Flex, Text, type BoxProps } from '../layout.ts'
import { Heading, type HeadingProps } from './styled.ts'

export interface SectionProps extends Omit<BoxProps, 'title'> {
  title: ReactNode
  /** Heading level; 2 by default. */
  level?: 2 | 3 | 4
  intro?: ReactNode
  /** The way to the whole list: a `LinkButton variant="plain"` with a router link. */
  viewAll?: ReactNode
  headingSize?: HeadingProps['size']
}

/** A part of a page with a heading, named by it. */
export function Section({
  title,
  level = 2,
  intro,
  viewAll,
  headingSize = 'lg',
  children,
  ...rest
}: SectionProps) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} {...rest}>
      <Flex
        wrap="wrap"
        columnGap="6"
        rowGap="1"
        align="baseline"
        justify="space-between"
        mb={{ base: '4', md: '6' }}
      >
        <Box minW="0">
          <Heading as={`h${level}`} id={id} size={headingSize}>
            {title}
          </Heading>
          {intro ? (
            <Text mt="1" color="fg.muted">
              {intro}
            </Text>
          ) : null}
        </Box>
        {viewAll}
      </Flex>
      {children}
    </Box>
  )
}
