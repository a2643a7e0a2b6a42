import { Box, Button, Flex, LiveRegion, Text } from '@brightyard/ui'
import { CheckIcon, CopyIcon } from '@brightyard/ui/icons'
import { useState } from 'react'

type Outcome = 'copied' | 'refused' | null
const words = {
  copied: 'The code was copied.',
  refused: 'Your browser did not let us copy. Select the code and copy it yourself.',
}

/** The personal code, to be passed on. */
export function ReferralCode({ code }: { code: string }) {
  const [outcome, setOutcome] = useState<Outcome>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <>
      <Text color="fg.muted" mb="4">
        Friends who sign up with your code join as your guests.
      </Text>
      <Flex gap="3" wrap="wrap" align="center">
        <Box
          as="output"
          aria-label="Your referral code"
          flex="1 1 10rem"
          px="4"
          py="2.5"
          borderRadius="md"
          bg="sun.subtle"
          fontFamily="heading"
          fontWeight="bold"
          fontSize="xl"
          letterSpacing="0.04em"
          userSelect="all"
        >
          {code}
        </Box>
        <Button
          variant="soft"
          startIcon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void copy()}
        >
          {outcome === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </Flex>
      {outcome === 'refused' && <Text mt="2">{words.refused}</Text>}
      <LiveRegion>{outcome && words[outcome]}</LiveRegion>
    </>
  )
}
