import type {
  Assessment,
  AssessmentCard,
  AttemptPaper,
  AttemptResult,
  AttemptSummary,
  PaperQuestion,
} from '@brightyard/contract/entities'

export const tara = { name: 'Tara Rao', user_id: 12 }

export const attemptOf = (fields: Partial<AttemptSummary> = {}): AttemptSummary => ({
  id: 5,
  number: 1,
  state: 'running',
  started_at: '2026-03-18T10:00:00.000Z',
  ends_at: '2026-03-18T10:30:00.000Z',
  submitted_at: null,
  submitted_by: null,
  answered: 1,
  questions: 3,
  results_at: null,
  score: null,
  marks: 6,
  ...fields,
})

export const ended = attemptOf({
  state: 'submitted',
  submitted_at: '2026-03-18T10:21:00.000Z',
  submitted_by: 'taker',
  answered: 2,
})

export const cardOf = (fields: Partial<AssessmentCard> = {}): AssessmentCard => ({
  id: 7,
  title: 'Small things',
  subject: 'Science',
  given_by: 'Green Valley School',
  minutes: 30,
  questions: 3,
  marks: 6,
  state: 'due',
  opens_at: null,
  closes_at: '2026-03-20T10:00:00.000Z',
  attempts_allowed: 1,
  attempts_left: 1,
  attempt: null,
  ...fields,
})

export const assessmentOf = (fields: Partial<Assessment> = {}): Assessment => ({
  ...cardOf(),
  taker: tara,
  summary: 'A little of everything.',
  rules: ['A pencil is welcome.'],
  sections: [{ id: 1, title: 'All of them', note: '', questions: 3, marks: 6 }],
  has_negative_marks: true,
  is_shuffled: true,
  review: 'answers',
  review_from: 'closing',
  fee_in_paise: 0,
  attempts: [],
  server_time: '2026-03-18T10:00:00.000Z',
  ...fields,
})

const optionsOf = (...texts: string[]) =>
  texts.map((text, index) => ({ id: `o${index + 1}`, text, picture: null }))

export const questionOf = (fields: Partial<PaperQuestion>): PaperQuestion => ({
  id: 101,
  number: 1,
  section_id: 1,
  kind: 'single',
  text: 'Which is a planet?',
  picture: null,
  options: optionsOf('Mars', 'Moon'),
  prompts: [],
  unit: '',
  marks: 2,
  negative_marks: 0.5,
  ...fields,
})

/** One of each kind that is answered in a way of its own. */
export const everyKind: PaperQuestion[] = [
  questionOf({}),
  questionOf({
    id: 102,
    number: 2,
    kind: 'multiple',
    text: 'Which are even?',
    options: optionsOf('2', '3', '4'),
    negative_marks: 0,
  }),
  questionOf({
    id: 103,
    number: 3,
    kind: 'number',
    text: 'How long is half a metre?',
    options: [],
    unit: 'cm',
  }),
  questionOf({ id: 104, number: 4, kind: 'text', text: 'The capital of India?', options: [] }),
  questionOf({
    id: 105,
    number: 5,
    kind: 'matching',
    text: 'Who lives where?',
    prompts: [
      { id: 'p1', text: 'Bee' },
      { id: 'p2', text: 'Spider' },
    ],
    options: optionsOf('Hive', 'Web'),
  }),
]

export const paperOf = (fields: Partial<AttemptPaper> = {}): AttemptPaper => ({
  attempt: attemptOf(),
  assessment_id: 7,
  title: 'Small things',
  taker: tara,
  sections: assessmentOf().sections,
  questions: everyKind,
  answers: [],
  server_time: '2026-03-18T10:00:00.000Z',
  other_device_at: null,
  ...fields,
})

export const resultOf = (fields: Partial<AttemptResult> = {}): AttemptResult => ({
  attempt: { ...ended, state: 'evaluated', score: 1.5, results_at: '2026-03-18T10:21:00.000Z' },
  assessment_id: 7,
  title: 'Small things',
  taker: tara,
  review: 'answers',
  review_from: 'submission',
  sections: assessmentOf().sections.map((section) => ({ ...section, score: 1.5 })),
  questions: everyKind.map((question, index) => ({
    ...question,
    given: [['o2'], ['o1'], ['50'], [], ['p1=o1', 'p2=o2']][index] ?? [],
    is_right: [false, false, true, null, true][index] ?? null,
    score: [-0.5, 1, 2, 0, 2][index] ?? 0,
    right: [['o1'], ['o3', 'o1'], ['50'], ['New Delhi', 'Delhi'], ['p1=o1', 'p2=o2']][index] ?? [],
    explanation: index === 0 ? 'Mars goes around the Sun.' : '',
  })),
  ...fields,
})
