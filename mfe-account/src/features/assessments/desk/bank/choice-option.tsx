import type { ItemInput } from '@brightyard/contract/entities'
import { itemLimits } from '@brightyard/contract/entities'
import { Box, chakra, Flex, IconButton } from '@brightyard/ui'
import { Checkbox, TextInput } from '@brightyard/ui/form'
import { CloseIcon } from '@brightyard/ui/icons'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { ErrorText } from '../error-text.tsx'
import { type ItemEdit, itemControl } from './item-edit.ts'
import { PictureInput } from './picture-input.tsx'

const Right = chakra('input', {
  base: {
    w: '1.5rem',
    h: '1.5rem',
    accentColor: '{colors.learn.solid}',
    cursor: 'pointer',
    flexShrink: 0,
  },
})

interface Props {
  edit: ItemEdit
  option: ItemInput['options'][number]
  at: number
  textId: string
  onText: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste: (event: ClipboardEvent) => void
  onRemove: () => void
}

/** An answer to choose, with its mark; green where it is right. */
export function ChoiceOption(props: Props) {
  const { edit, option, at, textId, onText, onKeyDown, onPaste, onRemove } = props
  const { draft, problems, change } = edit
  const { id } = option
  const isMultiple = draft.kind === 'multiple'
  const isPicture = draft.kind === 'picture'
  const isRight = draft.right.includes(id)
  const error = problems[`options.${at}`]
  const mark = (checked: boolean) =>
    change((before) => ({
      ...before,
      right: !isMultiple
        ? [id]
        : checked
          ? [...before.right, id]
          : before.right.filter((one) => one !== id),
    }))
  return (
    <Box as="li">
      <Flex
        align={isPicture ? 'flex-start' : 'center'}
        gap="2"
        borderRadius="lg"
        borderWidth="2px"
        borderColor={isRight ? 'learn.solid' : 'border'}
        bg={isRight ? 'learn.subtle' : 'bg.panel'}
        ps="1"
        py={isPicture ? '3' : '1'}
        pe="1"
      >
        <chakra.label
          display="grid"
          placeItems="center"
          minW="2.75rem"
          minH="2.75rem"
          cursor="pointer"
        >
          <Right
            type={isMultiple ? 'checkbox' : 'radio'}
            name="item-right"
            {...(at === 0 ? { id: itemControl('right') } : {})}
            aria-label={`Answer ${at + 1} is right`}
            checked={isRight}
            onChange={({ currentTarget }) => mark(currentTarget.checked)}
          />
        </chakra.label>
        <Box flex="1" minW="0">
          {isPicture ? (
            <PictureInput
              id={textId}
              label={`Answer ${at + 1}`}
              picture={option.picture}
              error={error}
              onChange={(picture) =>
                change((before) => ({
                  ...before,
                  options: before.options.map((one) => (one.id === id ? { ...one, picture } : one)),
                }))
              }
            />
          ) : (
            <TextInput
              id={textId}
              aria-label={`Answer ${at + 1}`}
              placeholder={`Answer ${at + 1}`}
              autoComplete="off"
              value={option.text}
              maxLength={itemLimits.option}
              {...(error ? { 'aria-invalid': true, 'aria-describedby': `${textId}-error` } : {})}
              onChange={({ currentTarget }) => onText(currentTarget.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
          )}
        </Box>
        <IconButton
          label={`Remove answer ${at + 1}`}
          disabled={draft.options.length <= 2}
          onClick={onRemove}
        >
          <CloseIcon size={18} aria-hidden />
        </IconButton>
      </Flex>
      {error && !isPicture ? <ErrorText id={`${textId}-error`}>{error}</ErrorText> : null}
    </Box>
  )
}

/** For answers that are to stay where they are. */
export const KeepOrder = ({ edit: { draft, change } }: { edit: ItemEdit }) => (
  <Box mt="3">
    <Checkbox
      checked={draft.keeps_order}
      help="For answers such as “none of these”, or numbers in their order."
      onChange={({ currentTarget }) => {
        const keeps_order = currentTarget.checked
        change((before) => ({ ...before, keeps_order }))
      }}
    >
      Keep the answers in this order
    </Checkbox>
  </Box>
)
