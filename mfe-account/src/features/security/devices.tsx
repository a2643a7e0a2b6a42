import { endOtherSessions, endSession } from '@brightyard/contract/calls'
import { DateTime, failureSentence, showToast, useApi } from '@brightyard/runtime'
import { Box, Button, Chip, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { useState } from 'react'
import { type Security, useRefreshProfile } from '../../signed-in/profile.queries.ts'

/** Where the account is signed in, and how to end it elsewhere. */
export function Devices({ sessions }: Pick<Security, 'sessions'>) {
  const api = useApi()
  const refreshProfile = useRefreshProfile()
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const hasOthers = sessions.some(({ is_current }) => !is_current)

  async function end(key: string, work: () => Promise<{ message: string }>) {
    setMessage(null)
    setBusyWith(key)
    try {
      const { message: title } = await work()
      showToast({ kind: 'success', title })
      await refreshProfile()
    } catch (error) {
      setMessage(failureSentence(error))
    } finally {
      setBusyWith(null)
    }
  }

  return (
    <Stack gap="4">
      {message && <Notice tone="danger">{message}</Notice>}
      <Box as="ul" listStyleType="none" display="grid" gap="4">
        {sessions.map(({ id, device, signed_in_at, last_active_at, is_current }) => (
          <Flex as="li" key={id} align="center" gap="3" justify="space-between">
            <Box minW="0">
              <Flex gap="2" wrap="wrap" align="center">
                <Text fontWeight="semibold">{device}</Text>
                {is_current && <Chip colorPalette="learn">This device</Chip>}
              </Flex>
              <Text color="fg.muted" fontSize="sm">
                Signed in <DateTime iso={signed_in_at} />, last active{' '}
                <DateTime iso={last_active_at} show="relative" />
              </Text>
            </Box>
            {!is_current && (
              <Button
                size="sm"
                variant="ghost"
                busy={busyWith === id}
                aria-label={`Sign out ${device}`}
                onClick={() => void end(id, () => api.call(endSession, { id }))}
              >
                Sign out
              </Button>
            )}
          </Flex>
        ))}
      </Box>
      {hasOthers && (
        <Box>
          <Button
            variant="outline"
            busy={busyWith === 'others'}
            onClick={() => void end('others', () => api.call(endOtherSessions, {}))}
          >
            Sign out all other devices
          </Button>
        </Box>
      )}
    </Stack>
  )
}
