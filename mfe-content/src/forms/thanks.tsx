import type { FormContent } from '@brightyard/contract/entities'
import { Box, Button, Flex, Heading, Text } from '@brightyard/ui'
import { CheckIcon } from '@brightyard/ui/icons'
import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  content: FormContent
  reference: string
  level: 2 | 3 | 4
  after: ReactNode
  onAgain?: () => void
}

/** Says that the answer has arrived, and what happens next. */
export function Thanks({ content, reference, level, after, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box textAlign="center" py={{ base: '4', md: '8' }}>
      <Flex
        aria-hidden
        mx="auto"
        mb="5"
        boxSize="4.5rem"
        align="center"
        justify="center"
        borderRadius="full"
        bg="learn.subtle"
        color="learn.fg"
      >
        <CheckIcon size={40} />
      </Flex>
      <Heading as={`h${level}`} size="md" ref={heading} tabIndex={-1}>
        {content.thanks_title}
      </Heading>
      {content.thanks_text && (
        <Text mt="3" mx="auto" maxW="34rem" whiteSpace="pre-line">
          {content.thanks_text}
        </Text>
      )}
      <Text mt="4">
        Your reference is <b aria-label="Your reference number">{reference}</b>
      </Text>
      <Flex mt="6" gap="3" justify="center" wrap="wrap">
        {after}
        {onAgain && (
          <Button variant="outline" onClick={onAgain}>
            Send another one
          </Button>
        )}
      </Flex>
    </Box>
  )
}
