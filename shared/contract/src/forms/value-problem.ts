import { EmailAddress } from '../common/person.entities.ts'
import { formLimits } from './constants.ts'
import type { FormField, FormValue } from './entities.ts'

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

/** What is wrong with an answer that is filled in; null when nothing is. */
export function valueProblem(field: FormField, value: FormValue, today: string): string | null {
  const { kind } = field
  if (kind === 'choices' || kind === 'file') return listProblem(field, value)
  if (typeof value !== 'string') return 'Please answer this again.'
  switch (kind) {
    case 'short-text':
    case 'long-text':
      return textProblem(field, value)
    case 'email':
      return EmailAddress.safeParse(value).success ? null : 'Please enter a valid email id.'
    case 'mobile':
      return /^\+?[\d ()-]{8,24}$/.test(value.trim()) && /^\D*(?:\d\D*){8,15}$/.test(value)
        ? null
        : 'Please enter a valid mobile number, such as 98765 43210.'
    case 'number':
      return numberProblem(field, value)
    case 'date':
      return dateProblem(field, value, today)
    case 'choice':
    case 'list':
      return isOption(field, value) ? null : 'Please choose one of the answers.'
    case 'rating':
      return /^[1-9]\d?$/.test(value) && Number(value) <= (field.max ?? 5)
        ? null
        : 'Please choose one of the marks.'
    case 'consent':
      return value === 'yes' ? null : 'Please tick this to go on.'
    case 'kid':
      return /^[1-9]\d{0,9}$/.test(value) ? null : 'Please choose one of your kids.'
    case 'note':
      return null
  }
}

const isOption = ({ options }: FormField, value: string) =>
  options.some((option) => option.value === value)

function textProblem({ kind, min, max }: FormField, value: string): string | null {
  const largest = Math.min(
    max ?? Infinity,
    kind === 'long-text' ? formLimits.text : formLimits.line,
  )
  const { length } = value.trim()
  if (length > largest)
    return `Please use at most ${counted(largest, 'character')}. You have ${length}.`
  if (kind === 'short-text' && /[\r\n]/.test(value.trim())) return 'Please write this in one line.'
  return min !== null && length < min
    ? `Please write at least ${counted(min, 'character')}. You have ${length}.`
    : null
}

function numberProblem({ min, max }: FormField, value: string): string | null {
  if (!/^-?\d{1,9}([.,]\d{1,4})?$/.test(value.trim())) return 'Please enter a number, such as 12.'
  const number = Number(value.trim().replace(',', '.'))
  if (min !== null && number < min) return `Please enter ${min} or more.`
  return max !== null && number > max ? `Please enter ${max} or less.` : null
}

function dateProblem({ dates }: FormField, value: string, today: string): string | null {
  const isDate =
    /^(19|20)\d\d-\d\d-\d\d$/.test(value) &&
    new Date(`${value}T00:00:00Z`).toString() !== 'Invalid Date' &&
    new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)
  if (!isDate) return 'Please enter a date that exists.'
  if (dates === 'past' && value > today) return 'Please enter a date that is not in the future.'
  return dates === 'future' && value < today ? 'Please enter a date that is not in the past.' : null
}

function listProblem(field: FormField, value: FormValue): string | null {
  if (typeof value === 'string' || new Set(value).size < value.length)
    return 'Please answer this again.'
  const { kind, min, max } = field
  if (kind === 'file') {
    const largest = Math.min(max ?? 1, formLimits.files)
    if (value.some((one) => !/^[\w-]{22}$/.test(one))) return 'Please choose the file again.'
    return value.length > largest ? `Please send at most ${counted(largest, 'file')}.` : null
  }
  if (!value.every((one) => isOption(field, one))) return 'Please choose from the answers.'
  if (min !== null && value.length < min) return `Please choose at least ${min}.`
  return max !== null && value.length > max ? `Please choose at most ${max}.` : null
}
