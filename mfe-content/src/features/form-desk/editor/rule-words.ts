import type { FormField, FormOperator, FormRule } from '@brightyard/contract/entities'
import { labelOf } from './field-kinds.ts'

const ofChoice: readonly FormOperator[] = ['is', 'is-not', 'is-filled', 'is-empty']
const ofText: readonly FormOperator[] = ['is-filled', 'is-empty', 'is', 'is-not']

/** What can be said about the answer to a question of this kind; the first is what one mostly means. */
export function operatorsFor({ kind }: Pick<FormField, 'kind'>): readonly FormOperator[] {
  switch (kind) {
    case 'choice':
    case 'list':
      return ofChoice
    case 'choices':
      return ['includes', 'is-filled', 'is-empty']
    case 'number':
    case 'rating':
      return ['at-least', 'at-most', 'is', 'is-filled', 'is-empty']
    case 'consent':
    case 'file':
    case 'note':
      return ['is-filled', 'is-empty']
    default:
      return ofText
  }
}

export const needsValue = (operator: FormOperator) =>
  operator !== 'is-filled' && operator !== 'is-empty'

export function operatorName(operator: FormOperator, { kind }: Pick<FormField, 'kind'>): string {
  switch (operator) {
    case 'is':
      return 'is'
    case 'is-not':
      return 'is not'
    case 'includes':
      return 'includes'
    case 'is-filled':
      return kind === 'consent' ? 'is ticked' : 'is answered'
    case 'is-empty':
      return kind === 'consent' ? 'is not ticked' : 'is not answered'
    case 'at-least':
      return 'is at least'
    case 'at-most':
      return 'is at most'
  }
}

/** A first condition about this question. */
export function conditionAbout(field: FormField): FormRule['conditions'][number] {
  const [operator = 'is-filled'] = operatorsFor(field)
  const value = needsValue(operator) ? (field.options[0]?.value ?? '') : ''
  return { field: field.key, operator, value }
}

/** `“Which class?” is Class 5, or “Age” is at least 11`. */
export function ruleSentence(rule: FormRule, questions: readonly FormField[]): string {
  const parts = rule.conditions.map(({ field: key, operator, value }) => {
    const field = questions.find((one) => one.key === key)
    if (!field) return 'a question that is not before it'
    const option = field.options.find((one) => one.value === value)
    const said = needsValue(operator) ? ` ${(option?.label ?? value) || '…'}` : ''
    return `“${labelOf(field)}” ${operatorName(operator, field)}${said}`
  })
  return parts.join(rule.match === 'all' ? ', and ' : ', or ')
}
