import type {
  PracticeProgress,
  PracticeResult,
  PracticeSession,
  PracticeTopic,
  Worksheet,
} from '@brightyard/contract/entities'
import { questionOf } from '../maths/maths.fixture.ts'

export const practisingKid = { student_id: 112, user_id: 12, name: 'Tara Rao', class_number: 4 }

export const rightTo = (is_subscribed: boolean, free_sessions_left = 0) => ({
  may_practise: is_subscribed || free_sessions_left > 0,
  is_subscribed,
  free_sessions_left,
})

export const resultOf = (number: number, is_right: boolean): PracticeResult => ({
  number,
  text: `Question ${number}`,
  given: '42',
  is_right,
  hints_taken: 0,
  seconds: 20,
})

export const sessionOf = (given: Partial<PracticeSession> = {}): PracticeSession => ({
  id: 34,
  student_id: 112,
  topic: 'c4-fractions',
  title: 'Fractions',
  worksheet_id: null,
  started_at: '2026-03-18T10:00:00.000Z',
  finished_at: null,
  question: questionOf(),
  results: [],
  mastery_before: 0.3,
  mastery: 0.3,
  ...given,
})

export const topicOf = (
  topic: string,
  title: string,
  mastery: number | null = null,
): PracticeTopic => ({ topic, title, class_number: 4, skills: ['Halves', 'Quarters'], mastery })

export const progressOf = (given: Partial<PracticeProgress> = {}): PracticeProgress => ({
  kid: practisingKid,
  right: rightTo(true),
  days_this_week: [],
  seconds_total: 1300,
  topics: [
    { ...topicOf('c4-decimals', 'Decimals'), answered: 0, right: 0, seconds: 0, trend: [] },
    {
      ...topicOf('c4-fractions', 'Fractions', 0.62),
      answered: 20,
      right: 15,
      seconds: 1300,
      trend: [0.3, 0.62],
    },
  ],
  sessions: [
    {
      id: 34,
      topic: 'c4-fractions',
      title: 'Fractions',
      finished_at: '2026-03-18T10:10:00.000Z',
      right: 8,
      answered: 10,
      seconds: 650,
      mastery: 0.62,
    },
  ],
  next_topic: 'c4-decimals',
  ...given,
})

export const worksheetOf = (id: number, given: Partial<Worksheet> = {}): Worksheet => ({
  id,
  topic: 'c4-fractions',
  title: 'Fractions',
  note: '',
  assigned_by: null,
  assigned_at: '2026-03-18T10:00:00.000Z',
  due_at: null,
  done_at: null,
  answered: 0,
  right: 0,
  seconds: 0,
  ...given,
})
