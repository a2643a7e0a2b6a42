import { getEnrolledLesson, getProgram, listProgramProgress } from '@brightyard/contract/calls'
import { toPageNotFound } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'

/** Programs of a student, or of all kids of a guardian. */
export const progressQuery = queryOf(listProgramProgress, {}, { staleTime: 5000 })

/** Its chapters with their lessons. */
export const outlineQuery = (id: number) => queryOf(getProgram, { id }, { staleTime: 60_000 })

/** Opening it counts as starting its chapter. */
export const lessonQuery = (id: number, lesson_id: number) =>
  queryOf(getEnrolledLesson, { id, lesson_id }, { mapError: toPageNotFound, staleTime: 60_000 })
