import { confirmContact, verifyContact } from '@brightyard/contract/calls'
import { type CodeSent, spacedMobile } from '@brightyard/contract/entities'
import { failureSentence, showToast, useApi, useSession } from '@brightyard/runtime'
import { Box, Button, Chip, Flex, Notice, Text } from '@brightyard/ui'
import { useState } from 'react'
import { CodeForm } from '../../forms/code-form.tsx'
import { ChangeContactForm } from './change-contact-form.tsx'
import { RemoveContactForm } from './remove-contact-form.tsx'
import { useRefreshProfile } from '../../signed-in/profile.queries.ts'

interface Props {
  kind: 'email' | 'mobile'
  value: string | null
  isVerified: boolean
  hasPassword: boolean
}

type Step =
  | { name: 'shown' }
  | { name: 'changing' }
  | { name: 'removing' }
  | { name: 'code'; sent: CodeSent; again: () => Promise<CodeSent> }

const words = { email: 'Email', mobile: 'Mobile number' } as const

/** One contact: what it is, whether it is confirmed, and the ways to change it. */
export function ContactPart({ kind, value, isVerified, hasPassword }: Props) {
  const api = useApi()
  const session = useSession()
  const refreshProfile = useRefreshProfile()
  const [step, setStep] = useState<Step>({ name: 'shown' })
  const [message, setMessage] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const close = () => setStep({ name: 'shown' })
  const askAgain = () => api.call(verifyContact, { kind })

  async function verify() {
    setMessage(null)
    setAsking(true)
    try {
      setStep({ name: 'code', sent: await askAgain(), again: askAgain })
    } catch (error) {
      setMessage(failureSentence(error))
    } finally {
      setAsking(false)
    }
  }

  async function confirm(code: string) {
    if (step.name !== 'code') return
    const { message: title } = await api.call(confirmContact, { ticket: step.sent.ticket, code })
    showToast({ kind: 'success', title })
    await refreshProfile()
    close()
    session.reload().catch(() => {}) // the header shows it with the next page at the latest
  }

  return (
    <Box as="section" aria-label={words[kind]}>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Box minW="0">
          <Text color="fg.muted" fontSize="sm">
            {words[kind]}
          </Text>
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {value ? spacedMobile(value) : 'None'}
            </Text>
            {value && (
              <Chip colorPalette={isVerified ? 'learn' : 'sun'}>
                {isVerified ? 'Confirmed' : 'Not confirmed'}
              </Chip>
            )}
          </Flex>
        </Box>
        {step.name === 'shown' && (
          <Flex gap="2" wrap="wrap">
            {value && !isVerified && (
              <Button size="sm" busy={isAsking} onClick={() => void verify()}>
                Confirm
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={() => setStep({ name: 'changing' })}>
              {value ? 'Change' : 'Add'}
            </Button>
            {value && (
              <Button size="sm" variant="ghost" onClick={() => setStep({ name: 'removing' })}>
                Remove
              </Button>
            )}
          </Flex>
        )}
      </Flex>
      {message && (
        <Box mt="3">
          <Notice tone="danger">{message}</Notice>
        </Box>
      )}
      {step.name !== 'shown' && (
        <Box mt="4" p="4" borderWidth="1px" borderRadius="lg" bg="bg.subtle">
          {step.name === 'changing' && (
            <ChangeContactForm
              kind={kind}
              hasPassword={hasPassword}
              onSent={(sent, again) => setStep({ name: 'code', sent, again })}
              onCancel={close}
            />
          )}
          {step.name === 'removing' && (
            <RemoveContactForm kind={kind} hasPassword={hasPassword} onDone={close} />
          )}
          {step.name === 'code' && (
            <CodeForm
              sent={step.sent}
              onCode={confirm}
              onResend={async () => setStep({ ...step, sent: await step.again() })}
              onBack={close}
              backLabel="Not now"
            />
          )}
        </Box>
      )}
    </Box>
  )
}
