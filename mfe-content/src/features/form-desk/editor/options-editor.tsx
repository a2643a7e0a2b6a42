import type { FormField } from '@brightyard/contract/entities'
import { formLimits } from '@brightyard/contract/entities'
import { Box, Button, Flex, IconButton, Span, Text } from '@brightyard/ui'
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, PlusIcon } from '@brightyard/ui/icons'
import { TextInput } from '@brightyard/ui/form'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { controlId, useEditor } from './editor-context.ts'
import { changeField, newOption } from './form-work.ts'

type Options = FormField['options']

const longest = 120

/** Answers to choose from: Enter adds the next one, a pasted list becomes one for each line. */
export function OptionsEditor({ field, error }: { field: FormField; error: string | undefined }) {
  const { changeContent, focusOn, say } = useEditor()
  const { options, key, kind } = field
  const idOf = (value: string) => `edit-${key}-option-${value}`
  const set = (next: Options, what = '') =>
    changeContent(
      (content) => changeField(content, key, { options: next.slice(0, formLimits.options) }),
      what,
    )

  function insert(at: number) {
    const there = options[at]
    if (there?.label === '') return focusOn(idOf(there.value))
    if (options.length >= formLimits.options) return undefined
    const option = newOption('')
    set(options.toSpliced(at, 0, option))
    return focusOn(idOf(option.value))
  }
  function remove(at: number) {
    set(options.toSpliced(at, 1))
    const near = options[at - 1] ?? options[at + 1]
    if (near) focusOn(idOf(near.value))
    say('Answer removed.')
  }
  function step(at: number, by: -1 | 1) {
    const option = options[at]
    if (!option || !options[at + by]) return
    set(options.toSpliced(at, 1).toSpliced(at + by, 0, option))
    say(`Answer ${at + by + 1} of ${options.length}.`)
  }
  function press(event: KeyboardEvent<HTMLInputElement>, at: number) {
    const isEmpty = event.currentTarget.value === ''
    if (event.key === 'Enter') insert(at + 1)
    else if (event.key === 'Backspace' && isEmpty && options.length > 1) remove(at)
    else if (event.altKey && event.key === 'ArrowUp') step(at, -1)
    else if (event.altKey && event.key === 'ArrowDown') step(at, 1)
    else return
    event.preventDefault()
  }
  function paste(event: ClipboardEvent, at: number) {
    const lines = event.clipboardData
      .getData('text')
      .split(/[\r\n]+/)
      .map((line) => line.trim().slice(0, longest))
      .filter(Boolean)
    if (lines.length < 2) return
    event.preventDefault()
    const [first = '', ...others] = lines
    const changed = options.map((one, index) => (index === at ? { ...one, label: first } : one))
    set(changed.toSpliced(at + 1, 0, ...others.map(newOption)))
    say(`${lines.length} answers added.`)
  }
  return (
    <Box
      role="group"
      aria-label="Answers to choose from"
      id={controlId.field(key, 'options')}
      tabIndex={-1}
      {...(error ? { 'aria-describedby': `${key}-options-error` } : {})}
    >
      <Text fontWeight="semibold">Answers to choose from</Text>
      <Text fontSize="sm" color="fg.muted" mb="2">
        Enter adds the next one. Paste a list to add one for each line.
      </Text>
      <Flex as="ul" listStyleType="none" direction="column" gap="2">
        {options.map(({ value, label }, at) => (
          <Flex as="li" key={value} align="center" gap="1.5">
            <Mark kind={kind} number={at + 1} />
            <TextInput
              id={idOf(value)}
              aria-label={`Answer ${at + 1}`}
              placeholder={`Answer ${at + 1}`}
              value={label}
              maxLength={longest}
              flex="1"
              minW="0"
              onChange={({ currentTarget }) =>
                set(
                  options.map((one) =>
                    one.value === value ? { ...one, label: currentTarget.value } : one,
                  ),
                  `option ${value}`,
                )
              }
              onKeyDown={(event) => press(event, at)}
              onPaste={(event) => paste(event, at)}
            />
            <Flex hideBelow="md">
              <IconButton
                label={`Move answer ${at + 1} up`}
                size="sm"
                disabled={at === 0}
                onClick={() => step(at, -1)}
              >
                <ChevronUpIcon size={18} aria-hidden />
              </IconButton>
              <IconButton
                label={`Move answer ${at + 1} down`}
                size="sm"
                disabled={at === options.length - 1}
                onClick={() => step(at, 1)}
              >
                <ChevronDownIcon size={18} aria-hidden />
              </IconButton>
            </Flex>
            <IconButton label={`Remove answer ${at + 1}`} onClick={() => remove(at)}>
              <CloseIcon size={18} aria-hidden />
            </IconButton>
          </Flex>
        ))}
      </Flex>
      {error && (
        <Text
          id={`${key}-options-error`}
          mt="1.5"
          color="danger.fg"
          fontSize="sm"
          fontWeight="semibold"
        >
          {error}
        </Text>
      )}
      <Button
        mt="2"
        variant="ghost"
        size="sm"
        minH="2.75rem"
        startIcon={<PlusIcon size={18} aria-hidden />}
        disabled={options.length >= formLimits.options}
        onClick={() => insert(options.length)}
      >
        Add an answer
      </Button>
    </Box>
  )
}

/** How it will look: a circle, a box, or a number in a list. */
export const Mark = ({ kind, number }: { kind: FormField['kind']; number: number }) =>
  kind === 'list' ? (
    <Span aria-hidden w="6" textAlign="end" color="fg.muted" flexShrink="0">
      {number}.
    </Span>
  ) : (
    <Span
      aria-hidden
      flexShrink="0"
      w="5"
      h="5"
      borderWidth="2px"
      borderColor="border.control"
      borderRadius={kind === 'choice' ? 'full' : 'sm'}
    />
  )
