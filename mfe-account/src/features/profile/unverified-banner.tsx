import { confirmContact, verifyContact } from '@brightyard/contract/calls'
import type { CodeSent, Profile } from '@brightyard/contract/entities'
import { failureSentence, showToast, useApi } from '@brightyard/runtime'
import { Box, Button, Card, Notice } from '@brightyard/ui'
import { useState } from 'react'
import { CodeForm } from '../../forms/code-form.tsx'
import { useRefreshProfile } from '../../signed-in/profile.queries.ts'

/** Until a contact is confirmed, the account can neither refer nor buy. */
export function UnverifiedBanner({ profile }: { profile: Profile }) {
  const api = useApi()
  const refreshProfile = useRefreshProfile()
  const [sent, setSent] = useState<CodeSent | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const kind = (['email', 'mobile'] as const).find(
    (one) => profile[one] && !profile[`${one}_verified`],
  )
  if (!kind) return null
  const contact = profile[kind]
  const ask = async () => setSent(await api.call(verifyContact, { kind }))

  async function send() {
    setMessage(null)
    setBusy(true)
    try {
      await ask()
    } catch (error) {
      setMessage(failureSentence(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box mb="6">
      {sent ? (
        <Card p="5" maxW="30rem">
          <CodeForm
            sent={sent}
            onCode={async (code) => {
              const answer = await api.call(confirmContact, { ticket: sent.ticket, code })
              showToast({ kind: 'success', title: answer.message })
              await refreshProfile()
              setSent(null)
            }}
            onResend={ask}
            onBack={() => setSent(null)}
            backLabel="Not now"
          />
        </Card>
      ) : (
        <Notice
          tone={message ? 'danger' : 'warning'}
          title={`Please confirm ${contact}`}
          action={
            <Button size="sm" busy={isBusy} onClick={() => void send()}>
              Send a code
            </Button>
          }
        >
          {message ?? 'Until then you cannot buy, post or invite friends.'}
        </Notice>
      )}
    </Box>
  )
}
