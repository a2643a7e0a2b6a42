import { entryConsent, type OwnEntry } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { talentboxPaths } from '@brightyard/contract/paths'
import { failureSentence, Link } from '@brightyard/runtime'
import { Box, Button, LinkButton, Notice, Text } from '@brightyard/ui'
import { Checkbox } from '@brightyard/ui/form'
import { useState } from 'react'
import { noRefundWords } from '../../campaign/campaign-facts.ts'
import { placeWords } from '../../stage/place-words.ts'
import type { EntryWork } from './use-entry.ts'

/** What an entry waits for, and what came of it. */
export function NextStep({ shown, isGuardian }: { shown: EntryWork; isGuardian: boolean }) {
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
            agreeing.mutate({
              id: draft.stored.id,
              consent_version: entryConsent.version,
              updated_at: draft.stored.updated_at,
            })
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
