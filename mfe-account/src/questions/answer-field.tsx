import type { PracticeQuestion } from '@brightyard/contract/entities'
import { Box, Button, chakra, Flex, LiveRegion, Span, Text } from '@brightyard/ui'
import { Field, RadioGroup, TextInput } from '@brightyard/ui/form'
import type { ReactNode } from 'react'
import { QuestionText } from './question-text.tsx'

/** What is typed or chosen, in the order chosen. */
export type Given = string | string[]

export const nothingGiven = ({ kind }: Pick<PracticeQuestion, 'kind'>): Given =>
  kind === 'ordering' ? [] : ''

/** Whether there is enough to judge. */
export const isComplete = (given: Given, { options }: PracticeQuestion) =>
  typeof given === 'string' ? given.trim() !== '' : given.length === options.length

interface Props {
  question: PracticeQuestion
  level: 2 | 3
  /** Makes ids and names, where more than one question is on a page. */
  name: string
  given: Given
  onChange: (given: Given) => void
  error: string
}

/** The question with the control that fits its kind; its first control is named by the question. */
export function AnswerField(props: Props) {
  const { question, level, name, given, onChange, error } = props
  const { kind, unit, options, text } = question
  const heading = <QuestionText id={`${name}-text`} question={question} level={level} />
  if (kind === 'choice')
    return (
      <RadioGroup
        legend={heading}
        name={name}
        cards
        options={options.map((option) => ({ value: option, label: option }))}
        value={String(given)}
        onValueChange={onChange}
        error={error}
      />
    )
  if (kind === 'ordering') return <Ordering {...props} given={[given].flat()} heading={heading} />
  return (
    <Box>
      {heading}
      <Box mt="4" maxW="18rem">
        <Field
          id={`${name}-field`}
          label={unit ? `Your answer in ${unit}` : 'Your answer'}
          {...(kind === 'fraction' ? { help: 'Write a fraction like 3/4.' } : {})}
          error={error}
        >
          <TextInput
            aria-labelledby={`${name}-text`}
            value={String(given)}
            onChange={({ target }) => onChange(target.value)}
            // The keys of phones for decimals have no minus.
            inputMode={kind === 'number' && !text.includes('−') ? 'decimal' : 'text'}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={40}
            fontSize="2xl"
            fontWeight="semibold"
          />
        </Field>
      </Box>
    </Box>
  )
}

/** Things that are pressed one after the other, in their order. */
function Ordering({
  question: { options },
  name,
  given,
  onChange,
  error,
  heading,
}: Omit<Props, 'given'> & { given: string[]; heading: ReactNode }) {
  return (
    <Box role="group" aria-labelledby={`${name}-text`} aria-describedby={`${name}-how`}>
      {heading}
      <Text id={`${name}-how`} color="fg.muted" mt="2" mb="3">
        Press them in order. Press one again to take it back.
      </Text>
      <Flex gap="3" wrap="wrap">
        {options.map((option) => {
          const place = given.indexOf(option) + 1
          return (
            <Button
              key={option}
              variant={place > 0 ? 'solid' : 'outline'}
              aria-pressed={place > 0}
              aria-label={place > 0 ? `${option}, place ${place}` : option}
              onClick={() =>
                onChange(place > 0 ? given.filter((one) => one !== option) : [...given, option])
              }
            >
              {place > 0 ? <Span opacity="0.85">{place}.</Span> : null} {option}
            </Button>
          )
        })}
      </Flex>
      <LiveRegion>{given.length > 0 ? `So far: ${given.join(', ')}` : ''}</LiveRegion>
      <chakra.div aria-live="polite" color="danger.fg" fontWeight="semibold" fontSize="sm" mt="2">
        {error}
      </chakra.div>
    </Box>
  )
}
