import { exportItemAnalysis } from '@brightyard/contract/calls'
import type { AssessmentRun, ItemAnalysis } from '@brightyard/contract/entities'
import { useMutation, useQuery } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Card, chakra, EmptyState, Flex, Section, Span, Stack, Text } from '@brightyard/ui'
import { CsvButton, csvOutcome } from '../../../documents/csv-button.tsx'
import { QueryBoundary } from '../../../loading/query-boundary.tsx'
import { ItemCard } from './item-card.tsx'
import { flagWords, peopleText, shareText } from './results-words.ts'
import { analysisQuery } from './results.queries.ts'

const isBad = ({ flags }: ItemAnalysis) => flags.some((flag) => flag !== 'easy')

/** Which questions were no good, at one look; then each with its figures. */
export function QuestionsPart({ run }: { run: AssessmentRun }) {
  const query = useQuery(analysisQuery(run.id))
  const exporting = useMutation({
    ...mutationOf(exportItemAnalysis),
    ...csvOutcome(() => 'The analysis is saved.'),
  })
  return (
    <QueryBoundary query={query} what="the analysis" lines={10}>
      {({ attempts, least, data }) =>
        data.length === 0 ? (
          <EmptyState level={2} title="Too few for an analysis">
            {`${peopleText(attempts)} ${attempts === 1 ? 'has' : 'have'} handed in. From ${least} people on you see here how each question did.`}
          </EmptyState>
        ) : (
          <Stack gap="7">
            <Overview items={data} attempts={attempts} />
            <Section
              title="Question by question"
              headingSize="md"
              viewAll={
                <CsvButton
                  busy={exporting.isPending}
                  disabled={false}
                  onClick={() => exporting.mutate({ id: run.id })}
                />
              }
            >
              <Stack as="ol" listStyleType="none" gap="5">
                {data.map((item) => (
                  <ItemCard key={item.id} item={item} attempts={attempts} />
                ))}
              </Stack>
            </Section>
          </Stack>
        )
      }
    </QueryBoundary>
  )
}

/** A column for each question: how much of its marks was earned; those to look at are marked. */
function Overview({ items, attempts }: { items: readonly ItemAnalysis[]; attempts: number }) {
  const bad = items.filter(isBad)
  return (
    <Card variant="tinted" p={{ base: '4', md: '6' }}>
      <Text fontSize={{ base: 'lg', md: 'xl' }} fontWeight="bold">
        {bad.length === 0
          ? 'Every question did its work.'
          : bad.length === 1
            ? '1 question is worth a look.'
            : `${bad.length} of ${items.length} questions are worth a look.`}
      </Text>
      <Text color="fg.muted" mb="4">
        {`From the first attempt of ${peopleText(attempts)}. The columns show how much of the marks was earned.`}
      </Text>
      <Flex as="ul" listStyleType="none" gap="1" align="flex-end" overflowX="auto" pb="1">
        {items.map((item) => (
          <Column key={item.id} item={item} />
        ))}
      </Flex>
    </Card>
  )
}

const Column = ({ item }: { item: ItemAnalysis }) => (
  <chakra.li flex="1 0 2.75rem" maxW="5rem">
    <chakra.a
      href={`#question-${item.id}`}
      display="flex"
      flexDirection="column"
      justifyContent="flex-end"
      alignItems="center"
      height="9rem"
      textDecoration="none"
      colorPalette={isBad(item) ? 'shop' : 'learn'}
    >
      <Span fontSize="sm" aria-hidden>
        {shareText(item.difficulty)}
      </Span>
      <Box
        aria-hidden
        width="full"
        borderTopRadius="md"
        bg="colorPalette.solid"
        style={{ height: `${Math.max(2, item.difficulty * 65)}%` }}
      />
      <Span fontWeight="bold" color={isBad(item) ? 'colorPalette.fg' : 'fg'}>
        <Span srOnly>Question </Span>
        {item.number}
        {isBad(item) && <Span aria-hidden>!</Span>}
        <Span srOnly>
          {`: ${shareText(item.difficulty)} of the marks${item.flags.map((flag) => `, ${flagWords[flag].label}`).join('')}`}
        </Span>
      </Span>
    </chakra.a>
  </chakra.li>
)
