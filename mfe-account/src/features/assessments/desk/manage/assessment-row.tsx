import type { DeskAssessmentCard } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import { Box, Chip, Flex, Heading, LinkButton, Text } from '@brightyard/ui'
import { DeskRow } from '@brightyard/ui/editor'
import { marksText, questionsText, timeText } from '../../words.ts'
import { agesText, stateWords } from '../desk-words.ts'
import { indianMoment } from '../moment-field.tsx'
import { AssessmentActions } from './assessment-actions.tsx'

function whenOf({ state, opens_at, closes_at }: DeskAssessmentCard): string | null {
  if (state === 'published' && opens_at && Date.parse(opens_at) > Date.now())
    return `Opens ${indianMoment(opens_at)}`
  if (!closes_at || state === 'draft') return null
  return `${state === 'closed' ? 'Closed' : 'Closes'} ${indianMoment(closes_at)}`
}

const kidsText = (count: number) => (count === 1 ? '1 kid' : `${count} kids`)

/** An assessment: where it is, how large, how many have handed in, and what can be done with it. */
export function AssessmentRow({ card }: { card: DeskAssessmentCard }) {
  const { id, title, state, questions, marks, minutes, assigned, handed_in } = card
  const name = title || 'An assessment without a title'
  const { text, colour } = stateWords[state]
  const when = whenOf(card)
  const size = [
    questionsText(questions),
    marksText(marks),
    ...(minutes === null ? [] : [timeText(minutes)]),
  ]
  return (
    <DeskRow
      colour={colour}
      actionGap="3"
      actions={
        <>
          {state === 'draft' ? (
            <LinkButton asChild size="sm" minH="2.75rem" variant="outline">
              <Link to={assessmentDeskPaths.edit.to({ id })} aria-label={`Go on with ${name}`}>
                Go on
              </Link>
            </LinkButton>
          ) : (
            <Text fontSize="sm" textAlign={{ md: 'end' }} lineHeight="1.3">
              <Box as="span" display="block" fontWeight="bold">
                {handed_in} handed in
              </Box>
              <Box as="span" color="fg.muted">
                {assigned === 0 ? 'Not assigned yet' : `for ${kidsText(assigned)}`}
              </Box>
            </Text>
          )}
          {state !== 'draft' && (
            <LinkButton asChild size="sm" minH="2.75rem" variant="outline">
              <Link
                to={assessmentDeskPaths.results.to({ id })}
                aria-label={`Assign and results: ${name}`}
              >
                Assign and results
              </Link>
            </LinkButton>
          )}
          <AssessmentActions card={card} name={name} />
        </>
      }
    >
      <Flex gap="2" wrap="wrap" mb="2">
        <Chip colorPalette={colour}>{text}</Chip>
        {card.subject ? <Chip tone="outline">{card.subject}</Chip> : null}
        <Chip tone="outline">{agesText(card)}</Chip>
        {card.is_for_candidates && (
          <Chip colorPalette="sun">
            {card.fee_in_paise > 0
              ? `Candidates pay ${formatPrice(card.fee_in_paise)}`
              : 'Open to candidates'}
          </Chip>
        )}
      </Flex>
      <Heading as="h2" size="sm" overflowWrap="anywhere">
        <Link to={assessmentDeskPaths.edit.to({ id })}>{name}</Link>
      </Heading>
      <Text mt="1" fontSize="sm">
        {size.join(' · ')}
      </Text>
      <Text color="fg.muted" fontSize="sm">
        {when && `${when} · `}
        {card.owner_name} · Changed <DateTime iso={card.changed_at} show="relative" />
      </Text>
    </DeskRow>
  )
}
