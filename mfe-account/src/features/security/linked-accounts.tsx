import { startSocialLink, unlinkSocial } from '@brightyard/contract/calls'
import type { SocialProviderId } from '@brightyard/contract/entities'
import { DateTime, failureSentence, showToast, useApi } from '@brightyard/runtime'
import { Box, Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { useState } from 'react'
import { ProviderMark } from '../../social/provider-mark.tsx'
import { leaveForProvider } from '../../social/social-trip.ts'
import { type Security, useRefreshProfile } from '../../signed-in/profile.queries.ts'

/** Other sites' accounts that open this one. */
export function LinkedAccounts({ linked, providers }: Pick<Security, 'linked' | 'providers'>) {
  const api = useApi()
  const refreshProfile = useRefreshProfile()
  const [busyWith, setBusyWith] = useState<SocialProviderId | null>(null)
  const [message, setMessage] = useState<string | null>(null)

  async function during(provider: SocialProviderId, work: () => Promise<void>) {
    setMessage(null)
    setBusyWith(provider)
    try {
      await work()
    } catch (error) {
      setMessage(failureSentence(error))
    } finally {
      setBusyWith(null)
    }
  }
  const link = (provider: SocialProviderId) =>
    during(provider, async () => {
      const { url, state } = await api.call(startSocialLink, { provider })
      leaveForProvider(url, { state, purpose: 'link', redirectURL: null })
    })
  const unlink = (provider: SocialProviderId) =>
    during(provider, async () => {
      const { message: title } = await api.call(unlinkSocial, { provider })
      showToast({ kind: 'success', title })
      await refreshProfile()
    })

  const others = providers.filter(({ id }) => !linked.some(({ provider }) => provider === id))
  return (
    <Stack gap="4">
      {message && <Notice tone="danger">{message}</Notice>}
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {linked.map(({ provider, name, label, linked_at }) => (
          <Row
            key={provider}
            provider={provider}
            name={name}
            note={
              <>
                {label && <>{label}, </>}linked <DateTime iso={linked_at} />
              </>
            }
          >
            <Button
              size="sm"
              variant="ghost"
              busy={busyWith === provider}
              aria-label={`Remove ${name}`}
              onClick={() => void unlink(provider)}
            >
              Remove
            </Button>
          </Row>
        ))}
        {others.map(({ id, name }) => (
          <Row key={id} provider={id} name={name} note="Not linked">
            <Button
              size="sm"
              variant="outline"
              busy={busyWith === id}
              aria-label={`Link ${name}`}
              onClick={() => void link(id)}
            >
              Link
            </Button>
          </Row>
        ))}
      </Box>
    </Stack>
  )
}

interface RowProps {
  provider: SocialProviderId
  name: string
  note: React.ReactNode
  children: React.ReactNode
}

const Row = ({ provider, name, note, children }: RowProps) => (
  <Flex as="li" align="center" gap="3" wrap="wrap" justify="space-between">
    <Flex align="center" gap="3" minW="0">
      <ProviderMark provider={provider} />
      <Box minW="0">
        <Text fontWeight="semibold">{name}</Text>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {note}
        </Text>
      </Box>
    </Flex>
    {children}
  </Flex>
)
