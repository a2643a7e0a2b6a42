import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from '@swc/core'
import * as z from '@brightyard/contract/schema'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'

/** A call as a remote makes it. */
export interface UsedCall {
  readonly name: string
  readonly method: string
  /** As OpenAPI writes it: `/vendor/api/orders/{id}`. */
  readonly path: string
  readonly query: JsonSchema | undefined
  readonly body: JsonSchema | undefined
  readonly response: JsonSchema | undefined
}

const entry = '@brightyard/contract/calls'

const DefinedCall = z.object({
  name: z.string(),
  method: z.string(),
  base: z.string(),
  path: z.string(),
  query: z.optional(z.unknown()),
  body: z.optional(z.unknown()),
  response: z.unknown(),
})

function sourcesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$|(^|[\\/])fixtures[\\/]/.test(name),
    )
    .map((name) => join(folder, name))
}

/** Bundled into the remotes that import them: their calls are the remote's. */
const carried = /^@brightyard\/runtime\/(payments)$/

async function importedNames(file: string): Promise<string[]> {
  const { body } = await parse(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
  })
  const names = body.map(async (item) => {
    if (item.type !== 'ImportDeclaration' || item.typeOnly) return []
    const from = item.source.value
    if (carried.test(from)) return importedNames(createRequire(file).resolve(from))
    if (from !== entry) return []
    return item.specifiers.flatMap((one) => {
      if (one.type !== 'ImportSpecifier' || one.isTypeOnly) return []
      return [one.imported?.value ?? one.local.value]
    })
  })
  return (await Promise.all(names)).flat()
}

/** Every call of the contract that the remote's own code imports, with the shapes that it was written against. */
export async function usedCalls(folder: string): Promise<UsedCall[]> {
  const files = sourcesBelow(join(folder, 'src'))
  const names = new Set((await Promise.all(files.map(importedNames))).flat())
  const contract = createRequire(join(folder, 'package.json')).resolve(entry)
  const calls = (await import(pathToFileURL(contract).href)) as Record<string, unknown>
  return [...names].sort().flatMap((name) => {
    const call = DefinedCall.safeParse(calls[name]).data
    if (!call) return []
    return [
      {
        name,
        method: call.method.toLowerCase(),
        path: `/${call.base}${call.path.replaceAll(/:(\w+)/g, '{$1}')}`,
        query: jsonSchemaOf(call.query),
        body: jsonSchemaOf(call.body),
        response: jsonSchemaOf(call.response),
      },
    ]
  })
}
