import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler as encoding } from 'fastify-type-provider-zod'
import { safeParse } from 'zod/v4/core'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'

/** Schemas that read a value as they write it. */
const plain = new Set(
  'string number int boolean bigint date null undefined any unknown never literal enum template_literal'.split(
    ' ',
  ),
)

/** The schemas inside one; null for a kind that may write something else than it reads, such as a default. */
function partsOf(schema: $ZodType): readonly $ZodType[] | null {
  const { def } = (schema as $ZodTypes)._zod
  if (plain.has(def.type)) return []
  switch (def.type) {
    case 'object':
      return [...Object.values(def.shape), ...(def.catchall ? [def.catchall] : [])]
    case 'array':
      return [def.element]
    case 'nullable':
    case 'optional':
    case 'readonly':
    case 'nonoptional':
      return [def.innerType]
    case 'union':
      return def.options
    case 'record':
      return [def.keyType, def.valueType]
    case 'lazy':
      return [def.getter()]
    default:
      return null
  }
}

function readsAsItWrites(schema: $ZodType, seen = new Set<$ZodType>()): boolean {
  if (seen.has(schema)) return true
  seen.add(schema)
  return partsOf(schema)?.every((part) => readsAsItWrites(part, seen)) ?? false
}

/**
 * Answers hold what their schema names and nothing else, and a value that breaks it is never sent. The library encodes,
 * which looks through every value twice; where that is the same as parsing, it is parsed, by the code that zod compiles
 * for a schema.
 */
export const serializerCompiler: FastifySerializerCompiler<$ZodType> = (route) => {
  const encode = encoding(route)
  const { schema } = route
  if (!readsAsItWrites(schema)) return encode
  return (data) => {
    const { success, data: answer } = safeParse(schema, data)
    // Encoding it reports what is wrong as every such failure is reported.
    return success ? JSON.stringify(answer) : encode(data)
  }
}
