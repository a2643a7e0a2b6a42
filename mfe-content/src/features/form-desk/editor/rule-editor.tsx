import type { FormField, FormOperator, FormRule } from '@brightyard/contract/entities'
import { formLimits } from '@brightyard/contract/entities'
import { Box, Button, Flex, IconButton, Stack, Text } from '@brightyard/ui'
import { CloseIcon, ConditionIcon, PlusIcon } from '@brightyard/ui/icons'
import { Select, TextInput } from '@brightyard/ui/form'
import { labelOf } from './field-kinds.ts'
import { conditionAbout, needsValue, operatorName, operatorsFor } from './rule-words.ts'

type Condition = FormRule['conditions'][number]

interface Props {
  /** `question` or `page`. */
  what: string
  rule: FormRule | null
  /** Questions that it may ask about. */
  earlier: readonly FormField[]
  error: string | undefined
  id: string
  onChange: (rule: FormRule | null) => void
}

/** When something is shown: always, or if earlier answers say so. */
export function RuleEditor({ what, rule, earlier, error, id, onChange }: Props) {
  const [first] = earlier.toReversed()
  if (!rule) {
    return (
      <Box>
        <Button
          id={id}
          variant="outline"
          size="sm"
          minH="2.75rem"
          startIcon={<ConditionIcon size={18} aria-hidden />}
          disabled={!first}
          {...(first ? {} : { 'aria-describedby': `${id}-why` })}
          onClick={() => first && onChange({ match: 'all', conditions: [conditionAbout(first)] })}
        >
          Show this {what} only if …
        </Button>
        {!first && (
          <Text id={`${id}-why`} mt="1" fontSize="sm" color="fg.muted">
            A condition looks at an earlier question, and there is none yet.
          </Text>
        )}
      </Box>
    )
  }
  const set = (conditions: Condition[]) =>
    onChange(conditions.length > 0 ? { ...rule, conditions } : null)
  return (
    <Box
      role="group"
      aria-label={`When this ${what} is shown`}
      bg="sun.subtle"
      borderRadius="lg"
      p={{ base: '3', md: '4' }}
    >
      <Flex align="center" gap="2" wrap="wrap" mb="3">
        <ConditionIcon size={18} aria-hidden />
        <Text fontWeight="semibold">Show this {what} only if</Text>
        {rule.conditions.length > 1 && (
          <Select
            aria-label="How many of the conditions"
            value={rule.match}
            w="auto"
            options={[
              { value: 'all', label: 'all of these are so' },
              { value: 'any', label: 'one of these is so' },
            ]}
            onChange={({ currentTarget }) =>
              onChange({ ...rule, match: currentTarget.value === 'any' ? 'any' : 'all' })
            }
          />
        )}
      </Flex>
      <Stack as="ul" listStyleType="none" gap="3">
        {rule.conditions.map((condition, at) => (
          // Conditions have no name of their own, and none of their parts keeps anything.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <ConditionRow
              {...{ condition, earlier }}
              number={at + 1}
              {...(at === 0 ? { id } : {})}
              onChange={(next) =>
                set(rule.conditions.map((one, index) => (index === at ? next : one)))
              }
              onRemove={() => set(rule.conditions.toSpliced(at, 1))}
            />
          </li>
        ))}
      </Stack>
      {error && (
        <Text mt="2" color="danger.fg" fontSize="sm" fontWeight="semibold" role="alert">
          {error}
        </Text>
      )}
      <Button
        mt="3"
        size="sm"
        minH="2.75rem"
        variant="ghost"
        startIcon={<PlusIcon size={18} aria-hidden />}
        disabled={!first || rule.conditions.length >= formLimits.conditions}
        onClick={() => first && set([...rule.conditions, conditionAbout(first)])}
      >
        Add a condition
      </Button>
    </Box>
  )
}

interface RowProps {
  condition: Condition
  earlier: readonly FormField[]
  number: number
  id?: string
  onChange: (condition: Condition) => void
  onRemove: () => void
}

function ConditionRow({ condition, earlier, number, id, onChange, onRemove }: RowProps) {
  const field = earlier.find(({ key }) => key === condition.field)
  const isOperator = (text: string): text is FormOperator =>
    field !== undefined && operatorsFor(field).some((one) => one === text)
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Select
        {...(id ? { id } : {})}
        aria-label={`Condition ${number}: question`}
        value={field?.key ?? ''}
        flex="1 1 100%"
        minW="0"
        {...(field ? {} : { placeholder: 'Choose a question' })}
        options={earlier.map((one) => ({ value: one.key, label: labelOf(one) }))}
        onChange={({ currentTarget }) => {
          const next = earlier.find(({ key }) => key === currentTarget.value)
          if (next) onChange(conditionAbout(next))
        }}
      />
      {field && (
        <Select
          aria-label={`Condition ${number}: comparison`}
          value={condition.operator}
          flex="1 1 9rem"
          minW="0"
          options={operatorsFor(field).map((one) => ({
            value: one,
            label: operatorName(one, field),
          }))}
          onChange={({ currentTarget: { value } }) => {
            if (isOperator(value)) onChange({ ...condition, operator: value })
          }}
        />
      )}
      {field && needsValue(condition.operator) && (
        <Value
          field={field}
          value={condition.value}
          label={`Condition ${number}: answer`}
          onChange={(value) => onChange({ ...condition, value })}
        />
      )}
      <IconButton label={`Remove condition ${number}`} onClick={onRemove}>
        <CloseIcon size={18} aria-hidden />
      </IconButton>
    </Flex>
  )
}

interface ValueProps {
  field: FormField
  value: string
  label: string
  onChange: (value: string) => void
}

const Value = ({ field, value, label, onChange }: ValueProps) =>
  field.options.length > 0 ? (
    <Select
      aria-label={label}
      value={value}
      flex="1 1 9rem"
      minW="0"
      {...(field.options.some((one) => one.value === value) ? {} : { placeholder: 'Choose' })}
      options={field.options.map((one, at) => ({
        value: one.value,
        label: one.label || `Answer ${at + 1}`,
      }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  ) : (
    <TextInput
      aria-label={label}
      value={value}
      maxLength={120}
      flex="1 1 7rem"
      minW="0"
      {...(field.kind === 'number' || field.kind === 'rating' ? { inputMode: 'decimal' } : {})}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
