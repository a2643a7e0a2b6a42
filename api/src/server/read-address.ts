import * as z from 'zod'
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

/** A file by a name that ends with its kind: `<token>.pdf`. */
export const NamedFile = z.object({ file: z.string().max(150) })
/** A file by the token of a signed link. */
export const SignedFile = z.object({ token: z.string().max(150) })
/** A file that everybody opens, by the id of its row. */
export const OpenFile = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })
