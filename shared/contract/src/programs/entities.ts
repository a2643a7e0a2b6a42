import * as z from '@brightyard/contract/schema'
import { pageOf, Picture } from '../common/entities.ts'
import { activityModes } from '../offerings/constants.ts'

export const programSubjects = [
  'maths',
  'science',
  'coding',
  'art',
  'music',
  'language',
  'life-skills',
  'nature',
] as const
export const lessonKinds = ['reading', 'video', 'exercise'] as const
export const enrolmentStates = ['active', 'completed', 'left'] as const
export const programSortings = ['featured', 'price', 'price-desc', 'newest', 'title'] as const

export const ProgramCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  subject: z.enum(programSubjects),
  age_from: z.int(),
  age_to: z.int(),
  mode: z.enum(activityModes),
  language: z.string(),
  weeks: z.int(),
  /** With tax; 0 is free. */
  price_in_paise: z.int(),
  picture: z.nullable(Picture),
  is_featured: z.boolean(),
  chapter_count: z.int(),
  lesson_count: z.int(),
})
export type ProgramCard = z.infer<typeof ProgramCard>

export const ProgramTeacher = z.object({
  id: z.int(),
  name: z.string(),
  about: z.string(),
  picture: z.nullable(Picture),
})
export type ProgramTeacher = z.infer<typeof ProgramTeacher>

/** Its text is for those who are enrolled, but for the first chapter, which everyone may try. */
export const LessonCard = z.object({
  id: z.int(),
  kind: z.enum(lessonKinds),
  title: z.string(),
  minutes: z.int(),
})
export type LessonCard = z.infer<typeof LessonCard>

export const ChapterCard = z.object({
  id: z.int(),
  program_id: z.int(),
  program_title: z.string(),
  position: z.int(),
  title: z.string(),
  summary: z.string(),
  lesson_count: z.int(),
  minutes: z.int(),
})
export type ChapterCard = z.infer<typeof ChapterCard>

export const ProgramClass = z.object({
  id: z.int(),
  program_id: z.int(),
  program_title: z.string(),
  title: z.string(),
  teacher: ProgramTeacher,
  mode: z.enum(activityModes),
  /** Empty when online. */
  place: z.string(),
  /** IANA name. */
  time_zone: z.string(),
  dates: z.array(z.object({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() })),
  capacity: z.int(),
  seats_left: z.int(),
  price_in_paise: z.int(),
})
export type ProgramClass = z.infer<typeof ProgramClass>

export const ProgramPage = z.extend(pageOf(ProgramCard), {
  /** Values of each filter with their counts, under the other filters. */
  subjects: z.array(z.object({ value: z.enum(programSubjects), count: z.int() })),
  modes: z.array(z.object({ value: z.enum(activityModes), count: z.int() })),
})
export type ProgramPage = z.infer<typeof ProgramPage>

export const ProgramDetails = z.extend(ProgramCard, {
  description: z.string(),
  outcomes: z.array(z.string()),
  tax_percent: z.string(),
  organiser: z.string(),
  teachers: z.array(ProgramTeacher),
  chapters: z.array(z.extend(ChapterCard, { lessons: z.array(LessonCard) })),
  classes: z.array(ProgramClass),
})
export type ProgramDetails = z.infer<typeof ProgramDetails>

export const ChapterDetails = z.extend(ChapterCard, {
  teacher: ProgramTeacher,
  price_in_paise: z.int(),
  /** Everybody may read it. */
  is_free: z.boolean(),
  lessons: z.array(LessonCard),
  previous_id: z.nullable(z.int()),
  next_id: z.nullable(z.int()),
})
export type ChapterDetails = z.infer<typeof ChapterDetails>

export const ProgramLesson = z.extend(LessonCard, {
  program_id: z.int(),
  chapter_id: z.int(),
  chapter_title: z.string(),
  /** Plain text, a paragraph each. */
  paragraphs: z.array(z.string()),
  video_url: z.nullable(z.string()),
  /** Of an exercise: the topic to practise. */
  practice_topic: z.nullable(z.string()),
  /** For an enrolled kid; otherwise null. */
  is_done: z.nullable(z.boolean()),
  next_id: z.nullable(z.int()),
})
export type ProgramLesson = z.infer<typeof ProgramLesson>

/** A kid's way through a program. */
export const ProgramProgress = z.object({
  enrolment_id: z.int(),
  student_id: z.int(),
  kid_name: z.string(),
  program: ProgramCard,
  state: z.enum(enrolmentStates),
  enrolled_at: z.iso.datetime(),
  completed_at: z.nullable(z.iso.datetime()),
  class_id: z.nullable(z.int()),
  /** 0 for a free program. */
  paid_in_paise: z.int(),
  lessons_done: z.array(z.int()),
  /** Where to go on; null at the end. */
  next_lesson: z.nullable(z.extend(LessonCard, { chapter_title: z.string() })),
})
export type ProgramProgress = z.infer<typeof ProgramProgress>
