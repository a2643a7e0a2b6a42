import { type AssessmentRun, firstNameOf, type TakerAnswers } from '@brightyard/contract/entities'
import { Link, useQuery } from '@brightyard/runtime'
import { Card, Chip, Flex, Heading, LinkButton, Section, Stack, Text } from '@brightyard/ui'
import { ArrowLeftIcon } from '@brightyard/ui/icons'
import { useEffect, useRef } from 'react'
import { QueryBoundary } from '../../../loading/query-boundary.tsx'
import { AttemptFacts } from '../attempt-facts.tsx'
import { Judged } from '../responses.tsx'
import { scoreText } from '../words.ts'
import { addressOf, answersQuery, type View } from './results.queries.ts'

interface Props {
  run: AssessmentRun
  view: View
  attempt: number
}

/** One person's answers in full, in the order in which they were written. */
export function TakerAnswersView({ run, view, attempt }: Props) {
  const query = useQuery(answersQuery(attempt))
  return (
    <Stack gap="5">
      <Flex>
        <LinkButton asChild variant="plain" startIcon={<ArrowLeftIcon size={20} aria-hidden />}>
          <Link to={addressOf(run.id, { ...view, attempt: undefined })}>Everybody’s results</Link>
        </LinkButton>
      </Flex>
      <QueryBoundary query={query} what="the answers" lines={10}>
        {(answers) => <Whole key={answers.attempt.id} run={run} view={view} answers={answers} />}
      </QueryBoundary>
    </Stack>
  )
}

function Whole({ run, view, answers }: { run: AssessmentRun; view: View; answers: TakerAnswers }) {
  const { taker, login_id, class_name, attempt, others, sections, questions } = answers
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const firstName = firstNameOf(taker.name)
  return (
    <>
      <Card variant="tinted" p={{ base: '4', md: '6' }}>
        <Heading as="h2" size="lg" ref={heading} tabIndex={-1} overflowWrap="anywhere">
          {taker.name}
        </Heading>
        <Text color="fg.muted" mb="4">
          {[class_name, login_id].filter(Boolean).join(', ')}
        </Text>
        <Text fontSize="xl" fontWeight="bold" mb="4">
          {scoreText(attempt.score ?? 0, attempt.marks)}
        </Text>
        <AttemptFacts attempt={attempt} />
        {others.length > 1 && (
          <Flex as="nav" aria-label="Attempts" gap="2" wrap="wrap" mt="4">
            {others.map(({ id, number, score }) => (
              <Chip key={id} asChild size="md" tone={id === attempt.id ? 'solid' : 'outline'}>
                <Link
                  to={addressOf(run.id, { ...view, attempt: id })}
                  {...(id === attempt.id ? { 'aria-current': 'page' as const } : {})}
                >
                  {`Attempt ${number}: ${scoreText(score, attempt.marks)}`}
                </Link>
              </Chip>
            ))}
          </Flex>
        )}
      </Card>
      {sections.map((section) => (
        <Section
          key={section.id}
          title={section.title}
          headingSize="md"
          intro={scoreText(section.score ?? 0, section.marks)}
        >
          <Stack as="ol" listStyleType="none" gap="4">
            {questions
              .filter((question) => question.section_id === section.id)
              .map((question) => (
                <Judged key={question.id} question={question} showsAnswers name={firstName} />
              ))}
          </Stack>
        </Section>
      ))}
    </>
  )
}
