import type { BankItem, DeskState, Difficulty, QuestionKind } from '@brightyard/contract/entities'
import { assessmentAges } from '@brightyard/contract/entities'
import type { FamilyName } from '@brightyard/ui'
import {
  ChoiceIcon,
  HashIcon,
  type IconProps,
  LinkIcon,
  PictureIcon,
  TextIcon,
  TickBoxIcon,
} from '@brightyard/ui/icons'
import type { ComponentType } from 'react'

interface KindInfo {
  name: string
  hint: string
  icon: ComponentType<IconProps>
}

/** How authors read the kinds of questions. */
export const kindInfo: Readonly<Record<QuestionKind, KindInfo>> = {
  single: { name: 'Single choice', hint: 'One answer is right', icon: ChoiceIcon },
  multiple: { name: 'Multiple choice', hint: 'Several may be right', icon: TickBoxIcon },
  picture: { name: 'Picture choice', hint: 'One picture is right', icon: PictureIcon },
  number: { name: 'Number', hint: 'With unit and tolerance', icon: HashIcon },
  text: { name: 'Short text', hint: 'A word or a few', icon: TextIcon },
  matching: { name: 'Matching', hint: 'What belongs together', icon: LinkIcon },
}
export const kindNames: readonly QuestionKind[] = [
  'single',
  'multiple',
  'picture',
  'number',
  'text',
  'matching',
]

export const difficultyWords: Readonly<Record<Difficulty, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
}

export const stateWords: Readonly<Record<DeskState, { text: string; colour: FamilyName }>> = {
  draft: { text: 'Draft', colour: 'neutral' },
  published: { text: 'Published', colour: 'learn' },
  closed: { text: 'Closed', colour: 'danger' },
}

interface Ages {
  min_age: number
  max_age: number
}

/** `Ages 8 to 10` */
export function agesText({ min_age, max_age }: Ages): string {
  if (min_age === assessmentAges.min && max_age === assessmentAges.max) return 'All ages'
  if (max_age === assessmentAges.max) return `Age ${min_age} and up`
  return min_age === max_age ? `Age ${min_age}` : `Ages ${min_age} to ${max_age}`
}

export const ageOptions = Array.from(
  { length: assessmentAges.max - assessmentAges.min + 1 },
  (_, at) => String(assessmentAges.min + at),
).map((value) => ({ value, label: value }))

/** The first line, for lists. */
export const firstLine = ({ content }: Pick<BankItem, 'content'>) =>
  content.text.split('\n')[0] ?? ''

export const usesText = (uses: number) =>
  uses === 0 ? 'Not used yet' : uses === 1 ? 'In 1 assessment' : `In ${uses} assessments`
