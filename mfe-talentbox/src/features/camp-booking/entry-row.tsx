import type { OwnEntry } from '@brightyard/contract/entities'
import { accountPaths, talentboxPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import { Chip, Link as StyledLink, LinkButton, Text } from '@brightyard/ui'
import { CertificateButton } from '../../stage/certificate-button.tsx'
import { ViewerTime } from '../../stage/deadline.tsx'
import { statusWords } from '../../stage/entry-status.ts'
import { FromTheJury } from '../../stage/from-the-jury.tsx'
import { placeWords } from '../../stage/place-words.ts'
import { Stop } from './trail-stop.tsx'

/** What an entry waits for, where this person can do it. */
export function nextStepOf(entry: OwnEntry, isGuardian: boolean): string | null {
  const { status, may_change } = entry
  if (status === 'draft') return may_change ? 'Finish it' : null
  if (status === 'refused') return may_change ? 'Change it' : null
  if (!isGuardian) return null
  if (status === 'needs_consent') return 'Agree now'
  return status === 'needs_payment' && may_change ? 'Pay the fee' : null
}

interface EntryRowProps {
  entry: OwnEntry
  /** On the button that leads to it. */
  step: string | null
  /** Receipts are opened by guardians alone. */
  isGuardian: boolean
}

/** An entry of a kid in a campaign, with its result once there is one. */
export function EntryRow({ entry, step, isGuardian }: EntryRowProps) {
  const { id, kid, title, status, campaign, place, order_code, paid_at, number } = entry
  const what = `${title || 'Without a title'}, ${kid}`
  return (
    <Stop
      title={
        <StyledLink asChild variant="quiet">
          <Link to={talentboxPaths.submission.to({}, { entry: id })}>
            {title || 'Without a title'}
          </Link>
        </StyledLink>
      }
      chips={
        place === null ? (
          <Chip tone={step ? 'solid' : 'soft'} {...(step ? { colorPalette: 'sun' } : {})}>
            {statusWords[status]}
          </Chip>
        ) : (
          <Chip tone="solid" colorPalette="sun">
            {placeWords(place)}
          </Chip>
        )
      }
      links={
        <>
          {step ? (
            <LinkButton asChild size="sm">
              <Link
                to={talentboxPaths.submission.to({}, { entry: id })}
                aria-label={`${step}: ${what}`}
              >
                {step}
              </Link>
            </LinkButton>
          ) : null}
          <LinkButton asChild size="sm" variant="soft">
            <Link
              to={talentboxPaths.campaign.to({ slug: campaign.slug })}
              aria-label={`Campaign: ${what}`}
            >
              {campaign.phase === 'closed' ? 'See the winners' : 'See the campaign'}
            </Link>
          </LinkButton>
          {isGuardian && order_code && paid_at ? (
            <LinkButton asChild size="sm" variant="outline">
              <Link
                to={accountPaths.transaction.to({ id: order_code })}
                aria-label={`Receipt: ${what}`}
              >
                Receipt
              </Link>
            </LinkButton>
          ) : null}
        </>
      }
    >
      <Text>
        {kid} in {campaign.title}
      </Text>
      <Text color="fg.muted">
        {number ? `${number} · ` : ''}
        {step ? (
          <>
            Entries close <ViewerTime iso={campaign.ends_at} />
          </>
        ) : (
          <DateTime iso={entry.updated_at} show="day" />
        )}
        {campaign.phase === 'judging' ? ' · The jury is looking' : ''}
      </Text>
      <FromTheJury lines={entry.jury_lines} />
      <CertificateButton entry={entry} />
    </Stop>
  )
}
