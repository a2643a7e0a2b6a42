import { itemLimits } from '@brightyard/contract/entities'
import { Box, Button, Flex, Grid, IconButton, Span, Text } from '@brightyard/ui'
import { TextInput } from '@brightyard/ui/form'
import { CloseIcon, PlusIcon } from '@brightyard/ui/icons'
import { ErrorText } from '../error-text.tsx'
import { withoutPair, withPair } from './item-draft.ts'
import { type ItemEdit, itemControl } from './item-edit.ts'

/** Each line another one: the same in all of them would look like something to repeat. */
const examples = [
  ['Bee', 'Hive'],
  ['Spider', 'Web'],
  ['Bird', 'Nest'],
  ['Fox', 'Den'],
  ['Horse', 'Stable'],
  ['Fish', 'Pond'],
]

/** Pairs, side by side; the right sides are mixed for takers. */
export function MatchingEditor({ edit }: { edit: ItemEdit }) {
  const { draft, problems, change, focusOn, say } = edit
  const { prompts, options } = draft
  const promptId = (id: string) => itemControl(`prompt-${id}`)
  function add() {
    const next = withPair(draft)
    change(withPair)
    const made = next.prompts.at(-1)
    if (made) focusOn(promptId(made.id))
  }
  function remove(id: string, at: number) {
    change((before) => withoutPair(before, id))
    const near = prompts[at - 1] ?? prompts[at + 1]
    if (near) focusOn(promptId(near.id))
    say('Pair removed.')
  }
  const setPrompt = (id: string, text: string) =>
    change((before) => ({
      ...before,
      prompts: before.prompts.map((one) => (one.id === id ? { ...one, text } : one)),
    }))
  const setOption = (id: string, text: string) =>
    change((before) => ({
      ...before,
      options: before.options.map((one) => (one.id === id ? { ...one, text } : one)),
    }))
  return (
    <Box role="group" aria-label="Pairs" id={itemControl('prompts')} tabIndex={-1}>
      <Text fontWeight="semibold">Pairs</Text>
      <Text fontSize="sm" color="fg.muted" mb="3">
        What belongs together stands in one line; kids see the second halves mixed.
      </Text>
      <Flex as="ol" listStyleType="none" direction="column" gap="2.5">
        {prompts.map((prompt, at) => {
          const option = options.find(({ id }) => draft.right.includes(`${prompt.id}=${id}`))
          const place = options.findIndex(({ id }) => id === option?.id)
          const error = problems[`prompts.${at}`] ?? problems[`options.${place}`]
          const errorId = `${promptId(prompt.id)}-error`
          const wrongIfEmpty = (text = '') =>
            error && text === '' ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}
          return (
            <Box as="li" key={prompt.id}>
              <Grid
                templateColumns={{
                  base: 'minmax(0, 1fr) auto',
                  sm: 'minmax(0, 1fr) auto minmax(0, 1fr) auto',
                }}
                gap="2"
                alignItems="center"
              >
                <TextInput
                  id={promptId(prompt.id)}
                  aria-label={`Pair ${at + 1}, first half`}
                  placeholder={examples[at]?.[0] ?? ''}
                  value={prompt.text}
                  maxLength={itemLimits.option}
                  {...wrongIfEmpty(prompt.text)}
                  onChange={({ currentTarget }) => setPrompt(prompt.id, currentTarget.value)}
                />
                <Span aria-hidden color="fg.muted" hideBelow="sm">
                  =
                </Span>
                <TextInput
                  aria-label={`Pair ${at + 1}, second half`}
                  placeholder={examples[at]?.[1] ?? ''}
                  gridRow={{ base: '2', sm: 'auto' }}
                  value={option?.text ?? ''}
                  maxLength={itemLimits.option}
                  {...wrongIfEmpty(option?.text)}
                  onChange={({ currentTarget }) =>
                    option && setOption(option.id, currentTarget.value)
                  }
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return
                    event.preventDefault()
                    add()
                  }}
                />
                <IconButton
                  label={`Remove pair ${at + 1}`}
                  disabled={prompts.length <= 2}
                  onClick={() => remove(prompt.id, at)}
                >
                  <CloseIcon size={18} aria-hidden />
                </IconButton>
              </Grid>
              {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
            </Box>
          )
        })}
      </Flex>
      <Box aria-live="polite" mt="1.5">
        {problems['prompts'] ? <ErrorText>{problems['prompts']}</ErrorText> : null}
      </Box>
      <Button
        mt="2"
        variant="ghost"
        size="sm"
        minH="2.75rem"
        startIcon={<PlusIcon size={18} aria-hidden />}
        disabled={prompts.length >= itemLimits.options}
        onClick={add}
      >
        Add a pair
      </Button>
    </Box>
  )
}
