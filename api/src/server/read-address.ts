import type * as z from 'zod'
import { notFound } from './api-problem.ts'

/**
 * The parts of an address that no call of the contract describes, such as a file's. 404 where there can be no such
 * address; `what` is named in its sentence: `this file`.
 */
export function readAddress<Parts>(schema: z.ZodType<Parts>, given: unknown, what: string): Parts {
  const read = schema.safeParse(given)
  if (!read.success) throw notFound(what)
  return read.data
}
