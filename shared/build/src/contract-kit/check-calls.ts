import * as z from '@brightyard/contract/schema'
import { JsonSchema } from './json-schema.ts'
import { shapeDifferences } from './shape-differences.ts'
import type { UsedCall } from './used-calls.ts'

const Content = z.object({
  content: z.optional(z.record(z.string(), z.object({ schema: z.optional(JsonSchema) }))),
})

const Operation = z.object({
  parameters: z.optional(
    z.array(z.object({ name: z.string(), in: z.string(), required: z.optional(z.boolean()) })),
  ),
  requestBody: z.optional(Content),
  responses: z.optional(z.record(z.string(), Content)),
})
type Operation = z.infer<typeof Operation>

/** `/docs/json` of the deployed API. */
export const OpenApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})
export type OpenApi = z.infer<typeof OpenApi>

const jsonOf = (content: z.infer<typeof Content> | undefined) =>
  content?.content?.['application/json']?.schema

function requestProblems(call: UsedCall, { parameters = [], requestBody }: Operation): string[] {
  const sent = Object.keys(call.query?.properties ?? {})
  const accepted = parameters.filter((one) => one.in === 'query')
  const missing = accepted
    .filter(({ name, required }) => required && !sent.includes(name))
    .map(({ name }) => `the query needs ${name}`)
  const unknown = sent
    .filter((name) => !accepted.some((one) => one.name === name))
    .map((name) => `the query's ${name} is not known there`)
  const wanted = jsonOf(requestBody)
  const body = wanted && call.body ? shapeDifferences(call.body, wanted, 'body') : []
  return [...missing, ...unknown, ...body]
}

function responseProblems(call: UsedCall, { responses = {} }: Operation): string[] {
  const given = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, answer]) => jsonOf(answer))
    .find(Boolean)
  return given && call.response ? shapeDifferences(given, call.response, 'answer') : []
}

/** How calls differ from the deployed API, one sentence per problem. */
export function checkCalls(calls: readonly UsedCall[], api: OpenApi): string[] {
  return calls.flatMap((call) => {
    const title = `${call.name} (${call.method.toUpperCase()} ${call.path})`
    const found = Operation.safeParse(api.paths[call.path]?.[call.method])
    if (!found.success) return [`${title}: the deployed api has no such call.`]
    return [...requestProblems(call, found.data), ...responseProblems(call, found.data)].map(
      (problem) => `${title}: ${problem}.`,
    )
  })
}
