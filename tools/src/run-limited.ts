/** Runs jobs with at most `limit` at once; the first failure is thrown after those under way have ended. */
export async function runLimited<Job>(
  jobs: readonly Job[],
  limit: number,
  run: (job: Job) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs]
  const failures: unknown[] = []
  const work = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      if (failures.length > 0) return
      try {
        await run(job)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
  if (failures.length > 0) throw failures[0]
}
