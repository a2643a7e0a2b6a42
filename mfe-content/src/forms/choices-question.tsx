import type { FormField } from '@brightyard/contract/entities'
import { answerIn } from '@brightyard/contract/forms'
import { Box, chakra, Span, Text } from '@brightyard/ui'
import { Checkbox } from '@brightyard/ui/form'
import { useId } from 'react'
import type { Player } from './use-player.ts'

/** What a question asks, and whether it may be left out. */
export const Legend = ({ label, isRequired }: { label: string; isRequired: boolean }) => (
  <>
    {label}
    {!isRequired && (
      <Span color="fg.muted" fontWeight="normal">
        {' '}
        (optional)
      </Span>
    )}
  </>
)

/** A question that is answered with several of its choices. */
export function Choices({ field, player }: { field: FormField; player: Player }) {
  const { key, label, help, is_required, options } = field
  const id = useId()
  const given = answerIn(player.answers, key)
  const ticked = Array.isArray(given) ? given : []
  const error = answerIn(player.errors, key)
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <chakra.fieldset
      border="none"
      minW="0"
      {...(described ? { 'aria-describedby': described } : {})}
    >
      <chakra.legend fontWeight="semibold" mb="2">
        <Legend label={label} isRequired={is_required} />
      </chakra.legend>
      {help && (
        <Text id={`${id}-help`} color="fg.muted" fontSize="sm" mb="2">
          {help}
        </Text>
      )}
      <Box
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(13rem, 100%), 1fr))"
        columnGap="6"
        rowGap="3"
      >
        {options.map(({ value, label: text }) => (
          <Checkbox
            key={value}
            name={key}
            value={value}
            checked={ticked.includes(value)}
            {...(error ? { 'aria-invalid': true } : {})}
            onChange={(event) => {
              const isOn = event.currentTarget.checked
              // In the order of the form, whatever was ticked first.
              const chosen = options.filter((option) =>
                option.value === value ? isOn : ticked.includes(option.value),
              )
              player.answer(
                key,
                chosen.map((option) => option.value),
              )
            }}
          >
            {text}
          </Checkbox>
        ))}
      </Box>
      <Box aria-live="polite">
        {error && (
          <Text id={`${id}-error`} mt="1.5" color="danger.fg" fontWeight="semibold" fontSize="sm">
            <Span aria-hidden fontFamily="heading" fontWeight="bold">
              !{' '}
            </Span>
            {error}
          </Text>
        )}
      </Box>
    </chakra.fieldset>
  )
}
