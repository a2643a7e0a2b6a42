import type { DeskAssessmentCard } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import { Box, Chip, Flex, Heading, LinkButton, Text } from '@brightyard/ui'
import { DeskRow } from '@brightyard/ui/editor'
import { useNow } from '../../../../time/use-now.ts'
import { marksText, questionsText, timeText } from '../../words.ts'
import { agesText, stateWords } from '../desk-words.ts'
import { AssessmentActions } from './assessment-actions.tsx'

/** The one moment that matters next; of what has passed the day is enough. */
function When({ card: { state, opens_at, closes_at } }: { card: DeskAssessmentCard }) {
  const now = useNow().getTime()
  const isToOpen = state === 'published' && opens_at && Date.parse(opens_at) > now
  const iso = isToOpen ? opens_at : closes_at
  if (!iso || state === 'draft') return null
  const isOver = Date.parse(iso) <= now
  if (state === 'closed' && !isOver) return null // closed by hand, before its time
  return (
    <>
      {`${isToOpen ? 'Opens' : isOver ? 'Closed' : 'Closes'} `}
      <DateTime iso={iso} show={isOver ? 'day' : 'moment'} zone="home" />
      {' · '}
    </>
  )
}

/** An assessment: where it is, how large, how many have handed in, and what can be done with it. */
export function AssessmentRow({ card }: { card: DeskAssessmentCard }) {
  const { id, title, state, questions, marks, minutes, assigned, handed_in } = card
  const name = title || 'An assessment without a title'
  const { text, colour } = stateWords[state]
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
            <Text
              flexBasis={{ base: '100%', md: 'auto' }}
              fontSize="sm"
              textAlign={{ md: 'end' }}
              lineHeight="1.3"
            >
              <Box
                as="span"
                display={{ md: 'block' }}
                me={{ base: '1', md: '0' }}
                fontWeight="bold"
              >
                {assigned === 0 ? 'Nobody has it yet' : `${handed_in} of ${assigned}`}
              </Box>
              <Box as="span" color="fg.muted">
                {assigned === 0 ? 'Assign it' : 'handed in'}
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
        <When card={card} />
        {card.owner_name} · Changed <DateTime iso={card.changed_at} show="relative" />
      </Text>
    </DeskRow>
  )
}
