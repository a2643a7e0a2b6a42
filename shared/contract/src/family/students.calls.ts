import * as z from '@brightyard/contract/schema'
import { PageQuery } from '../common/entities.ts'
import { DatabaseId, MessageResponse, oneLine, PathId, written } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import {
  ClaimedKid,
  GuardianRequest,
  KidCard,
  NewKid,
  NewStudent,
  StudentAccess,
  StudentChanges,
  StudentPage,
  StudentProfile,
  StudentRoom,
} from './entities.ts'

const base = 'vendor'
const session = 'required'
const one = z.object({ student_id: PathId })
const Filter = z.object({
  /** Part of a name, kid ID or guardian's name. */
  search: z.optional(z.string().check(oneLine(), z.maxLength(100))),
  class_name: z.optional(z.string().check(oneLine(), z.maxLength(40))),
})

/** All kids of a guardian, with a subscription or without. 403 for other roles. */
export const listFamily = defineCall({
  name: 'listFamily',
  method: 'GET',
  base,
  path: '/api/kids',
  session,
  summary: 'The kids of a guardian',
  response: z.object({ data: z.array(KidCard) }),
})

/** 422 without consent; 409 `already_added` for the same name and birth date. */
export const addKid = defineCall({
  name: 'addKid',
  method: 'POST',
  base,
  path: '/api/kids',
  session,
  summary: 'Add a kid',
  body: NewKid,
  response: StudentAccess,
})

/**
 * A kid that a school has registered joins the guardian's account, when kid ID and birth date are right and
 * the school wrote down this guardian's contact. One answer for everything that is wrong. A kid that has a
 * guardian joins once that guardian agrees.
 */
export const claimKid = defineCall({
  name: 'claimKid',
  method: 'POST',
  base,
  path: '/api/kids/claim',
  session,
  summary: 'Add a kid registered by a school',
  body: z.object({
    login_id: z
      .string()
      .check(oneLine(), z.minLength(1, 'Please enter the kid ID.'), z.maxLength(40)),
    // The database knows no year 0, which the form of a date allows.
    birth_date: z.iso
      .date('Please enter the date of birth.')
      .check(z.regex(/^(19|20)/, 'Please enter the date of birth.')),
  }),
  response: ClaimedKid,
})

/** Those who wait for the signed-in guardian's decision, and those that the guardian has sent. */
export const listGuardianRequests = defineCall({
  name: 'listGuardianRequests',
  method: 'GET',
  base,
  path: '/api/kids/guardian-requests',
  session,
  summary: 'Requests to become another guardian',
  response: z.object({ data: z.array(GuardianRequest) }),
})

/** 404 unless the request is for an own kid; 409 `answered_already` or `request_expired`. */
export const answerGuardianRequest = defineCall({
  name: 'answerGuardianRequest',
  method: 'POST',
  base,
  path: '/api/kids/guardian-requests/:id',
  session,
  summary: 'Accept or decline another guardian',
  params: z.object({ id: PathId }),
  body: z.object({ accepts: z.boolean() }),
  response: MessageResponse,
})

/** 404 for everybody but the student, its guardians, its schools and partners, and admins. */
export const getStudent = defineCall({
  name: 'getStudent',
  method: 'GET',
  base,
  path: '/api/students/:student_id',
  session,
  summary: 'One student',
  params: one,
  response: StudentProfile,
})

/**
 * 404 for everybody but guardians and the student's own schools and partners; a student changes nothing. Once the
 * student has a guardian, nobody else changes birth date or guardian's contact: 403 `guardian_decides`.
 */
export const updateStudent = defineCall({
  name: 'updateStudent',
  method: 'PATCH',
  base,
  path: '/api/students/:student_id',
  session,
  summary: 'Change a student',
  params: one,
  body: StudentChanges,
  response: StudentProfile,
})

/** Makes a new first password and ends the kid's sessions. The same people as `updateStudent`. */
export const renewStudentPassword = defineCall({
  name: 'renewStudentPassword',
  method: 'POST',
  base,
  path: '/api/students/:student_id/password',
  session,
  summary: 'A new password for a student',
  params: one,
  response: StudentAccess,
})

/** Schools and partners only (403 for others), for their own students. */
export const awardStudent = defineCall({
  name: 'awardStudent',
  method: 'POST',
  base,
  path: '/api/students/:student_id/achievements',
  session,
  summary: 'Give an achievement',
  params: one,
  body: z.object({
    title: z
      .string()
      .check(
        oneLine(),
        z.minLength(1, 'Please say what was achieved.'),
        z.maxLength(80, 'Please use at most 80 characters.'),
      ),
    note: z._default(
      z.string().check(written(), z.maxLength(300, 'Please use at most 300 characters.')),
      '',
    ),
  }),
  response: StudentProfile,
})

/** The own school's or partner's; all of them for an admin. 403 for guardians and students. */
export const listStudents = defineCall({
  name: 'listStudents',
  method: 'GET',
  base,
  path: '/api/students',
  session,
  summary: 'Registered students',
  query: z.extend(Filter, PageQuery.shape),
  response: StudentPage,
})

/** The same rows as a file, at most 10,000; cells that a spreadsheet would run as formulas become plain text. */
export const exportStudents = defineCall({
  name: 'exportStudents',
  method: 'GET',
  base,
  path: '/api/students/export',
  session,
  summary: 'Registered students as a spreadsheet',
  query: Filter,
  response: z.object({ file_name: z.string(), csv: z.string(), rows: z.int() }),
})

/** Where the signed-in person may register students: the own workplace; for an admin every one. */
export const listWorkplaces = defineCall({
  name: 'listWorkplaces',
  method: 'GET',
  base,
  path: '/api/students/workplaces',
  session,
  summary: 'Schools and partners to register for',
  response: z.object({ data: z.array(StudentRoom) }),
})

/** 409 `already_registered` for the same name and birth date at the same school. */
export const registerStudent = defineCall({
  name: 'registerStudent',
  method: 'POST',
  base,
  path: '/api/students',
  session,
  summary: 'Register a student',
  body: z.extend(NewStudent, {
    /** For admins, who work at no school; another one's than the own is refused with 403. */
    workplace_id: z.optional(DatabaseId),
  }),
  response: StudentAccess,
})
