import { defineCall } from '../define/define-call.ts'
import * as z from '@brightyard/contract/schema'
import { PathId } from '../common/fields.ts'
import { Dashboard, OneDashboard, StudentDashboard, WhatIsNext } from './entities.ts'

/** By role; 403 for a student, whose start page is the student profile. */
export const getDashboard = defineCall({
  name: 'getDashboard',
  method: 'GET',
  base: 'vendor',
  path: '/api/dashboard',
  session: 'required',
  summary: 'The start page of a guardian, school or partner',
  response: Dashboard,
})

/** Timetable, assessments and badges of the signed-in student. 403 for every other role. */
export const getStudentDashboard = defineCall({
  name: 'getStudentDashboard',
  method: 'GET',
  base: 'vendor',
  path: '/api/dashboard/student',
  session: 'required',
  summary: 'The start page of a student',
  response: StudentDashboard,
})

/** Of a student, or of all kids of a guardian. 403 for every other role. */
export const getWhatIsNext = defineCall({
  name: 'getWhatIsNext',
  method: 'GET',
  base: 'vendor',
  path: '/api/dashboard/next',
  session: 'required',
  summary: 'What is next for each kid',
  response: WhatIsNext,
})

/**
 * Of a kid, by its student record, or of a room: a kid wins where both have the id, unless `of` says otherwise. 403
 * `not_connected` for everything that the person has no part in, and for what is not there.
 */
export const getOneDashboard = defineCall({
  name: 'getOneDashboard',
  method: 'GET',
  base: 'vendor',
  path: '/api/dashboard/:id',
  session: 'required',
  summary: 'The dashboard of a kid or a room',
  params: z.object({ id: PathId }),
  query: z.object({ of: z.optional(z.enum(['kid', 'room'])) }),
  response: OneDashboard,
})
