import { startSocialSignIn } from '@brightyard/contract/calls'
import type { SocialProviderId } from '@brightyard/contract/entities'
import { failureSentence, useApi, useQuery, useSearchParams } from '@brightyard/runtime'
import { Box, Button, Flex, Notice, Skeleton, Stack, Text } from '@brightyard/ui'
import { useState } from 'react'
import { ProviderMark } from '../../social/provider-mark.tsx'
import { leaveForProvider } from '../../social/social-trip.ts'
import { socialProvidersQuery } from './social-providers.queries.ts'

/**
 * Signing in, or up, with somebody else's account. Nothing where the site has no provider or cannot ask. Blocked while
 * somebody signs in in another way.
 */
export function SocialButtons({ isBlocked = false }: { isBlocked?: boolean }) {
  const api = useApi()
  const [query] = useSearchParams()
  const { data, isPending } = useQuery(socialProvidersQuery)
  const [leavingFor, setLeavingFor] = useState<SocialProviderId | null>(null)
  const [message, setMessage] = useState<string | null>(null)

  async function go(provider: SocialProviderId) {
    setMessage(null)
    setLeavingFor(provider)
    try {
      const { url, state } = await api.call(startSocialSignIn, { provider })
      leaveForProvider(url, {
        state,
        purpose: 'sign-in',
        redirectURL: query.get('redirectURL'),
      })
    } catch (error) {
      setLeavingFor(null)
      setMessage(failureSentence(error))
    }
  }

  if (!isPending && !data?.data.length) return null
  return (
    <Stack gap="4">
      <Flex align="center" gap="3" color="fg.muted">
        <Box flex="1" borderTopWidth="1px" />
        <Text fontSize="sm">or</Text>
        <Box flex="1" borderTopWidth="1px" />
      </Flex>
      {message && <Notice tone="danger">{message}</Notice>}
      <Stack gap="3">
        {isPending &&
          [1, 2, 3].map((place) => <Skeleton key={place} height="11" borderRadius="md" />)}
        {data?.data.map(({ id, name }) => (
          <Button
            key={id}
            block
            variant="outline"
            colorPalette="neutral"
            startIcon={<ProviderMark provider={id} />}
            busy={leavingFor === id}
            disabled={isBlocked || (leavingFor !== null && leavingFor !== id)}
            onClick={() => void go(id)}
          >
            Continue with {name}
          </Button>
        ))}
      </Stack>
    </Stack>
  )
}
