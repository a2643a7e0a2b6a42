import type { ItemInput } from '@brightyard/contract/entities'
import { itemLimits } from '@brightyard/contract/entities'
import { Box, Button, Flex, Text } from '@brightyard/ui'
import { PlusIcon } from '@brightyard/ui/icons'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { ErrorText } from '../error-text.tsx'
import { ChoiceOption, KeepOrder } from './choice-option.tsx'
import { freeId } from './item-draft.ts'
import { type ItemEdit, itemControl } from './item-edit.ts'

type Option = ItemInput['options'][number]

const helpOf = {
  single: 'Mark the one that is right. Enter adds the next one; a pasted list becomes one each.',
  multiple: 'Mark all that are right. Enter adds the next one; a pasted list becomes one each.',
  picture: 'Mark the one that is right.',
}

/** Answers to choose from, words or pictures, with those that are right. */
export function ChoiceEditor({ edit }: { edit: ItemEdit }) {
  const { draft, problems, change, focusOn, say } = edit
  const { options, kind } = draft
  const isPicture = kind === 'picture'
  const textId = (id: string) => itemControl(`option-${id}`)
  const set = (next: readonly Option[]) =>
    change((before) => ({ ...before, options: next.slice(0, itemLimits.options) }))

  function insert(at: number) {
    const there = options[at]
    if (there && !isPicture && there.text === '') return focusOn(textId(there.id))
    if (options.length >= itemLimits.options) return undefined
    const option = { id: freeId('o', options), text: '', picture: null }
    set(options.toSpliced(at, 0, option))
    return focusOn(textId(option.id))
  }
  function remove(at: number) {
    const gone = options[at]
    change((before) => ({
      ...before,
      options: before.options.filter((one) => one.id !== gone?.id),
      right: before.right.filter((id) => id !== gone?.id),
    }))
    const near = options[at - 1] ?? options[at + 1]
    if (near) focusOn(textId(near.id))
    say('Answer removed.')
  }
  function press(event: KeyboardEvent<HTMLInputElement>, at: number) {
    const isEmpty = event.currentTarget.value === ''
    if (event.key === 'Enter') insert(at + 1)
    else if (event.key === 'Backspace' && isEmpty && options.length > 2) remove(at)
    else return
    event.preventDefault()
  }
  function paste(event: ClipboardEvent, at: number) {
    const lines = event.clipboardData
      .getData('text')
      .split(/[\r\n]+/)
      .map((line) => line.trim().slice(0, itemLimits.option))
      .filter(Boolean)
    if (lines.length < 2) return
    event.preventDefault()
    const next = [...options]
    for (const [index, text] of lines.entries()) {
      const there = next[at + index]
      if (there && (index === 0 || there.text === '')) next[at + index] = { ...there, text }
      else next.splice(at + index, 0, { id: freeId('o', next), text, picture: null })
    }
    set(next)
    say(`${lines.length} answers added.`)
  }
  return (
    <Box
      role="group"
      aria-label="Answers"
      id={itemControl('options')}
      tabIndex={-1}
      {...(problems['options'] ? { 'aria-describedby': 'item-options-error' } : {})}
    >
      <Text fontWeight="semibold">Answers</Text>
      <Text fontSize="sm" color="fg.muted" mb="3">
        {helpOf[kind === 'multiple' ? 'multiple' : isPicture ? 'picture' : 'single']}
      </Text>
      <Flex as="ul" listStyleType="none" direction="column" gap="2.5">
        {options.map((option, at) => (
          <ChoiceOption
            key={option.id}
            edit={edit}
            option={option}
            at={at}
            textId={textId(option.id)}
            onText={(text) =>
              set(options.map((one) => (one.id === option.id ? { ...one, text } : one)))
            }
            onKeyDown={(event) => press(event, at)}
            onPaste={(event) => paste(event, at)}
            onRemove={() => remove(at)}
          />
        ))}
      </Flex>
      <Box aria-live="polite" mt="1.5">
        {problems['options'] ? (
          <ErrorText id="item-options-error">{problems['options']}</ErrorText>
        ) : null}
        {problems['right'] ? <ErrorText>{problems['right']}</ErrorText> : null}
      </Box>
      <Button
        mt="2"
        variant="ghost"
        size="sm"
        minH="2.75rem"
        startIcon={<PlusIcon size={18} aria-hidden />}
        disabled={options.length >= itemLimits.options}
        onClick={() => insert(options.length)}
      >
        Add an answer
      </Button>
      <KeepOrder edit={edit} />
    </Box>
  )
}
