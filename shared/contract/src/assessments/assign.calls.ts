import * as z from '@brightyard/contract/schema'
import { DatabaseId, EnteredMoment, MessageResponse, oneLine, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { AssessmentAssignment, AssignmentTargets } from './assign.entities.ts'
import { mostExtraMinutes } from './results.constants.ts'

const base = 'vendor'
/** Roles 3 to 6, for what their own organisation gave: 403 for other roles, else 404. */
const session = 'required'
const path = '/api/desk/assessments'
const one = z.object({ id: PathId })

const ExtraMinutes = z
  .int('Please enter whole minutes.')
  .check(
    z.minimum(0, `Please enter 0 to ${mostExtraMinutes} minutes.`),
    z.maximum(mostExtraMinutes, `Please enter 0 to ${mostExtraMinutes} minutes.`),
  )
const times = {
  /** Null: the assessment's own time. */
  opens_at: z.nullable(EnteredMoment),
  closes_at: z.nullable(EnteredMoment),
  extra_minutes: ExtraMinutes,
}

/** The organisation's rooms with their classes, and its kids by a part of the name, the kid ID or the class. */
export const listAssignmentTargets = defineCall({
  name: 'listAssignmentTargets',
  method: 'GET',
  base,
  path: `${path}/:id/targets`,
  session,
  summary: 'Whom an assessment can be assigned to',
  params: one,
  query: z.object({ search: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
  response: AssignmentTargets,
})

/** At most 500: rooms and classes first, then kids by name. */
export const listAssignments = defineCall({
  name: 'listAssignments',
  method: 'GET',
  base,
  path: `${path}/:id/assignments`,
  session,
  summary: 'Whom an assessment is assigned to',
  params: one,
  response: z.object({ data: z.array(AssessmentAssignment) }),
})

/**
 * All of them or none; families of kids who did not have it yet are told. Repeated with the same times it changes
 * nothing; 409 `assigned_already` with other times, `not_published`, `too_many`; 404 for a kid or a room of others.
 */
export const assignAssessment = defineCall({
  name: 'assignAssessment',
  method: 'POST',
  base,
  path: `${path}/:id/assignments`,
  session,
  summary: 'Assign an assessment to kids, classes and rooms',
  params: one,
  body: z.object({
    rooms: z._default(
      z
        .array(
          z.object({
            vendor_id: DatabaseId,
            /** Empty for everyone in the room. */
            class_name: z._default(z.string().check(oneLine(), z.maxLength(40)), ''),
          }),
        )
        .check(z.maxLength(100)),
      [],
    ),
    student_ids: z._default(z.array(DatabaseId).check(z.maxLength(200)), []),
    ...times,
  }),
  response: z.object({ added: z.int(), data: z.array(AssessmentAssignment) }),
})

/** Once somebody has started, only a later closing and more time: 409 `started`. Who is answering gets them at once. */
export const changeAssignment = defineCall({
  name: 'changeAssignment',
  method: 'PUT',
  base,
  path: '/api/desk/assessment-assignments/:id',
  session,
  summary: 'Change the times of an assignment',
  params: one,
  body: z.object(times),
  response: AssessmentAssignment,
})

/** 409 `started` once somebody whom it concerns has an attempt. */
export const takeBackAssignment = defineCall({
  name: 'takeBackAssignment',
  method: 'DELETE',
  base,
  path: '/api/desk/assessment-assignments/:id',
  session,
  summary: 'Take an assignment back',
  params: one,
  response: MessageResponse,
})

/**
 * For one person, in minutes beyond the assessment's time; who is answering gets it at once. 409 `less_time` for less
 * than before once they have started; 404 for somebody who was not given it.
 */
export const giveMoreTime = defineCall({
  name: 'giveMoreTime',
  method: 'POST',
  base,
  path: `${path}/:id/more-time`,
  session,
  summary: 'Give one person more time',
  params: one,
  body: z.object({
    /** Exactly one of the two. */
    student_id: z.optional(DatabaseId),
    candidate_id: z.optional(DatabaseId),
    extra_minutes: ExtraMinutes,
  }),
  response: MessageResponse,
})
