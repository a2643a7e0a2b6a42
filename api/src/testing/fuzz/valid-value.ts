import type { Call } from '@brightyard/contract'
import { toJSONSchema } from 'zod'
import type { core } from 'zod'
import type { Random } from './seeded-random.ts'

type Schema = core.JSONSchema.JSONSchema
/** Values that mean something here, by the name of a field: ids of rows that exist, codes, passwords. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

const asSchema = (schema: core.JSONSchema._JSONSchema | undefined): Schema =>
  typeof schema === 'object' ? schema : {}

/** The three parts of a call's input as JSON Schema. */
export function partsOf({ params, query, body }: Call) {
  const read = (part: Call['body']) =>
    part ? toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) : undefined
  return { params: read(params), query: read(query), body: read(body) }
}

const words = ['Kite', 'Meera Nair', 'नमस्ते', 'O’Brien', '12, Lake Road', '4 B', 'a']

function text(schema: Schema, random: Random): string {
  const { minLength = 0, maxLength = 60, pattern } = schema
  if (schema.format === 'date') return random.pick(['2018-05-01', '2020-02-29', '1901-01-01'])
  if (schema.format === 'date-time') return '2026-03-18T09:00:00.000Z'
  const candidates = [
    ...words,
    'person@example.com',
    '98765 43210',
    '560034',
    'a-b_c'.repeat(5),
    '123456',
    'x'.repeat(Math.min(maxLength, 300)),
  ]
  const fitting = candidates.filter(
    (one) =>
      one.length >= minLength &&
      one.length <= maxLength &&
      (pattern === undefined || new RegExp(pattern, 'u').test(one)),
  )
  return random.pick(fitting.length > 0 ? fitting : candidates)
}

function whole(schema: Schema, random: Random): number {
  const lowest =
    typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + 1 : schema.minimum
  const from = Math.max(lowest ?? 0, -1_000)
  const to = Math.max(from, schema.maximum ?? from + 50)
  return random.pick([from, to, Math.min(to, from + 1), Math.min(to, from + random.below(50))])
}

/** A random value that the schema accepts, except that it may miss patterns, which is a case as well. */
export function validValue(schema: Schema, random: Random, known: KnownValues, name = ''): unknown {
  const meant = known[name]
  if (meant && !random.oneIn(8)) return random.pick(meant)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return validValue(random.pick(choices), random, known, name)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).flatMap(([key, of]) =>
          schema.required?.includes(key) || random.oneIn(2)
            ? [[key, validValue(asSchema(of), random, known, key)]]
            : [],
        ),
      )
    case 'array': {
      const { minItems = 0, maxItems = 3 } = schema
      const count = Math.min(maxItems, minItems + random.below(3))
      const items = Array.isArray(schema.items) ? schema.items[0] : schema.items
      return Array.from({ length: count }, () => validValue(asSchema(items), random, known, name))
    }
    case 'integer':
    case 'number':
      return whole(schema, random)
    case 'boolean':
      return random.oneIn(2)
    case 'null':
      return null
    default:
      return text(schema, random)
  }
}
