import type { OwnEntry, SessionUser } from '@brightyard/contract/entities'
import { useLocation, useQuery } from '@brightyard/runtime'
import {
  Box,
  Container,
  ErrorState,
  Grid,
  LiveRegion,
  Notice,
  SkeletonLines,
  Stack,
  Text,
} from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'
import { payingWords } from '../../campaign/campaign-facts.ts'
import { Rules } from '../../stage/brief.tsx'
import { ViewerTime } from '../../stage/deadline.tsx'
import { campaignQuery, ownEntryQuery } from '../../stage/talent.queries.ts'
import { BackstageBand } from '../../stage/backstage-band.tsx'
import { BegunState } from './begun-state.ts'
import { EntryConflict } from './entry-conflict.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryTicket } from './entry-ticket.tsx'
import { OpeningEntry, openingRoom } from './opening-entry.tsx'
import { useEntry } from './use-entry.ts'
import { Withdraw } from './withdraw.tsx'

/** One entry of a family: written, sent, followed, withdrawn. */
export function EntryDesk({ user, id }: { user: SessionUser; id: number }) {
  const entry = useQuery(ownEntryQuery(user.id, id))
  if (entry.error instanceof Response) throw entry.error
  if (entry.data) return <Desk first={entry.data} user={user} />
  return <OpeningEntry query={entry} />
}

/** Somebody who has just begun goes on at the heading of the draft: the button that they pressed is gone. */
function useFocusOfBegun() {
  const state: unknown = useLocation().state
  const isBegun = BegunState.safeParse(state).success
  useEffect(() => {
    if (isBegun) document.querySelector<HTMLElement>('[data-page-heading]')?.focus()
  }, [isBegun])
}

function Desk({ first, user }: { first: OwnEntry; user: SessionUser }) {
  const shown = useEntry(first, user)
  const { stored } = shown.draft
  const isDraft = stored.status === 'draft'
  useFocusOfBegun()
  const [isChanging, setChanging] = useState(shown.isLeftOver)
  const campaign = useQuery(campaignQuery(stored.campaign.slug))
  const ticket = useRef<HTMLHeadingElement>(null)
  const isWritten = (isDraft || isChanging) && stored.may_change
  const change = () => {
    shown.endCelebration()
    setChanging(true)
  }
  return (
    <>
      <BackstageBand title={stored.campaign.title}>
        <Text mt="2" fontSize="lg">
          {stored.campaign.phase === 'open' || isDraft ? (
            <>
              {stored.kid} enters. Entries close <ViewerTime iso={stored.campaign.ends_at} />.{' '}
              {isDraft ? payingWords(stored.fee_in_paise) : null}
            </>
          ) : (
            <>
              {stored.kid} entered.{' '}
              {stored.campaign.phase === 'closed'
                ? 'The jury has decided.'
                : 'Entries are closed, and the jury is looking at them.'}
            </>
          )}
        </Text>
      </BackstageBand>
      <Container
        py={{ base: '6', md: '10' }}
        minH={isWritten && campaign.isPending ? openingRoom : undefined}
      >
        <Grid templateColumns={{ base: '1fr', lg: '1.7fr 1fr' }} gap={{ base: '8', lg: '12' }}>
          <Stack gap="6" minW="0">
            {isDraft ? null : (
              <EntryTicket
                shown={shown}
                user={user}
                heading={ticket}
                isWritten={isWritten}
                {...(stored.may_change && !isChanging ? { onChange: change } : {})}
              />
            )}
            {isWritten ? (
              campaign.data ? (
                <EntryForm
                  shown={shown}
                  user={user}
                  campaign={campaign.data}
                  onDone={() => {
                    setChanging(false)
                    ticket.current?.focus()
                  }}
                />
              ) : campaign.isError ? (
                <ErrorState
                  title="We could not load the rules of the campaign"
                  onRetry={() => void campaign.refetch()}
                  retrying={campaign.isFetching}
                />
              ) : (
                <SkeletonLines label="Loading the rules of the campaign" lines={8} />
              )
            ) : isDraft ? (
              <Notice tone="warning" title="Entries are closed">
                This draft was not sent in time. You can delete it below.
              </Notice>
            ) : null}
            {stored.may_withdraw ? <Withdraw shown={shown} /> : null}
          </Stack>
          <Box as="aside">{campaign.data ? <Rules rules={campaign.data.rules} /> : null}</Box>
        </Grid>
      </Container>
      <LiveRegion>{shown.draft.isWrong ? shown.draft.sentence : ''}</LiveRegion>
      <EntryConflict shown={shown} />
    </>
  )
}
