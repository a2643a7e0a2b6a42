import { isDeepStrictEqual } from 'node:util'
import type { JsonSchema } from './json-schema.ts'

const optionsOf = (schema: JsonSchema): JsonSchema[] => {
  const options = schema.anyOf ?? schema.oneOf
  if (options) return options.flatMap(optionsOf)
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema]
}

const literalsOf = ({ enum: values, const: value }: JsonSchema) =>
  values ?? (value === undefined ? undefined : [value])

const named = ({ type }: JsonSchema) => (typeof type === 'string' ? type : 'something')

const isWithin = (given: string | undefined, wanted: string | undefined) =>
  wanted === undefined || given === wanted || (given === 'integer' && wanted === 'number')

function objectDifferences(given: JsonSchema, wanted: JsonSchema, at: string): string[] {
  const fields = given.properties ?? {}
  const always = new Set(given.required)
  const missing = (wanted.required ?? [])
    .filter((name) => !always.has(name))
    .map((name) =>
      name in fields ? `${at}.${name} is not always there` : `${at}.${name} is missing`,
    )
  const differing = Object.entries(wanted.properties ?? {}).flatMap(([name, shape]) => {
    const other = fields[name]
    return other ? shapeDifferences(other, shape, `${at}.${name}`) : []
  })
  const unknown =
    wanted.additionalProperties === false && wanted.properties
      ? Object.keys(fields).filter((name) => !(name in (wanted.properties ?? {})))
      : []
  const { additionalProperties: values } = wanted
  const inRecord =
    typeof values === 'object' && typeof given.additionalProperties === 'object'
      ? shapeDifferences(given.additionalProperties, values, `${at}[…]`)
      : []
  return [
    ...missing,
    ...differing,
    ...unknown.map((name) => `${at}.${name} is not known there`),
    ...inRecord,
  ]
}

function differencesOfOne(given: JsonSchema, wanted: JsonSchema, at: string): string[] {
  if (!isWithin(optionType(given), optionType(wanted))) {
    return [`${at} is ${named(given)}, expected ${named(wanted)}`]
  }
  const expected = literalsOf(wanted)
  if (expected) {
    const values = literalsOf(given)
    if (!values) return [`${at} can be any ${named(given)}, expected ${JSON.stringify(expected)}`]
    return values
      .filter((value) => !expected.some((one) => isDeepStrictEqual(one, value)))
      .map((value) => `${at} can be ${JSON.stringify(value)}, which is not expected`)
  }
  if (wanted.type === 'object') return objectDifferences(given, wanted, at)
  if (wanted.type === 'array' && typeof wanted.items === 'object') {
    return typeof given.items === 'object'
      ? shapeDifferences(given.items, wanted.items, `${at}[]`)
      : []
  }
  return []
}

const optionType = ({ type }: JsonSchema) => (typeof type === 'string' ? type : undefined)

/**
 * Why a reader of the wanted shape could not parse the given one; empty if it can. Additional fields are fine unless
 * the reader rejects them.
 */
export function shapeDifferences(given: JsonSchema, wanted: JsonSchema, at: string): string[] {
  if (isDeepStrictEqual(given, wanted)) return []
  const readable = optionsOf(wanted)
  return optionsOf(given).flatMap((option) => {
    const attempts = readable.map((one) => differencesOfOne(option, one, at))
    const [closest = []] = attempts.sort((one, other) => one.length - other.length)
    return closest
  })
}
