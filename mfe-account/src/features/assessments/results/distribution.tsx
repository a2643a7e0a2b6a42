import type { AssessmentRun } from '@brightyard/contract/entities'
import { Box, chakra, Flex, Span, Text, VisuallyHidden } from '@brightyard/ui'
import { peopleText, percentText } from './results-words.ts'

const rangeOf = (bin: number) => (bin === 9 ? '90 to 100 %' : `${bin * 10} to ${bin * 10 + 9} %`)

interface Props {
  scores: NonNullable<AssessmentRun['scores']>
  passPercent: number | null
}

/** How the marks are spread, as bars for the eyes and as a list for everybody else. */
export function Distribution({ scores, passPercent }: Props) {
  const { bins } = scores
  const most = Math.max(...bins)
  return (
    <chakra.figure>
      <chakra.figcaption fontWeight="semibold" mb="3">
        How the marks are spread
      </chakra.figcaption>
      <VisuallyHidden>
        <ul>
          {bins.map((people, bin) =>
            people > 0 ? (
              <li key={rangeOf(bin)}>{`${rangeOf(bin)}: ${peopleText(people)}`}</li>
            ) : null,
          )}
        </ul>
      </VisuallyHidden>
      <Flex aria-hidden gap="1" align="flex-end" height="8rem" position="relative">
        {bins.map((people, bin) => (
          <Flex
            key={rangeOf(bin)}
            direction="column"
            justify="flex-end"
            align="center"
            flex="1"
            height="full"
          >
            <Text fontSize="sm" fontWeight="bold">
              {people > 0 ? people : ''}
            </Text>
            <Box
              width="full"
              borderTopRadius="md"
              colorPalette={passPercent !== null && bin * 10 + 10 <= passPercent ? 'shop' : 'learn'}
              bg={people > 0 ? 'colorPalette.solid' : 'border'}
              style={{ height: people > 0 ? `${(people / most) * 75}%` : '2px' }}
            />
          </Flex>
        ))}
      </Flex>
      <Flex aria-hidden justify="space-between" fontSize="sm" color="fg.muted" mt="1">
        <Span>0 %</Span>
        <Span>50 %</Span>
        <Span>100 %</Span>
      </Flex>
      <Text fontSize="sm" mt="2">
        {`Average ${percentText(scores.average_percent)}, and half have ${percentText(scores.median_percent)} or more.`}
      </Text>
    </chakra.figure>
  )
}
