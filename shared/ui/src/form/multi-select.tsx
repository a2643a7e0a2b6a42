import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, type Ref } from 'react'
import { Box, Flex, Span } from '../layout.ts'
import { CrossMark } from '../shapes/marks.tsx'
import { controlStyle } from './control.ts'
import { useFieldAttributes } from './field.tsx'
import { chevron, type SelectOption } from './select.tsx'
import { tick } from './tick.ts'
import { useChoiceList } from './use-choice-list.ts'

export interface MultiSelectProps {
  options: readonly SelectOption[]
  /** The values that are chosen. */
  value: readonly string[]
  onValueChange: (value: string[]) => void
  /** While nothing is chosen: `Choose what you offer`. */
  placeholder: string
  /** Names the list and the chosen ones: `Services`. */
  label: string
  onBlur?: () => void
  disabled?: boolean
  /** The control that takes focus. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * Several of a list that opens under the field. Inside a `Field`. Arrow keys, Home, End, type-ahead, Space and Enter
 * choose, Ctrl+A all, Escape closes; each chosen one stands below and can be taken away there.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { options, value, onValueChange, placeholder, label, onBlur, disabled, ref } = props
  const { listId, idOf, isOpen, setOpen, at, toggle, onKeyDown } = useChoiceList(props)
  const field = useFieldAttributes()
  const root = useRef<HTMLDivElement>(null)
  const chosen = options.filter((option) => value.includes(option.value))
  const bringIntoView = (element: HTMLElement | null) =>
    element?.scrollIntoView?.({ block: 'nearest' })

  function remove(place: number) {
    const gone = chosen[place]?.value
    onValueChange(value.filter((one) => one !== gone))
    // The button that was pressed goes away: the next one takes its focus, else the field.
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])]
    const [control, ...chips] = buttons
    const next = chips[place + 1] ?? chips[place - 1] ?? control
    next?.focus()
  }

  return (
    <Box ref={root}>
      <Box
        position="relative"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return
          setOpen(false)
          onBlur?.()
        }}
      >
        <chakra.button
          {...field}
          {...(disabled === undefined ? {} : { disabled })}
          ref={ref}
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={listId}
          {...(isOpen ? { 'aria-activedescendant': idOf(at) } : {})}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={onKeyDown}
          css={[controlStyle, fieldStyle]}
        >
          <Span color={chosen.length > 0 ? 'fg' : 'fg.muted'}>
            {chosen.length > 0 ? wordsFor(chosen) : placeholder}
          </Span>
        </chakra.button>
        {isOpen ? (
          <chakra.ul
            ref={bringIntoView}
            id={listId}
            role="listbox"
            aria-label={label}
            aria-multiselectable
            css={listStyle}
          >
            {options.map((option, place) => (
              // The field keeps the focus and handles the keys, as the ARIA combobox pattern says.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <chakra.li
                key={option.value}
                ref={place === at ? bringIntoView : null}
                id={idOf(place)}
                role="option"
                aria-selected={value.includes(option.value)}
                aria-disabled={option.disabled ?? false}
                data-at={place === at ? '' : undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => toggle(place)}
                css={optionStyle}
              >
                {option.label}
              </chakra.li>
            ))}
          </chakra.ul>
        ) : null}
      </Box>
      {chosen.length > 0 ? (
        <Flex
          as="ul"
          aria-label={`${label}, chosen`}
          listStyleType="none"
          wrap="wrap"
          gap="2"
          mt="2"
        >
          {chosen.map((option, place) => (
            <li key={option.value}>
              <chakra.button
                type="button"
                aria-label={`Remove ${option.label}`}
                disabled={disabled ?? 'disabled' in field}
                onClick={() => remove(place)}
                css={chipStyle}
              >
                {option.label}
                <CrossMark />
              </chakra.button>
            </li>
          ))}
        </Flex>
      ) : null}
    </Box>
  )
}

const wordsFor = (chosen: readonly SelectOption[]) =>
  chosen.length < 3 ? chosen.map(({ label }) => label).join(', ') : `${chosen.length} chosen`

/** The field is 44 px high, the list at most 236 px. */
const fieldStyle = {
  minHeight: '44px',
  textAlign: 'start',
  cursor: 'pointer',
  paddingInlineEnd: '2.75rem',
  bgImage: chevron,
  bgRepeat: 'no-repeat',
  bgPos: 'right 0.9rem center',
  bgSize: '1.1rem',
} as const

const listStyle = {
  position: 'absolute',
  insetInline: '0',
  top: 'calc(100% + 4px)',
  zIndex: 'dropdown',
  maxHeight: '236px',
  overflowY: 'auto',
  listStyleType: 'none',
  padding: '1',
  bg: 'bg.panel',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  borderRadius: 'md',
  boxShadow: 'md',
} as const

const optionStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.5rem',
  paddingInline: '2.75rem 0.75rem',
  borderRadius: 'sm',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0.75rem',
    width: '1.25rem',
    height: '1.25rem',
    borderWidth: '2px',
    borderColor: 'border.control',
    borderRadius: '0.35rem',
    bg: 'bg.panel',
    bgSize: '100%',
  },
  '&[aria-selected=true]::before': {
    bg: 'colorPalette.solid',
    borderColor: 'colorPalette.solid',
    bgImage: tick,
    bgSize: '100%',
  },
  '&[aria-disabled=true]': { color: 'fg.muted', cursor: 'not-allowed' },
  '&[data-at]': { outline: '2px solid', outlineColor: 'colorPalette.solid', outlineOffset: '-2px' },
} as const

const chipStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '2rem',
  paddingInline: '0.75rem 0.625rem',
  paddingBlock: '0.25rem',
  textAlign: 'start',
  borderRadius: 'full',
  bg: 'colorPalette.subtle',
  color: 'colorPalette.fg',
  fontSize: 'sm',
  fontWeight: 'semibold',
  cursor: 'pointer',
  _hover: { bg: 'colorPalette.muted' },
  _disabled: { cursor: 'not-allowed' },
  '& svg': { width: '0.875rem', height: '0.875rem', flexShrink: 0 },
} as const
