import type * as z from '@brightyard/contract/schema'
import { printable, RegistryProblem } from '@brightyard/contract/registry'
import { errorCode } from '../disk/error-code.ts'
import { exitCodes, type ExitCode } from './exit-codes.ts'

/** A call that the registry refused or did not answer. */
export class CallFailed extends Error {
  readonly exitCode: ExitCode
  readonly problem: RegistryProblem | null

  constructor(message: string, exitCode: ExitCode, problem: RegistryProblem | null = null) {
    super(printable(message))
    this.exitCode = exitCode
    this.problem = problem
  }
}

export interface RegistryCalls {
  get<Schema extends z.ZodMiniType>(path: string, answer: Schema): Promise<z.output<Schema>>
  post<Schema extends z.ZodMiniType>(
    path: string,
    body: unknown,
    answer: Schema,
  ): Promise<z.output<Schema>>
}

/** Every call sends the token if there is one: a registry may require it for reading too. */
export function registryCalls(
  registryUrl: string,
  readToken: () => Promise<string | null>,
): RegistryCalls {
  const base = registryUrl.replace(/\/$/, '')

  const call = async <Schema extends z.ZodMiniType>(
    path: string,
    init: RequestInit,
    answer: Schema,
  ): Promise<z.output<Schema>> => {
    const response = await fetch(base + path, init).catch((error: unknown) => {
      const cause = typeof error === 'object' && error !== null && 'cause' in error && error.cause
      const why = errorCode(cause) ?? ''
      throw new CallFailed(
        `The registry at ${base} does not respond${why && ` (${why})`}. Start it, or set REGISTRY_URL.`,
        exitCodes.unavailable,
      )
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) {
      const parsed = answer.safeParse(body)
      if (parsed.success) return parsed.data
      throw new CallFailed(
        `${base} sent a response that this command does not know. Is it the registry, and the same version?`,
        exitCodes.unavailable,
      )
    }
    const problem = RegistryProblem.safeParse(body)
    if (!problem.success) {
      throw new CallFailed(`${base} responded with ${response.status}.`, exitCodes.unavailable)
    }
    throw new CallFailed(
      problem.data.message,
      exitCodeFor(response.status, problem.data),
      problem.data,
    )
  }

  const tokenHeaders = async () => {
    const token = await readToken()
    return new Headers(token ? { authorization: `Bearer ${token}` } : {})
  }

  return {
    get: async (path, answer) => call(path, { headers: await tokenHeaders() }, answer),
    async post(path, body, answer) {
      const headers = await tokenHeaders()
      headers.set('content-type', 'application/json')
      return call(path, { method: 'POST', headers, body: JSON.stringify(body) }, answer)
    },
  }
}

function exitCodeFor(status: number, { code }: RegistryProblem): ExitCode {
  if (code === 'refused_by_gate') return exitCodes.refused
  // The site is not in the state that the command is about.
  if (status === 409 || code === 'no_canary') return exitCodes.conflict
  return status === 404 || status === 422 ? exitCodes.usage : exitCodes.unavailable
}
