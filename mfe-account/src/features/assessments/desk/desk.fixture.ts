import type {
  BankItem,
  Composition,
  DeskAssessment,
  DeskAssessmentCard,
} from '@brightyard/contract/entities'
import { newComposition } from './compose/work.ts'

export const bankItem = (fields: Partial<BankItem> = {}): BankItem => ({
  id: 41,
  owner: 'own',
  owner_name: 'Green Valley School',
  can_edit: true,
  revision: 3,
  kind: 'single',
  subject: 'Science',
  topic: 'Planets',
  min_age: 8,
  max_age: 10,
  difficulty: 'easy',
  content: {
    text: 'Which is a planet?',
    picture: null,
    options: ['Mars', 'Moon', 'Sun'].map((text, at) => ({
      id: `o${at + 1}`,
      text,
      picture: null,
    })),
    prompts: [],
    unit: '',
  },
  right: ['o1'],
  tolerance: 0,
  explanation: 'Mars goes around the Sun.',
  keeps_order: false,
  marks: 2,
  negative_marks: 0.5,
  is_retired: false,
  uses: 2,
  changed_at: '2026-03-18T10:00:00.000Z',
  ...fields,
})

export const numberItem = bankItem({
  id: 42,
  kind: 'number',
  content: {
    text: 'How long is half a metre?',
    picture: null,
    options: [],
    prompts: [],
    unit: 'cm',
  },
  right: ['50'],
  marks: 1,
  negative_marks: 0,
  uses: 0,
})

export const sharedItem = bankItem({
  id: 43,
  owner: 'brightyard',
  owner_name: 'Brightyard',
  can_edit: false,
  kind: 'text',
  content: {
    text: 'The capital of India?',
    picture: null,
    options: [],
    prompts: [],
    unit: '',
  },
  right: ['New Delhi', 'Delhi'],
})

export const listOf = <Row>(data: Row[], next: string | null = null) => ({
  data,
  links: { next },
  meta: { total: data.length, current_page: 1, last_page: 1, per_page: 30 },
})

/** Two questions in one section. */
export const compositionOf = (fields: Partial<Composition> = {}): Composition => ({
  ...newComposition('The sky', 'Science'),
  sections: [
    {
      key: 's1',
      title: '',
      note: '',
      questions: [
        { item_id: 41, marks: 2, negative_marks: 0.5 },
        { item_id: 42, marks: 1, negative_marks: 0 },
      ],
    },
  ],
  ...fields,
})

export const deskOf = (fields: Partial<DeskAssessment> = {}): DeskAssessment => ({
  id: 7,
  state: 'draft',
  owner_name: 'Green Valley School',
  revision: 4,
  composition: compositionOf(),
  items: [bankItem(), numberItem],
  newer_items: [],
  attempts: 0,
  published_at: null,
  closed_at: null,
  changed_at: '2026-03-18T10:00:00.000Z',
  ...fields,
})

export const deskCard = (fields: Partial<DeskAssessmentCard> = {}): DeskAssessmentCard => ({
  id: 7,
  title: 'The sky',
  subject: 'Science',
  min_age: 8,
  max_age: 10,
  state: 'published',
  owner_name: 'Green Valley School',
  minutes: 30,
  questions: 2,
  marks: 3,
  assigned: 24,
  handed_in: 11,
  is_for_candidates: false,
  fee_in_paise: 0,
  opens_at: null,
  closes_at: null,
  changed_at: '2026-03-18T10:00:00.000Z',
  ...fields,
})
