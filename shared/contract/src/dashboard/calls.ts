import { defineCall } from '../define/define-call.ts'
import { Dashboard, StudentDashboard, WhatIsNext } from './entities.ts'

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
