import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { oneLine, PathId } from '../common/fields.ts'
import { EmailAddress } from '../common/person.entities.ts'
import { defineCall } from '../define/define-call.ts'
import { CandidateRow, IssuedCandidate } from './passcodes.entities.ts'
import { mostCandidatesAtOnce } from './results.constants.ts'

const base = 'vendor'
/** Roles 3 to 6, for what their own organisation gave: 403 for other roles, else 404. */
const session = 'required'
const path = '/api/desk/assessments'
const candidate = '/api/desk/assessment-candidates'
const one = z.object({ id: PathId })

/** The newest first. */
export const listCandidates = defineCall({
  name: 'listCandidates',
  method: 'GET',
  base,
  path: `${path}/:id/candidates`,
  session,
  summary: 'Individual candidates of an assessment',
  params: one,
  query: z.extend(PageQuery, {
    /** A part of the name, the email or the application ID. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  response: pageOf(CandidateRow),
})

/**
 * Who has an application for this assessment with the same email keeps it, and is in `existing`: a list that is sent
 * twice issues nobody twice. 409 `not_published`, `not_for_candidates`,
 * `too_many`.
 */
export const issueCandidates = defineCall({
  name: 'issueCandidates',
  method: 'POST',
  base,
  path: `${path}/:id/candidates`,
  session,
  summary: 'Issue applications with passcodes',
  params: one,
  body: z.object({
    people: z
      .array(
        z.object({
          name: z
            .string()
            .check(
              oneLine(),
              z.minLength(1, 'Please enter the name.'),
              z.maxLength(100, 'Please use at most 100 characters.'),
            ),
          /** Empty: the passcode is handed over in another way. */
          email: z._default(z.union([z.literal(''), EmailAddress]), ''),
        }),
      )
      .check(
        z.minLength(1, 'Please enter a name.'),
        z.maxLength(
          mostCandidatesAtOnce,
          `Please send at most ${mostCandidatesAtOnce} people in one go.`,
        ),
      ),
    /** Sends each who has an email the application ID, the passcode and where to go. */
    sends_email: z.boolean(),
  }),
  response: z.object({
    issued: z.array(IssuedCandidate),
    existing: z.array(CandidateRow),
  }),
})

/** The old passcode opens nothing any more; a running attempt goes on with the new one. 409 `withdrawn`. */
export const reissuePasscode = defineCall({
  name: 'reissuePasscode',
  method: 'POST',
  base,
  path: `${candidate}/:id/passcode`,
  session,
  summary: 'Issue a new passcode',
  params: one,
  body: z.object({ sends_email: z.boolean() }),
  response: IssuedCandidate,
})

/** Or takes that back. 409 `started` or `already_paid`, which is paid back first. */
export const withdrawCandidate = defineCall({
  name: 'withdrawCandidate',
  method: 'POST',
  base,
  path: `${candidate}/:id/withdraw`,
  session,
  summary: 'Withdraw an application',
  params: one,
  body: z.object({ is_withdrawn: z.boolean() }),
  response: CandidateRow,
})
