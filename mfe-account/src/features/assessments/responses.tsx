import type { AttemptResult, JudgedQuestion } from '@brightyard/contract/entities'
import { formatNumber, pictureProps, useQuery } from '@brightyard/runtime'
import {
  Box,
  Card,
  Chip,
  Flex,
  Heading,
  Notice,
  PageHeading,
  Picture,
  Section,
  Stack,
  Text,
} from '@brightyard/ui'
import { CandidateSignOut } from '../../candidate/leave-button.tsx'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { resultQuery } from './assessment.queries.ts'
import { AttemptFacts } from './attempt-facts.tsx'
import { answerText, marksText, reviewText, scoreText } from './words.ts'
import { Trail } from './trail.tsx'

/** What was answered; what was right, and why, as far as the review setting shows it. */
export function Responses({ attempt, kid }: { attempt: number; kid: number | undefined }) {
  const query = useQuery(resultQuery(attempt))
  return (
    <QueryBoundary query={query} what="the answers" lines={10}>
      {(result) => <Result result={result} kid={kid} />}
    </QueryBoundary>
  )
}

function Result({ result, kid }: { result: AttemptResult; kid: number | undefined }) {
  const { assessment_id: id, title, taker, attempt, review, sections, questions } = result
  const showsAnswers = attempt.state === 'evaluated' && review === 'answers'
  return (
    <>
      <PageHeading
        trail={<Trail id={id} title={title} kid={kid} current="Answers" />}
        intro={attempt.score === null ? 'What you have handed in.' : undefined}
        actions={<CandidateSignOut taker={taker} />}
      >
        {attempt.score === null
          ? `${title}: your answers`
          : scoreText(attempt.score, attempt.marks)}
      </PageHeading>
      <Stack gap="8">
        <Card variant="tinted" p={{ base: '5', md: '6' }}>
          <AttemptFacts attempt={attempt} />
        </Card>
        {showsAnswers ? null : <Notice tone="info">{reviewText(result)}</Notice>}
        {sections.map((section) => (
          <Section
            key={section.id}
            title={section.title}
            headingSize="md"
            intro={
              section.score === null
                ? marksText(section.marks)
                : scoreText(section.score, section.marks)
            }
          >
            <Stack as="ol" listStyleType="none" gap="4">
              {questions
                .filter((question) => question.section_id === section.id)
                .map((question) => (
                  <Judged key={question.id} question={question} showsAnswers={showsAnswers} />
                ))}
            </Stack>
          </Section>
        ))}
      </Stack>
    </>
  )
}

function Verdict({ question: { is_right, score, marks } }: { question: JudgedQuestion }) {
  const [words, palette] =
    is_right === null
      ? (['Not answered', 'neutral'] as const)
      : is_right
        ? (['Right', 'learn'] as const)
        : (score ?? 0) > 0
          ? (['Partly right', 'sun'] as const)
          : (['Not right', 'shop'] as const)
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Chip colorPalette={palette}>{words}</Chip>
      <Text fontSize="sm" color="fg.muted">
        {`${formatNumber(score ?? 0, 1)} of ${formatNumber(marks, 2)}`}
      </Text>
    </Flex>
  )
}

interface JudgedProps {
  question: JudgedQuestion
  showsAnswers: boolean
  /** Whose answers they are, for who reads those of somebody else. */
  name?: string
}

/** One question with what was answered, and what became of it. */
export function Judged({ question, showsAnswers, name }: JudgedProps) {
  const { number, text, picture, given, right, is_right, explanation } = question
  const own = answerText(question, given)
  return (
    <Card as="li" p={{ base: '4', md: '5' }}>
      <Flex gap="3" justify="space-between" wrap="wrap" mb="2">
        <Heading as="h3" size="sm" flex="1 1 14rem" whiteSpace="pre-line" overflowWrap="anywhere">
          {`${number}. ${text}`}
        </Heading>
        {showsAnswers ? <Verdict question={question} /> : null}
      </Flex>
      {picture ? (
        <Picture {...pictureProps(picture)} borderRadius="lg" mb="3" maxW="20rem" />
      ) : null}
      <Stack gap="1">
        <Text overflowWrap="anywhere">
          {own
            ? `${name ? `${name}’s` : 'Your'} answer: ${own}`
            : `${name ?? 'You'} left this out.`}
        </Text>
        {showsAnswers && right && is_right !== true ? (
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {`Right: ${answerText(question, right)}`}
          </Text>
        ) : null}
        {explanation ? (
          <Box borderInlineStartWidth="3px" borderColor="colorPalette.solid" ps="3" mt="2">
            <Text whiteSpace="pre-line">{explanation}</Text>
          </Box>
        ) : null}
      </Stack>
    </Card>
  )
}
