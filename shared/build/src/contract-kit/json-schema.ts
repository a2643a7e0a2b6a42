import * as z from '@brightyard/contract/schema'
import { type $ZodType, toJSONSchema } from 'zod/v4/core'

/** The part of JSON Schema that these checks use. */
export interface JsonSchema {
  type?: string | string[] | undefined
  properties?: Record<string, JsonSchema> | undefined
  required?: string[] | undefined
  additionalProperties?: JsonSchema | boolean | undefined
  items?: JsonSchema | boolean | undefined
  anyOf?: JsonSchema[] | undefined
  oneOf?: JsonSchema[] | undefined
  enum?: unknown[] | undefined
  const?: unknown
}

/** All other keywords are preserved but not compared. */
export const JsonSchema: z.ZodMiniType<JsonSchema> = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  get properties() {
    return z.optional(z.record(z.string(), JsonSchema))
  },
  required: z.optional(z.array(z.string())),
  get additionalProperties() {
    return z.optional(z.union([z.boolean(), JsonSchema]))
  },
  get items() {
    return z.optional(z.union([z.boolean(), JsonSchema]))
  },
  get anyOf() {
    return z.optional(z.array(JsonSchema))
  },
  get oneOf() {
    return z.optional(z.array(JsonSchema))
  },
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
})

const isZodSchema = (value: unknown): value is $ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** The shape on the wire, before parsing; undefined if it is not a zod schema. */
export function jsonSchemaOf(schema: unknown): JsonSchema | undefined {
  if (!isZodSchema(schema)) return undefined
  const described = toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  const { $schema: _dialect, ...rest } = described
  return JsonSchema.parse(JSON.parse(JSON.stringify(rest)))
}

/** The payload of each channel, by the channel's name, for remote.json. */
export const payloadsOf = (
  channels: readonly { name: string; schema?: unknown }[],
): Record<string, JsonSchema> =>
  Object.fromEntries(
    channels.flatMap(({ name, schema }) => {
      const payload = jsonSchemaOf(schema)
      return payload ? [[name, payload]] : []
    }),
  )
