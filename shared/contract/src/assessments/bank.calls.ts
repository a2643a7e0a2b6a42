import * as z from '@brightyard/contract/schema'
import { pageOf } from '../common/entities.ts'
import { DatabaseId, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { assessmentAges, bankOwners, bankStates, difficulties } from './bank.constants.ts'
import { BankItem, ItemInput } from './bank.entities.ts'
import { questionKinds } from './constants.ts'

const base = 'vendor'
const session = 'required'
const path = '/api/desk/assessment-items'
const one = z.object({ id: PathId })

/** The newest first. Roles 3 to 6: those of their own school or partner, and Brightyard's; role 5 has all. */
export const listBankItems = defineCall({
  name: 'listBankItems',
  method: 'GET',
  base,
  path,
  session,
  summary: 'Questions of the item bank',
  query: z.object({
    /** A part of the question, its topic, or one of its answers. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    subject: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    /** For kids of this age. */
    age: z.optional(
      z.coerce
        .number<number>()
        .check(z.int(), z.minimum(assessmentAges.min), z.maximum(assessmentAges.max)),
    ),
    kind: z.optional(z.enum(questionKinds)),
    difficulty: z.optional(z.enum(difficulties)),
    owner: z.optional(z.enum(bankOwners)),
    /** Those that this assessment may have: its organisation's and Brightyard's. 404 as for the assessment. */
    for_assessment: z.optional(PathId),
    state: z._default(z.enum(bankStates), 'active'),
    /** Where the next page begins; `links.next` has it. */
    before: z.optional(PathId),
  }),
  response: pageOf(BankItem),
})

/** Those that any question here has, with how many; retired ones do not count. */
export const getBankSubjects = defineCall({
  name: 'getBankSubjects',
  method: 'GET',
  base,
  path: `${path}/subjects`,
  session,
  summary: 'Subjects of the item bank',
  query: z.object({
    /** Of the questions that this assessment may have. 404 as for the assessment. */
    for_assessment: z.optional(PathId),
  }),
  response: z.object({
    subjects: z.array(z.object({ name: z.string(), items: z.int() })),
  }),
})

/** 404 for another organisation's. */
export const readBankItem = defineCall({
  name: 'readBankItem',
  method: 'GET',
  base,
  path: `${path}/:id`,
  session,
  summary: 'A question of the item bank',
  params: one,
  response: BankItem,
})

/** 422 with `itemProblems` by their places. */
export const createBankItem = defineCall({
  name: 'createBankItem',
  method: 'POST',
  base,
  path,
  session,
  summary: 'Add a question to the item bank',
  body: z.extend(ItemInput, {
    /** The question whose pictures it may show too. */
    copy_of: z.optional(DatabaseId),
  }),
  response: BankItem,
})

/**
 * Copies in published assessments stay as they are. 409 `changed_elsewhere` for another revision than the last one; 403
 * for one of Brightyard's, which everybody may use and copy.
 */
export const changeBankItem = defineCall({
  name: 'changeBankItem',
  method: 'PUT',
  base,
  path: `${path}/:id`,
  session,
  summary: 'Change a question of the item bank',
  params: one,
  body: z.extend(ItemInput, {
    revision: z.int().check(z.positive(), z.maximum(1_000_000_000)),
  }),
  response: BankItem,
})

/** Takes it out of the choice, or puts it back; assessments that have it keep it. */
export const retireBankItem = defineCall({
  name: 'retireBankItem',
  method: 'POST',
  base,
  path: `${path}/:id/retired`,
  session,
  summary: 'Retire a question of the item bank',
  params: one,
  body: z.object({ is_retired: z.boolean() }),
  response: BankItem,
})
