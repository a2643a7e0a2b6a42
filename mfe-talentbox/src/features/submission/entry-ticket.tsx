import { type OwnEntry, roleIds, type SessionUser } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { bookingPaths, talentboxPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, Flex, Heading, LinkButton, Stack, Text } from '@brightyard/ui'
import { type RefObject, useEffect } from 'react'
import { CertificateButton } from '../../stage/certificate-button.tsx'
import { EntryFiles } from '../../stage/entry-files.tsx'
import { statusWords } from '../../stage/entry-status.ts'
import { FromTheJury } from '../../stage/from-the-jury.tsx'
import { ChangeButton } from './change-button.tsx'
import { Confetti } from './confetti.tsx'
import { NextStep } from './next-step.tsx'
import type { EntryWork } from './use-entry.ts'

interface EntryTicketProps {
  shown: EntryWork
  user: SessionUser
  /** The title, which has the focus after each step. */
  heading: RefObject<HTMLHeadingElement | null>
  /** The form below is open: it shows the files, and what is written there stands here at once. */
  isWritten: boolean
  /** Opens the form; left out where nothing can be changed. */
  onChange?: () => void
}

/** An entry that was sent, as a ticket: its number, where it is, and the next step. */
export function EntryTicket({ shown, user, heading, isWritten, onChange }: EntryTicketProps) {
  const { stored } = shown.draft
  const { isJustSent } = shown
  const { title, description } = isWritten ? shown.work : stored
  const isGuardian = user.role_id === roleIds.guardian
  // Nothing takes part yet: that is no moment for paper that falls.
  const waits = stored.status === 'needs_payment' || stored.status === 'needs_consent'
  useEffect(() => {
    if (isJustSent) heading.current?.focus()
  }, [heading, isJustSent])
  return (
    <Box position="relative" bg="bg.panel" borderRadius="xl" boxShadow="md" overflow="hidden">
      {isJustSent && !waits ? <Confetti /> : null}
      <Box bg="colorPalette.muted" px={{ base: '5', md: '8' }} py="5">
        {/* Above the paper that falls, as all words here. */}
        <Box position="relative">
          <Heading as="h2" size="lg" ref={heading} tabIndex={-1}>
            {isJustSent ? sentWords(stored) : title || stored.title}
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
          {isJustSent ? <b>{`${title}\n`}</b> : null}
          {description}
        </Text>
        {!isWritten && stored.files.length > 0 ? (
          <Box as="section" aria-label="What was handed in" width="full" maxW="30rem">
            <EntryFiles files={stored.files} title={stored.title} />
          </Box>
        ) : null}
        <FromTheJury lines={stored.jury_lines} />
        <CertificateButton entry={stored} />
        <NextStep shown={shown} isGuardian={isGuardian} />
        <Flex gap="3" wrap="wrap">
          {onChange ? (
            <ChangeButton status={stored.status} isGuardian={isGuardian} onChange={onChange} />
          ) : null}
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
