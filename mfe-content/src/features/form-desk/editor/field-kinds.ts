import type { FormField, FormFieldKind } from '@brightyard/contract/entities'
import {
  CalendarIcon,
  ChoiceIcon,
  DropDownIcon,
  HashIcon,
  InfoIcon,
  LongTextIcon,
  MailIcon,
  PersonIcon,
  PhoneIcon,
  ShieldIcon,
  StarIcon,
  TextIcon,
  TickBoxIcon,
  UploadIcon,
  type IconProps,
} from '@brightyard/ui/icons'
import type { ComponentType } from 'react'

interface KindInfo {
  name: string
  hint: string
  icon: ComponentType<IconProps>
}

export const fieldKinds: Readonly<Record<FormFieldKind, KindInfo>> = {
  'short-text': { name: 'Short answer', hint: 'A line of text', icon: TextIcon },
  'long-text': { name: 'Long answer', hint: 'A few sentences', icon: LongTextIcon },
  choice: { name: 'One of several', hint: 'All answers in view', icon: ChoiceIcon },
  choices: { name: 'Tick boxes', hint: 'As many as fit', icon: TickBoxIcon },
  list: { name: 'Drop-down list', hint: 'For many answers', icon: DropDownIcon },
  rating: { name: 'Rating', hint: 'Three to ten stars', icon: StarIcon },
  email: { name: 'Email', hint: 'Checked as it is sent', icon: MailIcon },
  mobile: { name: 'Mobile number', hint: 'With or without +91', icon: PhoneIcon },
  number: { name: 'Number', hint: 'With limits if you like', icon: HashIcon },
  date: { name: 'Date', hint: 'In the past or to come', icon: CalendarIcon },
  file: { name: 'Files', hint: 'PDF, JPG or PNG', icon: UploadIcon },
  kid: { name: 'One of their kids', hint: 'A guardian chooses', icon: PersonIcon },
  consent: { name: 'Consent', hint: 'One box to tick', icon: ShieldIcon },
  note: { name: 'A text', hint: 'Asks for nothing', icon: InfoIcon },
}

/** How the kinds are offered. */
export const kindGroups: readonly { title: string; kinds: readonly FormFieldKind[] }[] = [
  { title: 'Words', kinds: ['short-text', 'long-text', 'email', 'mobile'] },
  { title: 'Choices', kinds: ['choice', 'choices', 'list', 'rating'] },
  { title: 'More', kinds: ['kid', 'number', 'date', 'file', 'consent', 'note'] },
]

/** What a question is called while it has no words yet. */
export const labelOf = ({ label, kind }: Pick<FormField, 'label' | 'kind'>) =>
  label || `New question (${fieldKinds[kind].name.toLowerCase()})`
