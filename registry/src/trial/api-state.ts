/** Why the API cannot serve a trial; null when it can. */
export async function apiProblem(apiUrl: string): Promise<string | null> {
  try {
    const response = await fetch(`${apiUrl}/readyz`, {
      signal: AbortSignal.timeout(answerMilliseconds),
    })
    await response.body?.cancel()
    return response.ok ? null : `the API is not ready (${response.status})`
  } catch {
    return 'the API does not respond'
  }
}
const answerMilliseconds = 3000
