import { Box, Button, Flex, Text } from '@brightyard/ui'
import { CheckIcon, CopyIcon } from '@brightyard/ui/icons'
import { showToast } from '@brightyard/runtime'
import { useState } from 'react'

/** The personal code, with a button to copy it. */
export function ReferralCode({ code }: { code: string }) {
  const [isCopied, setIsCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setIsCopied(true)
    } catch {
      showToast({
        kind: 'warning',
        title: 'The code could not be copied',
        description: 'Select it and copy it by hand.',
      })
    }
  }
  return (
    <Flex align="center" gap="4" p="4" borderRadius="lg" bg="sun.subtle">
      <Box flex="1" minW="0">
        <Text fontSize="sm">Your referral code</Text>
        <Text
          fontFamily="heading"
          fontWeight="bold"
          fontSize="xl"
          letterSpacing="0.06em"
          overflowWrap="anywhere"
        >
          {code}
        </Text>
      </Box>
      <Button
        size="sm"
        variant="outline"
        startIcon={isCopied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
        onClick={() => void copy()}
      >
        <span role="status">{isCopied ? 'Copied' : 'Copy code'}</span>
      </Button>
    </Flex>
  )
}
