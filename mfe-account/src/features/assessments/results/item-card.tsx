import type { ItemAnalysis } from '@brightyard/contract/entities'
import { formatNumber, pictureProps } from '@brightyard/runtime'
import { Box, Card, chakra, Flex, Grid, Heading, Picture, Span, Stack, Text } from '@brightyard/ui'
import { CheckIcon } from '@brightyard/ui/icons'
import { marksText } from '../words.ts'
import { flagWords, shareText, tellsApart } from './results-words.ts'

interface Props {
  item: ItemAnalysis
  attempts: number
}

/** One question: what to look at, its figures in words, and what people answered. */
export function ItemCard({ item, attempts }: Props) {
  const { id, number, text, picture, section, marks, difficulty, discrimination, skipped, flags } =
    item
  return (
    <Card
      as="li"
      id={`question-${id}`}
      tabIndex={-1}
      p={{ base: '4', md: '6' }}
      scrollMarginTop="6rem"
    >
      <Text fontSize="sm" color="fg.muted">{`${section}, ${marksText(marks)}`}</Text>
      <Heading as="h3" size="sm" mb="3" whiteSpace="pre-line" overflowWrap="anywhere">
        {`${number}. ${text}`}
      </Heading>
      {picture && <Picture {...pictureProps(picture)} borderRadius="lg" mb="3" maxW="14rem" />}
      {flags.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="2" mb="4">
          {flags.map((flag) => (
            <Box
              as="li"
              key={flag}
              colorPalette={flag === 'easy' ? 'learn' : 'shop'}
              bg="colorPalette.subtle"
              borderRadius="lg"
              px="4"
              py="3"
            >
              <Text fontWeight="bold" color="colorPalette.fg">
                {flagWords[flag].label}
              </Text>
              <Text>{flagWords[flag].advice}</Text>
            </Box>
          ))}
        </Stack>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' }}
        gap={{ base: '4', md: '8' }}
      >
        <chakra.dl display="grid" gap="3" alignContent="start">
          <Figure name="Marks earned">{shareText(difficulty)}</Figure>
          <Figure name="Tells strong from weak">
            {tellsApart(discrimination)}
            {discrimination !== null && (
              <Span color="fg.muted" fontWeight="normal">
                {` (${formatNumber(discrimination, 2)})`}
              </Span>
            )}
          </Figure>
          <Figure name="Left out">{shareText(skipped)}</Figure>
        </chakra.dl>
        <Answers item={item} attempts={attempts} />
      </Grid>
    </Card>
  )
}

const Figure = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <Box>
    <chakra.dt fontSize="sm" color="fg.muted">
      {name}
    </chakra.dt>
    <chakra.dd fontWeight="bold" fontSize="lg">
      {children}
    </chakra.dd>
  </Box>
)

/** How often each option was chosen; of what is typed, the commonest wrong answers. */
function Answers({ item: { kind, choices, right, wrong }, attempts }: Props) {
  if (choices.length > 0)
    return (
      <chakra.ul listStyleType="none" display="grid" gap="3" alignContent="start">
        {choices.map(({ id, text, is_right, chosen }) => (
          <Bar
            key={id}
            text={text}
            isRight={is_right && kind !== 'matching'}
            share={chosen / attempts}
            count={chosen}
          />
        ))}
      </chakra.ul>
    )
  return (
    <Box>
      <Text mb="3">
        <strong>Right:</strong> {right.join(' or ')}
      </Text>
      {wrong.length > 0 && (
        <>
          <Text mb="2" color="fg.muted" fontSize="sm">
            What was written most often instead
          </Text>
          <chakra.ul listStyleType="none" display="grid" gap="3">
            {wrong.map(({ text, count }) => (
              <Bar key={text} text={text} isRight={false} share={count / attempts} count={count} />
            ))}
          </chakra.ul>
        </>
      )}
    </Box>
  )
}

interface BarProps {
  text: string
  isRight: boolean
  share: number
  count: number
}

const Bar = ({ text, isRight, share, count }: BarProps) => (
  <chakra.li colorPalette={isRight ? 'learn' : 'neutral'}>
    <Flex gap="2" justify="space-between" align="baseline">
      <Text overflowWrap="anywhere" fontWeight={isRight ? 'bold' : 'normal'}>
        {isRight && (
          <Span display="inline-block" verticalAlign="-0.2em" me="1" color="learn.fg">
            <CheckIcon size={18} aria-label="Right:" />
          </Span>
        )}
        {text}
      </Text>
      <Text whiteSpace="nowrap" fontSize="sm">{`${count} (${shareText(share)})`}</Text>
    </Flex>
    <Box aria-hidden bg="bg.subtle" borderRadius="full" height="2.5" mt="1" overflow="hidden">
      <Box
        height="full"
        bg={isRight ? 'colorPalette.solid' : 'border.control'}
        style={{ width: `${share * 100}%` }}
      />
    </Box>
  </chakra.li>
)
