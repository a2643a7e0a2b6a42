import {
  entryConsent,
  type OwnEntry,
  roleIds,
  type SessionUser,
} from '@brightyard/contract/entities'
import { formatMoney, formatPrice } from '@brightyard/contract/money'
import { bookingPaths, talentboxPaths } from '@brightyard/contract/paths'
import { failureSentence, Link } from '@brightyard/runtime'
import { Box, Button, Flex, Heading, LinkButton, Notice, Stack, Text } from '@brightyard/ui'
import { Checkbox } from '@brightyard/ui/form'
import { useEffect, useRef, useState } from 'react'
import { noRefundWords } from '../../campaign/campaign-facts.ts'
import { EntryFiles } from '../../stage/entry-files.tsx'
import { statusWords } from '../../stage/entry-status.ts'
import { FromTheJury } from '../../stage/from-the-jury.tsx'
import { placeWords } from '../../stage/place-words.ts'
import { ChangeButton } from './change-button.tsx'
import { CertificateButton } from '../../stage/certificate-button.tsx'
import { Confetti } from './confetti.tsx'
import type { EntryWork } from './use-entry.ts'

interface EntryTicketProps {
  shown: EntryWork
  user: SessionUser
  /** Left out while the form below shows them. */
  showsFiles: boolean
  /** Opens the form; left out where nothing can be changed. */
  onChange?: () => void
}

/** An entry that was sent, as a ticket: its number, where it is, and the next step. */
export function EntryTicket({ shown, user, showsFiles, onChange }: EntryTicketProps) {
  const { stored } = shown.draft
  const heading = useRef<HTMLHeadingElement>(null)
  const { isJustSent } = shown
  // Nothing takes part yet: that is no moment for paper that falls.
  const waits = stored.status === 'needs_payment' || stored.status === 'needs_consent'
  useEffect(() => {
    if (isJustSent) heading.current?.focus()
  }, [isJustSent])
  return (
    <Box position="relative" bg="bg.panel" borderRadius="xl" boxShadow="md" overflow="hidden">
      {isJustSent && !waits ? <Confetti /> : null}
      <Box bg="colorPalette.muted" px={{ base: '5', md: '8' }} py="5">
        {/* Above the paper that falls, as all words here. */}
        <Box position="relative">
          <Heading as="h2" size="lg" ref={heading} tabIndex={-1}>
            {isJustSent ? sentWords(stored) : stored.title}
          </Heading>
          <Text
            mt="1"
            fontVariantNumeric="tabular-nums"
            fontSize="2xl"
            fontWeight="bold"
            color="colorPalette.fg"
          >
            {stored.number}
          </Text>
          <Text fontWeight="semibold">{statusWords[stored.status]}</Text>
        </Box>
      </Box>
      <Box
        aria-hidden
        borderTopWidth="3px"
        borderStyle="dashed"
        borderColor="colorPalette.bright"
      />
      <Stack position="relative" gap="4" px={{ base: '5', md: '8' }} py="6" align="flex-start">
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {isJustSent ? <b>{`${stored.title}\n`}</b> : null}
          {stored.description}
        </Text>
        {showsFiles && stored.files.length > 0 ? (
          <Box as="section" aria-label="What was handed in" width="full" maxW="30rem">
            <EntryFiles files={stored.files} title={stored.title} />
          </Box>
        ) : null}
        <FromTheJury lines={stored.jury_lines} />
        <CertificateButton entry={stored} />
        <NextStep shown={shown} isGuardian={user.role_id === roleIds.guardian} />
        <Flex gap="3" wrap="wrap">
          {onChange ? <ChangeButton status={stored.status} onChange={onChange} /> : null}
          <LinkButton asChild variant="outline">
            <Link to={bookingPaths.paymentStatus.camp.to()}>Your camps and entries</Link>
          </LinkButton>
          {stored.status === 'withdrawn' ? null : (
            <LinkButton asChild variant="outline">
              <Link to={talentboxPaths.campaign.to({ slug: stored.campaign.slug })}>
                See the campaign
              </Link>
            </LinkButton>
          )}
        </Flex>
      </Stack>
    </Box>
  )
}

function sentWords({ status, fee_in_paise }: OwnEntry) {
  if (status === 'needs_payment') return `One step left: pay ${formatPrice(fee_in_paise)}`
  return status === 'needs_consent' ? 'It is with your guardian' : 'It is on its way!'
}

function NextStep({ shown, isGuardian }: { shown: EntryWork; isGuardian: boolean }) {
  const { stored } = shown.draft
  switch (stored.status) {
    case 'draft':
      return null
    case 'needs_consent':
      return isGuardian ? (
        <Agree shown={shown} />
      ) : (
        <Text>We have asked your guardian to agree. It takes part as soon as that is done.</Text>
      )
    case 'needs_payment':
      return isGuardian ? (
        <Pay shown={shown} />
      ) : (
        <Text>
          A guardian pays the fee of {formatMoney(stored.fee_in_paise)}. Then it takes part.
        </Text>
      )
    case 'in_review':
      return (
        <Text>We look at every entry before others see it, and tell you when it is shown.</Text>
      )
    case 'shown':
      return (
        <>
          {stored.campaign.phase === 'closed' ? <Outcome entry={stored} /> : null}
          <LinkButton asChild>
            <Link to={talentboxPaths.entry.to({ id: stored.id })}>See it on the stage</Link>
          </LinkButton>
        </>
      )
    case 'refused':
      return (
        <Notice tone="warning" title="It is not shown">
          {stored.note || 'It does not fit the rules.'}{' '}
          {stored.may_change ? 'Change it, and we look at it again.' : ''}
        </Notice>
      )
    case 'withdrawn':
      return (
        <LinkButton asChild variant="outline">
          <Link to={talentboxPaths.campaign.to({ slug: stored.campaign.slug })}>
            Back to {stored.campaign.title}
          </Link>
        </LinkButton>
      )
  }
}

/** What came of it, also without a place. */
const Outcome = ({ entry: { place, campaign } }: { entry: OwnEntry }) => (
  <Notice
    tone={place === null ? 'info' : 'success'}
    title={place === null ? 'The verdict is there' : `${placeWords(place)}!`}
    action={
      <LinkButton asChild variant="outline">
        <Link to={`${talentboxPaths.campaign.to({ slug: campaign.slug })}#winners`}>
          See the winners
        </Link>
      </LinkButton>
    }
  >
    {place === null
      ? 'No place this time. Thank you for taking part: the certificate is yours.'
      : `The jury of ${campaign.title} has decided. The certificate is yours.`}
  </Notice>
)

function Agree({ shown: { agreeing, draft } }: { shown: EntryWork }) {
  const [agreed, setAgreed] = useState(false)
  const [pressed, setPressed] = useState(false)
  return (
    <Box bg="sun.subtle" borderRadius="lg" px="5" py="4" width="full">
      <Text fontWeight="bold">{draft.stored.kid} has sent this, and waits for you</Text>
      <Text mt="1" mb="3">
        {entryConsent.text}
      </Text>
      <Checkbox
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
        error={pressed && !agreed ? 'Please read what you agree to, and tick the box.' : undefined}
      >
        I agree
      </Checkbox>
      {agreeing.isError ? <Notice tone="danger">{failureSentence(agreeing.error)}</Notice> : null}
      <Button
        mt="3"
        busy={agreeing.isPending}
        onClick={() => {
          setPressed(true)
          if (agreed)
            agreeing.mutate({ id: draft.stored.id, consent_version: entryConsent.version })
        }}
      >
        Let it take part
      </Button>
    </Box>
  )
}

const Pay = ({ shown: { paying, draft } }: { shown: EntryWork }) => (
  <Box>
    {paying.isError ? <Notice tone="danger">{failureSentence(paying.error)}</Notice> : null}
    <Button
      size="lg"
      busy={paying.isPending || paying.isSuccess}
      onClick={() => paying.mutate({ id: draft.stored.id })}
    >
      Pay {formatMoney(draft.stored.fee_in_paise)}
    </Button>
    <Text mt="2" fontSize="sm" color="fg.muted">
      The entry takes part once the fee is paid, and before the campaign closes. {noRefundWords}
    </Text>
  </Box>
)
