import type { DeskForm, DeskFormCard, FormAnswer } from '@brightyard/contract/entities'
import { contentOf } from '../../fixtures/forms.ts'

export const deskForm = (changes: Partial<DeskForm> = {}): DeskForm => ({
  id: 7,
  slug: 'lake-trip',
  state: 'draft',
  revision: 1,
  content: contentOf(),
  settings: {
    is_public: false,
    is_for_guardians: false,
    has_subjects: false,
    is_listed: true,
    is_once: false,
    opens_at: null,
    closes_at: null,
    max_answers: null,
    notify_email: null,
  },
  has_changes: true,
  version: null,
  published_at: null,
  closed_at: null,
  answers: 0,
  room_name: null,
  updated_at: '2026-03-18T10:00:00.000Z',
  ...changes,
})

export const deskCard = (changes: Partial<DeskFormCard> = {}): DeskFormCard => ({
  id: 7,
  slug: 'lake-trip',
  title: 'Trip to the lake',
  state: 'open',
  has_changes: false,
  answers: 3,
  open_answers: 2,
  opens_at: null,
  closes_at: '2026-11-24T12:30:00.000Z',
  room_name: null,
  updated_at: '2026-03-18T10:00:00.000Z',
  ...changes,
})

export const formAnswer = (changes: Partial<FormAnswer> = {}): FormAnswer => ({
  id: 31,
  reference: 'WF-7F3K9Q2M',
  subject: '',
  sender: 'Asha Rao',
  account: { id: 41, role: 'guardian', email: 'asha@example.com', mobile: null },
  summary: 'Bus · Kothrud',
  version: 1,
  sent_at: '2026-03-18T10:00:00.000Z',
  is_done: false,
  form_id: 7,
  title: 'Trip to the lake',
  pages: contentOf().pages,
  values: { way: 'bus', stop: 'Kothrud' },
  kids: [],
  documents: [],
  ...changes,
})

export const pageOf = <Row>(data: Row[], next: string | null = null) => ({
  data,
  links: { next },
  meta: { total: data.length, current_page: 1, last_page: 1, per_page: 50 },
})
