import type { AssessmentOption, PaperQuestion } from '@brightyard/contract/entities'
import { pictureProps } from '@brightyard/runtime'
import { Box, chakra, Grid, Picture, Stack, Text } from '@brightyard/ui'
import { Checkbox, Field, RadioGroup, Select, TextInput } from '@brightyard/ui/form'

interface Props {
  question: PaperQuestion
  given: readonly string[]
  disabled: boolean
  onChange: (given: string[]) => void
}

/** The control that fits the kind of a question; the question names it. */
export function QuestionField(props: Props) {
  const { kind } = props.question
  switch (kind) {
    case 'single':
    case 'picture':
      return <One {...props} />
    case 'multiple':
      return <Several {...props} />
    case 'matching':
      return <Matching {...props} />
    case 'number':
    case 'text':
      return <Typed {...props} />
  }
}

const Option = ({ option: { text, picture } }: { option: AssessmentOption }) => (
  <>
    {picture ? (
      <Box maxW="12rem" mx="auto" mb={text ? '2' : '0'}>
        <Picture {...pictureProps(picture)} display="block" borderRadius="md" />
      </Box>
    ) : null}
    {text}
  </>
)

const One = ({ question, given, disabled, onChange }: Props) => (
  <RadioGroup
    legend="Choose one"
    name={`question-${question.id}`}
    cards
    disabled={disabled}
    options={question.options.map((option) => ({
      value: option.id,
      label: <Option option={option} />,
    }))}
    value={given[0] ?? ''}
    onValueChange={(id) => onChange([id])}
    describedBy={`question-${question.id}`}
  />
)

const Several = ({ question, given, disabled, onChange }: Props) => (
  <chakra.fieldset
    border="none"
    minW="0"
    disabled={disabled}
    aria-describedby={`question-${question.id}`}
  >
    <chakra.legend fontWeight="semibold" mb="2">
      Choose all that are right
    </chakra.legend>
    <Stack gap="3">
      {question.options.map((option) => (
        <Box key={option.id} borderWidth="2px" borderRadius="lg" px="4" py="3">
          <Checkbox
            checked={given.includes(option.id)}
            disabled={disabled}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...given, option.id] : given.filter((one) => one !== option.id),
              )
            }
          >
            <Option option={option} />
          </Checkbox>
        </Box>
      ))}
    </Stack>
  </chakra.fieldset>
)

/** A list for each prompt: the same with a mouse, on a phone and by keyboard. */
function Matching({ question: { id, prompts, options }, given, disabled, onChange }: Props) {
  const matchOf = (prompt: string) =>
    given.find((one) => one.startsWith(`${prompt}=`))?.slice(prompt.length + 1) ?? ''
  return (
    <Stack gap="4" role="group" aria-labelledby={`question-${id}`}>
      {prompts.map((prompt) => (
        <Grid
          key={prompt.id}
          // One below the other where the words of a list would be cut, as in the preview of an editor.
          templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
          columnGap="5"
          rowGap="1"
          alignItems="center"
        >
          <Text asChild fontWeight="semibold" overflowWrap="anywhere">
            <label htmlFor={`match-${id}-${prompt.id}`}>{prompt.text}</label>
          </Text>
          <Select
            id={`match-${id}-${prompt.id}`}
            placeholder="Choose its match"
            disabled={disabled}
            options={options.map(({ id: value, text }) => ({ value, label: text }))}
            value={matchOf(prompt.id)}
            onChange={({ target }) =>
              onChange([
                ...given.filter((one) => !one.startsWith(`${prompt.id}=`)),
                ...(target.value ? [`${prompt.id}=${target.value}`] : []),
              ])
            }
          />
        </Grid>
      ))}
    </Stack>
  )
}

const Typed = ({ question: { id, kind, unit }, given, disabled, onChange }: Props) => (
  <Box maxW="24rem">
    <Field id={`typed-${id}`} label={unit ? `Your answer in ${unit}` : 'Your answer'}>
      <TextInput
        aria-describedby={`question-${id}`}
        value={given[0] ?? ''}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
        // The keys of phones for decimals have neither minus nor fraction.
        inputMode="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={kind === 'number' ? 40 : 200}
        fontSize="xl"
      />
    </Field>
  </Box>
)
