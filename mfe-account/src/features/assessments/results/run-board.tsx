import { type AssessmentRun, type TakerState, takerStates } from '@brightyard/contract/entities'
import { DateTime, Link } from '@brightyard/runtime'
import { Box, Card, chakra, Flex, Grid, Notice, Span, Text } from '@brightyard/ui'
import { marksText, questionsText, timeText } from '../words.ts'
import { peopleText, stateNames } from './results-words.ts'
import { addressOf } from './results.queries.ts'

/** The one sentence that a teacher wants first. */
export function missingText({ running, not_started, missed, handed_in }: AssessmentRun['counts']) {
  const all = running + not_started + missed + handed_in
  if (all === 0) return 'Nobody has it yet.'
  if (handed_in === all) return `All ${all} have handed in.`
  const rest = [
    running > 0 ? `${running} ${running === 1 ? 'is' : 'are'} answering now` : '',
    not_started > 0 ? `${not_started} ${not_started === 1 ? 'has' : 'have'} not started` : '',
    missed > 0 ? `${missed} did not take it` : '',
  ].filter(Boolean)
  return `${handed_in} of ${all} ${handed_in === 1 ? 'has' : 'have'} handed in: ${rest.join(', ')}.`
}

/** How it goes, at one look: a bar of everybody, in which who is missing is a hole. */
export function RunBoard({ run }: { run: AssessmentRun }) {
  const { counts, state } = run
  const shown = takerStates.filter((one) => counts[one] > 0)
  return (
    <Card variant="tinted" p={{ base: '4', md: '6' }} mb="6">
      <Text fontSize={{ base: 'lg', md: 'xl' }} fontWeight="bold" mb="3">
        {missingText(counts)}
      </Text>
      {shown.length > 0 && (
        <Flex aria-hidden height="4" borderRadius="full" overflow="hidden" gap="0.5" mb="3">
          {(['handed_in', 'running', 'not_started', 'missed'] as const).map((one) =>
            counts[one] > 0 ? (
              <Box
                key={one}
                colorPalette={stateNames[one].colour}
                bg={one === 'not_started' ? 'bg' : 'colorPalette.solid'}
                borderWidth={one === 'not_started' ? '2px' : '0'}
                borderStyle="dashed"
                borderColor="border.control"
                minW="2"
                flexGrow={counts[one]}
              />
            ) : null,
          )}
        </Flex>
      )}
      <Flex as="ul" listStyleType="none" columnGap="5" rowGap="1" wrap="wrap">
        {shown.map((one) => (
          <li key={one}>
            <StateLink id={run.id} state={one} people={counts[one]} />
          </li>
        ))}
      </Flex>
      <Facts run={run} />
      {state !== 'published' && (
        <Box mt="4">
          <Notice tone="info">
            {state === 'draft'
              ? 'This is a draft: it can be assigned once it is published.'
              : 'This assessment is closed. What was handed in stays here.'}
          </Notice>
        </Box>
      )}
    </Card>
  )
}

const StateLink = ({ id, state, people }: { id: number; state: TakerState; people: number }) => (
  <Flex align="center" gap="2" minH="2.75rem">
    <Span
      aria-hidden
      boxSize="3"
      borderRadius="full"
      colorPalette={stateNames[state].colour}
      bg={state === 'not_started' ? 'transparent' : 'colorPalette.solid'}
      borderWidth={state === 'not_started' ? '2px' : '0'}
      borderStyle="dashed"
      borderColor="border.control"
    />
    <Link to={addressOf(id, { state })} preventScrollReset>
      {stateNames[state].label}
      <Span srOnly>: {peopleText(people)}</Span>
    </Link>
    <Span aria-hidden fontWeight="bold">
      {people}
    </Span>
  </Flex>
)

function Facts({ run }: { run: AssessmentRun }) {
  const { minutes, questions, marks, attempts_allowed, opens_at, closes_at } = run
  return (
    <Grid
      as="dl"
      templateColumns="repeat(auto-fit, minmax(9rem, 1fr))"
      gap="3"
      mt="4"
      pt="4"
      borderTopWidth="1px"
      borderColor="border"
      fontSize="sm"
    >
      <Fact name="Paper">{`${questionsText(questions)}, ${marksText(marks)}`}</Fact>
      <Fact name="Time">
        {timeText(minutes)}
        {attempts_allowed > 1 ? `, ${attempts_allowed} attempts` : ''}
      </Fact>
      <Fact name="Opens">
        {opens_at ? <DateTime iso={opens_at} show="moment" zone="home" /> : 'At once'}
      </Fact>
      <Fact name="Closes for the last one">
        {closes_at ? <DateTime iso={closes_at} show="moment" zone="home" /> : 'Never by itself'}
      </Fact>
    </Grid>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <Box>
    <chakra.dt color="fg.muted">{name}</chakra.dt>
    <chakra.dd fontWeight="semibold">{children}</chakra.dd>
  </Box>
)
