import type { FormField } from '@brightyard/contract/entities'
import { Box, Flex, Span, Text } from '@brightyard/ui'
import { StarIcon } from '@brightyard/ui/icons'
import { Mark } from './options-editor.tsx'

const placeholders: Partial<Record<FormField['kind'], string>> = {
  'short-text': 'A line of text',
  'long-text': 'A few sentences',
  email: 'name@example.com',
  mobile: '98765 43210',
  number: '12',
  date: 'Day, month and year',
  list: 'Choose one',
  kid: 'The kids of the guardian',
  file: 'Choose a file',
}

const shown = 4

/** What people will see of a question that is not open, as a drawing: nothing of it can be pressed. */
export function FieldSketch({ field }: { field: FormField }) {
  const { kind, options, max, help } = field
  if (kind === 'note') return help ? <Text color="fg.muted">{help}</Text> : null
  if (kind === 'choice' || kind === 'choices') {
    return (
      <Flex aria-hidden direction="column" gap="1.5" mt="1">
        {options.slice(0, shown).map(({ value, label }, at) => (
          <Flex key={value} gap="2.5" align="center" color="fg.muted">
            <Mark kind={kind} number={at + 1} />
            <Span minW="0" overflowWrap="anywhere">
              {label || `Answer ${at + 1}`}
            </Span>
          </Flex>
        ))}
        {options.length > shown && (
          <Text color="fg.muted" fontSize="sm">
            and {options.length - shown} more
          </Text>
        )}
      </Flex>
    )
  }
  if (kind === 'rating') {
    return (
      <Flex aria-hidden gap="1" mt="1" color="sun.bright">
        {Array.from({ length: max ?? 5 }, (_, at) => (
          <StarIcon key={at} size={22} />
        ))}
      </Flex>
    )
  }
  if (kind === 'consent') {
    return (
      <Box aria-hidden mt="1">
        <Mark kind="choices" number={1} />
      </Box>
    )
  }
  return (
    <Box
      aria-hidden
      mt="1.5"
      px="3.5"
      py="2"
      maxW={kind === 'long-text' ? 'full' : '22rem'}
      minH={kind === 'long-text' ? '4.5rem' : undefined}
      borderWidth="1.5px"
      borderStyle={kind === 'file' ? 'dashed' : 'solid'}
      borderColor="border"
      borderRadius="md"
      color="fg.muted"
      fontSize="sm"
    >
      {placeholders[kind]}
    </Box>
  )
}
