/**
 * The part of zod that Brightyard uses, behind one name, so that the browser loads it once:
 * the host shares this entry with every remote. `import * as z from '@brightyard/contract/schema'`.
 */
import { config } from 'zod/mini'

export {
  array,
  boolean,
  coerce,
  discriminatedUnion,
  email,
  extend,
  int,
  iso,
  literal,
  looseObject,
  maxLength,
  maximum,
  minLength,
  minimum,
  nonnegative,
  null,
  nullable,
  nullish,
  number,
  object,
  omit,
  optional,
  overwrite,
  partial,
  pick,
  pipe,
  positive,
  record,
  refine,
  regex,
  strictObject,
  string,
  toLowerCase,
  transform,
  trim,
  tuple,
  union,
  unknown,
  url,
  _default,
  catch,
  enum,
} from 'zod/mini'
export type { infer, input, output, ZodMiniType, ZodMiniObject, core } from 'zod/mini'

// zod compiles its parsers with `new Function`, which the site's content policy forbids (and reports).
if (typeof document !== 'undefined') config({ jitless: true })
