import type {
  AssessmentAssignment,
  AssessmentRun,
  AssessmentTaker,
  CandidateRow,
  ItemAnalysis,
} from '@brightyard/contract/entities'

export const runOf = (fields: Partial<AssessmentRun> = {}): AssessmentRun => ({
  id: 7,
  title: 'Small things',
  subject: 'Science',
  given_by: 'Green Valley School',
  state: 'published',
  opens_at: null,
  closes_at: '2027-03-20T10:00:00.000Z',
  counts: { running: 1, not_started: 1, missed: 0, handed_in: 2 },
  awaits_release: true,
  minutes: 30,
  questions: 3,
  marks: 6,
  attempts_allowed: 1,
  is_for_candidates: true,
  fee_in_paise: 0,
  review: 'answers',
  review_from: 'release',
  results_released_at: null,
  pass_percent: 40,
  scores: {
    average_percent: 58.3,
    median_percent: 58.3,
    passed: 1,
    bins: [0, 0, 0, 1, 0, 0, 0, 0, 1, 0],
  },
  server_time: '2026-03-18T10:00:00.000Z',
  ...fields,
})

export const takerOf = (fields: Partial<AssessmentTaker> = {}): AssessmentTaker => ({
  student_id: 1,
  candidate_id: null,
  name: 'Meera Rao',
  login_id: 'KID-1001',
  class_name: '4 A',
  state: 'not_started',
  closes_at: null,
  extra_minutes: 0,
  attempts: 0,
  running: null,
  best: null,
  ...fields,
})

export const kabir = takerOf({
  student_id: 2,
  name: 'Kabir Shah',
  state: 'running',
  attempts: 1,
  running: {
    attempt_id: 31,
    ends_at: '2027-03-18T10:30:00.000Z',
    answered: 2,
    seen_at: null,
  },
})

export const zoya = takerOf({
  student_id: 3,
  name: 'Zoya Khan',
  state: 'handed_in',
  attempts: 1,
  best: {
    attempt_id: 32,
    score: 5,
    percent: 83.3,
    passed: true,
    used_seconds: 750,
    submitted_at: '2026-03-18T09:42:00.000Z',
    submitted_by: 'taker',
  },
})

export const assignmentOf = (fields: Partial<AssessmentAssignment> = {}): AssessmentAssignment => ({
  id: 5,
  student_id: null,
  vendor_id: 9,
  class_name: '4 A',
  name: 'Green Valley School',
  students: 3,
  started: 0,
  opens_at: null,
  closes_at: null,
  extra_minutes: 0,
  ...fields,
})

export const itemOf = (fields: Partial<ItemAnalysis> = {}): ItemAnalysis => ({
  id: 61,
  number: 1,
  section: 'Quick ones',
  kind: 'single',
  text: 'Which is a planet?',
  picture: null,
  marks: 2,
  difficulty: 0.6,
  discrimination: 0.41,
  skipped: 0,
  choices: [
    { id: 'o1', text: 'Mars', picture: null, is_right: true, chosen: 6 },
    { id: 'o2', text: 'The Moon', picture: null, is_right: false, chosen: 4 },
  ],
  right: [],
  wrong: [],
  flags: [],
  ...fields,
})

export const candidateOf = (fields: Partial<CandidateRow> = {}): CandidateRow => ({
  id: 81,
  application_id: 'BYSCI2601',
  name: 'Nila Menon',
  email: 'nila@example.com',
  state: 'issued',
  paid_at: null,
  extra_minutes: 0,
  created_at: '2026-03-18T09:00:00.000Z',
  ...fields,
})

export const pageOf = <Row>(data: Row[]) => ({
  data,
  links: { next: null },
  meta: { total: data.length, current_page: 1, last_page: 1, per_page: 100 },
})
