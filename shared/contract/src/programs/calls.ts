import * as z from '@brightyard/contract/schema'
import { PageQuery, searchedInstead } from '../common/entities.ts'
import { DatabaseId, MessageResponse, oneLine, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { activityModes } from '../offerings/constants.ts'
import {
  ChapterCard,
  ChapterDetails,
  ProgramClass,
  ProgramDetails,
  ProgramLesson,
  ProgramPage,
  ProgramProgress,
  programSortings,
  programSubjects,
} from './entities.ts'

const one = z.object({ id: PathId })
const ofProgram = z.object({ program_id: PathId })

export const listPrograms = defineCall({
  name: 'listPrograms',
  method: 'GET',
  base: 'cms',
  path: '/api/programs',
  session: 'none',
  summary: 'Programs, by age, subject and mode',
  query: z.extend(PageQuery, {
    age: z.optional(z.coerce.number<number | string>().check(z.int(), z.minimum(0), z.maximum(18))),
    subject: z.optional(z.enum(programSubjects)),
    mode: z.optional(z.enum(activityModes)),
    sort: z.optional(z.enum(programSortings)),
    search: z.optional(z.string().check(oneLine(), z.maxLength(100))),
  }),
  response: z.extend(ProgramPage, searchedInstead),
})

export const getProgram = defineCall({
  name: 'getProgram',
  method: 'GET',
  base: 'cms',
  path: '/api/programs/:id',
  session: 'none',
  summary: 'One program with its chapters and classes',
  params: one,
  response: ProgramDetails,
})

export const listProgramChapters = defineCall({
  name: 'listProgramChapters',
  method: 'GET',
  base: 'cms',
  path: '/api/program-chapters',
  session: 'none',
  summary: 'Chapters of a program',
  query: ofProgram,
  response: z.object({ data: z.array(ChapterCard) }),
})

export const getProgramChapter = defineCall({
  name: 'getProgramChapter',
  method: 'GET',
  base: 'cms',
  path: '/api/program-chapters/:id',
  session: 'none',
  summary: 'One chapter of a program',
  params: one,
  response: ChapterDetails,
})

export const listProgramClasses = defineCall({
  name: 'listProgramClasses',
  method: 'GET',
  base: 'cms',
  path: '/api/program-classes',
  session: 'none',
  summary: 'Classes of a program',
  query: ofProgram,
  response: z.object({ data: z.array(ProgramClass) }),
})

export const getProgramClass = defineCall({
  name: 'getProgramClass',
  method: 'GET',
  base: 'cms',
  path: '/api/program-classes/:id',
  session: 'none',
  summary: 'One class of a program',
  params: one,
  response: ProgramClass,
})

/** 403 `not_enrolled` beyond the first chapter, unless the program is free. */
export const getProgramLesson = defineCall({
  name: 'getProgramLesson',
  method: 'GET',
  base: 'cms',
  path: '/api/program-lessons/:id',
  session: 'none',
  summary: 'A lesson that everyone may read',
  params: one,
  response: ProgramLesson,
})

/** It counts as opened by the kid from then on. 404 for others' enrolments. */
export const getEnrolledLesson = defineCall({
  name: 'getEnrolledLesson',
  method: 'GET',
  base: 'vendor',
  path: '/api/program-enrolments/:id/lessons/:lesson_id',
  session: 'required',
  summary: 'A lesson of an enrolled kid',
  params: z.object({ id: PathId, lesson_id: PathId }),
  response: ProgramLesson,
})

/** The enrolments of a student, or of all kids of a guardian. */
export const listProgramProgress = defineCall({
  name: 'listProgramProgress',
  method: 'GET',
  base: 'vendor',
  path: '/api/program-enrolments',
  session: 'required',
  summary: 'Programs that kids are enrolled in',
  response: z.object({ data: z.array(ProgramProgress) }),
})

/**
 * Marks a lesson as done; the last one completes the program. 404 for others' enrolments, 409 `not_opened` before
 * `getEnrolledLesson` was called for it.
 */
export const finishProgramLesson = defineCall({
  name: 'finishProgramLesson',
  method: 'POST',
  base: 'vendor',
  path: '/api/program-enrolments/:id/lessons',
  session: 'required',
  summary: 'Mark a lesson as done',
  params: one,
  body: z.object({ lesson_id: DatabaseId }),
  response: ProgramProgress,
})

/** A link to the PDF, for ten minutes. 409 `not_completed` before the last lesson is done. */
export const openProgramCertificate = defineCall({
  name: 'openProgramCertificate',
  method: 'POST',
  base: 'vendor',
  path: '/api/program-enrolments/:id/certificate',
  session: 'required',
  summary: 'The certificate of a completed program',
  params: one,
  response: z.object({
    url: z.string(),
    file_name: z.string(),
    valid_until: z.iso.datetime(),
  }),
})

/**
 * Frees the seat in its class, and gives back what was not started; coming back goes on with the own progress. 409
 * `completed` for a program that is done, `refund_changed` if the refund is not that of `quoteLeaving`.
 */
export const leaveProgram = defineCall({
  name: 'leaveProgram',
  method: 'POST',
  base: 'vendor',
  path: '/api/program-enrolments/:id/leave',
  session: 'required',
  summary: 'Take a kid out of a program',
  params: one,
  body: z.object({ refund_in_paise: z._default(z.int().check(z.nonnegative()), 0) }),
  response: MessageResponse,
})
