import type { WebFormCard } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { DateTime, formatDate, Link } from '@brightyard/runtime'
import { Box, Card, Chip, Flex, Heading, LinkButton, Text } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { classWords } from '../../forms/class-label.ts'

interface Props {
  card: WebFormCard
  /** In the list of what was sent: leads to what was answered. */
  wasSent: boolean
}

/** A form as a slip of paper: the day it closes to tear off, and what it is. */
export function FormSlip({ card, wasSent }: Props) {
  const { slug, title, lead, state, is_once, questions, room_name, class_name } = card
  const isDone = card.answers > 0 && (is_once || wasSent)
  const to = contentPaths.webForm.to(
    { slug },
    wasSent ? { answer: card.last_reference } : undefined,
  )
  return (
    <Card
      as="li"
      flexDirection={{ base: 'column', sm: 'row' }}
      overflow="hidden"
      colorPalette={isDone ? 'success' : state === 'open' ? 'brand' : 'neutral'}
    >
      <Stub card={card} />
      <Box
        flex="1"
        minW="0"
        px={{ base: '5', md: '6' }}
        py="5"
        borderColor="border"
        borderStyle="dashed"
        borderTopWidth={{ base: '2px', sm: '0' }}
        borderInlineStartWidth={{ base: '0', sm: '2px' }}
      >
        {room_name && (
          <Text fontSize="sm" fontWeight="semibold" color="brand.fg">
            {room_name}
          </Text>
        )}
        <Heading as="h2" size="sm">
          {title}
        </Heading>
        <Text mt="1" color="fg.muted" maxW="prose">
          {lead}
        </Text>
        <Flex mt="3" gap="2" wrap="wrap" align="center">
          {class_name && <Chip colorPalette="brand">For {classWords(class_name)}</Chip>}
          <Chip>{questions === 1 ? '1 question' : `${questions} questions`}</Chip>
          {is_once && <Chip>One answer each</Chip>}
          <Status card={card} />
        </Flex>
        <Box mt="4">
          <LinkButton asChild size="sm" variant={isDone || state !== 'open' ? 'outline' : 'solid'}>
            <Link to={to} aria-label={`${actionOf(card, isDone)}: ${title}`}>
              {actionOf(card, isDone)}
            </Link>
          </LinkButton>
        </Box>
      </Box>
    </Card>
  )
}

function actionOf({ state, has_draft, answers }: WebFormCard, isDone: boolean) {
  if (isDone) return 'See what you sent'
  if (state !== 'open') return 'See the form'
  if (has_draft) return 'Go on with your draft'
  return answers > 0 ? 'Fill it in again' : 'Fill it in'
}

/** What this person has done about it. */
function Status({ card: { answers, last_sent_at, has_draft } }: { card: WebFormCard }) {
  if (answers > 0 && last_sent_at)
    return (
      <Chip colorPalette="learn">
        Sent <DateTime iso={last_sent_at} />
        {answers > 1 ? `, ${answers} times` : ''}
      </Chip>
    )
  return has_draft ? <Chip colorPalette="sun">Draft saved</Chip> : <Chip>Not answered</Chip>
}

/** The end of the slip: when it closes. */
function Stub({ card: { state, opens_at, closes_at } }: { card: WebFormCard }) {
  const date = state === 'scheduled' ? opens_at : closes_at
  if (state === 'full') return <StubFrame middle="Full" bottom="No more answers" />
  if (!date)
    return state === 'closed' ? (
      <StubFrame middle="Closed" bottom="No more answers" />
    ) : (
      <StubFrame middle="Open" bottom="No closing date" />
    )
  const words = state === 'scheduled' ? 'Opens' : state === 'closed' ? 'Closed' : 'Closes'
  // By India's clock, as the form itself says.
  const [day, ...month] = formatDate(date).split(' ')
  return <StubFrame top={words} middle={day} bottom={month.join(' ')} isDay />
}

const StubFrame = ({
  top,
  middle,
  bottom,
  isDay = false,
}: {
  top?: string
  middle: ReactNode
  bottom?: ReactNode
  isDay?: boolean
}) => (
  <Flex
    direction={{ base: 'row', sm: 'column' }}
    align="center"
    justify={{ base: 'flex-start', sm: 'center' }}
    columnGap="2"
    flexShrink={0}
    width={{ base: 'full', sm: '9rem' }}
    px="4"
    py={{ base: '2', sm: '5' }}
    bg="colorPalette.subtle"
    color="colorPalette.fg"
    textAlign="center"
  >
    {top && (
      <Text fontSize="sm" fontWeight="bold">
        {top}
      </Text>
    )}
    <Text
      fontFamily="heading"
      fontWeight="bold"
      fontSize={isDay ? { base: 'md', sm: '4xl' } : { base: 'md', sm: 'xl' }}
      lineHeight="tight"
    >
      {middle}
    </Text>
    {bottom && <Text fontSize="sm">{bottom}</Text>}
  </Flex>
)
